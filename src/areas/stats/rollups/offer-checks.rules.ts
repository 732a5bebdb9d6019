import { Balance, unfairOf } from '#areas/stats/talents/balance.rules.ts';
import { poolOf } from '#areas/stats/talents/offer-effects.rules.ts';
import type { NamedPool } from './choices.rules.ts';

/** Whether the game's draw of a rarity's offers is fair in a patch; `named` are the talents for which it is not. */
export type OfferCheck = { rarity: string; patch: number; choices: number; talents: number; differences: number; named: string[] };

/** Collects the offers of a mode, hero by hero, by rarity and patch. */
export class OfferChecks {
  readonly #groups = new Map<string, { rarity: string; patch: number; choices: number; balance: Balance }>();

  add({ rarity, names, choices, patches }: NamedPool): void {
    for (const patch of new Set(patches)) {
      const key = `${rarity} ${patch}`;
      const group = this.#groups.get(key) ?? { rarity, patch, choices: 0, balance: new Balance() };
      this.#groups.set(key, group);
      const ofPatch = choices.filter((_, index) => patches[index] === patch);
      group.choices += ofPatch.length;
      group.balance.add(poolOf(ofPatch), names);
    }
  }

  /** The results; a rarity whose talents are all offered every time has no draw to check. */
  results(): OfferCheck[] {
    const groups = [...this.#groups.values()];
    const unfair = unfairOf(groups.map(({ balance }) => balance));
    return groups.flatMap(({ rarity, patch, choices, balance }, index) => {
      const compared = balance.differences();
      const talents = new Set(compared.map(({ name }) => name)).size;
      return talents === 0 ? [] : [{ rarity, patch, choices, talents, differences: compared.length, named: unfair[index] ?? [] }];
    });
  }
}
