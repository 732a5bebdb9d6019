import * as v from 'valibot';
import { heroAttributes } from '#areas/wiki/content/hero-content.contract.ts';
import { AsOf } from '#areas/wiki/content/revision.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

const Hero = v.object({
  name: v.string(),
  urlName: v.string(),
  userFriendlyName: v.string(),
  attribute: v.picklist(heroAttributes),
  talents: v.array(v.string()),
  /** Ours: other names it may be searched by, such as the Russian one. */
  aliases: v.array(v.string()),
  /** Ours: what players call it for short, such as AM. */
  short: v.string(),
});
export type Hero = v.InferOutput<typeof Hero>;

export const listHeroes = endpoint({
  method: 'GET',
  path: '/api/v2/heroes',
  summary: 'Every hero with its orange talents, and the one added last',
  input: v.object({ asOf: AsOf }),
  output: v.object({
    heroes: v.array(Hero),
    lastAddedHero: Hero,
    /** Ours: the revision of the content, and when it was published. */
    revision: v.object({ id: whole, publishedAt: v.string() }),
  }),
});

/** What heroes are called on pages, and their names in addresses, by the game's name of the hero. */
const HeroNames = v.record(v.string(), v.object({ name: v.string(), urlName: v.string() }));
export type HeroNames = v.InferOutput<typeof HeroNames>;

export const listHeroNames = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/names',
  summary: 'What every hero is called, and its part of the address, by the game’s name of the hero',
  input: v.object({}),
  output: HeroNames,
});

/** What the orange talents' skills are called, by the name the game gives the talent. */
const TalentNames = v.record(v.string(), v.string());
export type TalentNames = v.InferOutput<typeof TalentNames>;

export const listTalentNames = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/talents',
  summary: 'What the ability of every orange talent is called, by the game’s name of the talent',
  input: v.object({}),
  output: TalentNames,
});
