import * as v from 'valibot';
import content from '../../../../content/item-nicknames.json' with { type: 'json' };

const Nickname = v.pipe(v.string(), v.regex(/^[a-z\p{Script=Cyrillic}]+( [a-z\p{Script=Cyrillic}]+)*$/u));
/** How players call items besides their names and initials, in both languages, by the game's name of the item. */
const ItemNicknames = v.record(v.pipe(v.string(), v.regex(/^item_[a-z_]+$/)), v.array(Nickname));

const nicknames = v.parse(ItemNicknames, content);

/** How players call an item besides its names, in both languages; nothing for an item that has no nickname. */
export function listItemNicknames(item: string): readonly string[] {
  return nicknames[item] ?? [];
}
