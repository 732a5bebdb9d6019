import * as v from 'valibot';
import content from '../../../../content/item-nicknames.json' with { type: 'json' };
import { initialsOf } from './items.rules.ts';

const Nickname = v.pipe(v.string(), v.regex(/^[a-z\p{Script=Cyrillic}]+( [a-z\p{Script=Cyrillic}]+)*$/u));
/** What players call items besides their names and initials, in both languages, by the game's name of the item. */
const ItemNicknames = v.record(v.pipe(v.string(), v.regex(/^item_[a-z_]+$/)), v.array(Nickname));

const nicknames = v.parse(ItemNicknames, content);

/**
 * Players' names of an item besides its own: its nicknames in both languages, and the initials of its name, if any. The game marks its
 * variant of an item, which players call as before: `item_manta_custom`.
 */
export function listItemNicknames({ luaName, name }: { luaName: string; name: string }): string[] {
  return [...(nicknames[luaName.replace(/_custom$/, '')] ?? []), ...initialsOf(name)];
}
