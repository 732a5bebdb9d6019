import * as v from 'valibot';
import content from '../../../../content/hero-nicknames.json' with { type: 'json' };

const Nickname = v.pipe(v.string(), v.regex(/^[a-z\p{Script=Cyrillic}]+( [a-z\p{Script=Cyrillic}]+)*$/u));
/** What players call heroes besides their names, in both languages, by the game's name of the hero. */
const HeroNicknames = v.record(v.pipe(v.string(), v.regex(/^npc_dota_hero_[a-z_]+$/)), v.array(Nickname));

const nicknames = v.parse(HeroNicknames, content);

/** What players call a hero besides its names, in both languages; nothing for a hero that has no nickname yet. */
export function listHeroNicknames(hero: string): readonly string[] {
  return nicknames[hero] ?? [];
}
