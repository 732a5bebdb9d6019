import { readContent } from '#areas/wiki/content/content.repo.ts';
import type { HeroContent } from '#areas/wiki/content/hero-content.contract.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Db } from '#db/pool.ts';
import { findHero } from './hero-details.rules.ts';

/** Every hero of the current content, by name. */
export async function listContentHeroes(db: Db): Promise<readonly HeroContent[]> {
  return (await readContent(db)).heroes;
}

/** The hero with any of these names in the current content. Throws Refusal heroNotFound. */
export async function readHero(db: Db, name: string): Promise<HeroContent> {
  const hero = findHero(await listContentHeroes(db), name);
  if (!hero) throw new Refusal('heroNotFound');
  return hero;
}

/**
 * The game's name of a hero by any of its names; a name unknown to the content, such as that of a removed hero, gets the prefix if it lacks
 * it.
 */
export async function findHeroName(db: Db, name: string): Promise<string> {
  const known = findHero(await listContentHeroes(db), name)?.name;
  return known ?? (name.startsWith('npc_dota_hero_') ? name : `npc_dota_hero_${name.replaceAll('-', '_')}`);
}
