import type { Output } from '#lib/endpoint.ts';
import type { ContentHero } from './hero-content.contract.ts';
import type { HeroNames, listHeroes } from './heroes.contract.ts';

type PublicHero = Output<typeof listHeroes>['lastAddedHero'];

/** A hero as the API shows it (API-FACTS). */
export function toPublicHero(hero: ContentHero): PublicHero {
  return { name: hero.name, urlName: hero.urlName, userFriendlyName: hero.userFriendlyName.en, attribute: hero.attribute, talents: hero.skills.map((skill) => skill.talent) };
}

/** The hero that came last; of several on one day the last in the list. Throws when there is none. */
export function lastAdded(heroes: readonly ContentHero[]): ContentHero {
  const last = heroes.reduce<ContentHero | undefined>((found, hero) => (found && found.addedOn > hero.addedOn ? found : hero), undefined);
  if (!last) throw new Error('the content has no hero');
  return last;
}

export function heroNamesOf(heroes: readonly ContentHero[]): HeroNames {
  return Object.fromEntries(heroes.map((hero) => [hero.name, { name: hero.userFriendlyName.en, urlName: hero.urlName }]));
}

/** Only the names that a page shows. */
export function pickHeroNames(names: HeroNames, shown: Iterable<string | null | undefined>): HeroNames {
  const picked: HeroNames = {};
  for (const hero of shown) {
    const found = hero ? names[hero] : undefined;
    if (hero && found) picked[hero] = found;
  }
  return picked;
}

/** What a hero is called; one that the content does not know by the words of its game name; a dash for none. */
export function heroTitle(names: HeroNames, hero: string | null | undefined): string {
  if (!hero) return '—';
  return (
    names[hero]?.name ??
    hero
      .replace(/^npc_dota_hero_/, '')
      .split('_')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
