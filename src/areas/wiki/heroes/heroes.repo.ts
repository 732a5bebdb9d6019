import { readContent } from '#areas/wiki/content/content.repo.ts';
import type { HeroContent } from '#areas/wiki/content/hero-content.contract.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Db } from '#db/pool.ts';
import { findHero } from './hero-details.rules.ts';

/** Every hero of the content in the order of names, as it stands now. */
export async function listContentHeroes(db: Db): Promise<readonly HeroContent[]> {
  return (await readContent(db)).heroes;
}

/** The hero of any of its names, as the content stands now. Throws Refusal heroNotFound. */
export async function readHero(db: Db, name: string): Promise<HeroContent> {
  const hero = findHero(await listContentHeroes(db), name);
  if (!hero) throw new Refusal('heroNotFound');
  return hero;
}

/** The game's name of the hero of any of its names; what names no hero of the content, as one that left the game, gets the prefix that it may lack. */
export async function findHeroName(db: Db, name: string): Promise<string> {
  const known = findHero(await listContentHeroes(db), name)?.name;
  return known ?? (name.startsWith('npc_dota_hero_') ? name : `npc_dota_hero_${name.replaceAll('-', '_')}`);
}
