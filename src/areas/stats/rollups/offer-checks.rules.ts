import { chanceOf, discoveries, differencesOf, pooled } from '#areas/stats/talents/balance.rules.ts';
import type { Measured } from '#areas/stats/talents/contrast.rules.ts';
import { poolOf } from '#areas/stats/talents/offer-effects.rules.ts';
import type { NamedPool } from './choices.rules.ts';

/** Whether the game's draw of a rarity's offers is fair in a patch; `named` are the talents of differences that chance does not explain. */
export type OfferCheck = { rarity: string; patch: number; choices: number; talents: number; differences: number; named: string[] };

/** Gathers what was before offers from hero to hero, by rarity, patch, talent and what is compared. */
export class OfferChecks {
  readonly #groups = new Map<string, { rarity: string; patch: number; choices: number; of: Map<string, Measured[]> }>();

  add({ rarity, names, choices, patches }: NamedPool): void {
    for (const patch of new Set(patches)) {
      const key = `${rarity} ${patch}`;
      const group = this.#groups.get(key) ?? { rarity, patch, choices: 0, of: new Map<string, Measured[]>() };
      this.#groups.set(key, group);
      const ofPatch = choices.filter((_, index) => patches[index] === patch);
      group.choices += ofPatch.length;
      for (const { talent, covariate, difference } of differencesOf(poolOf(ofPatch))) {
        const name = `${names[talent]} ${covariate}`;
        group.of.set(name, [...(group.of.get(name) ?? []), difference]);
      }
    }
  }

  /** What came of it; a rarity whose talents are all offered every time has no draw to check. */
  results(): OfferCheck[] {
    return [...this.#groups.values()].flatMap(({ rarity, patch, choices, of }) => {
      const named = [...of.keys()];
      const isFound = discoveries([...of.values()].map((measured) => chanceOf(pooled(measured))));
      const talentsOf = (keys: readonly string[]) => [...new Set(keys.map((key) => key.split(' ')[0] ?? ''))].toSorted();
      const found = talentsOf(named.filter((_, index) => isFound[index]));
      return of.size === 0 ? [] : [{ rarity, patch, choices, talents: talentsOf(named).length, differences: of.size, named: found }];
    });
  }
}
