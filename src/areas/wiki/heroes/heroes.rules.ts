import type { HeroContent } from '#areas/wiki/content/hero-content.contract.ts';
import { titleOf } from '#lib/format-name.ts';
import { shortHeroName } from './hero-short.rules.ts';
import type { Hero, HeroNames, TalentNames } from './heroes.contract.ts';

/** A hero as the API shows it (docs/rules.md "Heroes in the API"). */
export function toPublicHero(hero: HeroContent): Hero {
  const { en, ru } = hero.title;
  const title = en ?? ru ?? hero.name;
  return {
    name: hero.name,
    urlName: hero.urlName,
    userFriendlyName: title,
    attribute: hero.attribute,
    talents: hero.skills.map((skill) => skill.talent),
    aliases: ru ? [ru] : [],
    short: shortHeroName(hero.name, title),
  };
}

/** The hero added last; of several on one day the last in the list. Throws if there is none. */
export function lastAdded(heroes: readonly HeroContent[]): HeroContent {
  const last = heroes.reduce<HeroContent | undefined>(
    (found, hero) => (found && (found.addedOn ?? '') > (hero.addedOn ?? '') ? found : hero),
    undefined,
  );
  if (!last) throw new Error('the content has no hero');
  return last;
}

export function heroNamesOf(heroes: readonly HeroContent[]): HeroNames {
  return Object.fromEntries(
    heroes.map((hero) => [hero.name, { name: hero.title.en ?? hero.title.ru ?? hero.name, urlName: hero.urlName }]),
  );
}

export function talentNamesOf(heroes: readonly HeroContent[]): TalentNames {
  return Object.fromEntries(
    heroes.flatMap((hero) => hero.skills.map((skill) => [skill.talent, skill.title.en ?? skill.title.ru ?? titleOf(skill.talent)])),
  );
}

/** Only the names that a page shows. */
export function pickNames<N>(names: Record<string, N>, shown: Iterable<string | null | undefined>): Record<string, N> {
  const picked: Record<string, N> = {};
  for (const key of new Set(shown)) {
    const found = key ? names[key] : undefined;
    if (key && found !== undefined) picked[key] = found;
  }
  return picked;
}

/** A hero's title; for heroes unknown to the content, words from the game name; a dash for none. */
export function heroTitle(names: HeroNames, hero: string | null | undefined): string {
  return hero ? (names[hero]?.name ?? titleOf(hero.replace(/^npc_dota_hero_/, ''))) : '—';
}

/** An orange talent's title: its skill, or words from its game name. It also names the art. */
export function talentTitle(names: TalentNames, talent: string): string {
  return names[talent] ?? titleOf(talent);
}
