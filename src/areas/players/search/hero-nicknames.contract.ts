import * as v from 'valibot';

const Nickname = v.pipe(v.string(), v.regex(/^[a-z\p{Script=Cyrillic}]+( [a-z\p{Script=Cyrillic}]+)*$/u));

/** What `content/hero-nicknames.json` holds: how players call heroes besides their names, in both languages, by the game's name of the hero. */
export const HeroNicknames = v.record(v.pipe(v.string(), v.regex(/^npc_dota_hero_[a-z_]+$/)), v.array(Nickname));
