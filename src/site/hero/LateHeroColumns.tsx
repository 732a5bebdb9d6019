import { BestOfHero } from '#areas/players/leaderboard/BestOfHero.tsx';
import type { HeroPlayer } from '#areas/players/leaderboard/leaderboard.contract.ts';
import { HeroChanges } from '#areas/wiki/hero-page/HeroChanges.tsx';
import { HeroUpgrades } from '#areas/wiki/hero-page/HeroUpgrades.tsx';
import type { HeroDetails } from '#areas/wiki/heroes/hero-details.contract.ts';
import type { ItemNames } from '#areas/wiki/items/items.contract.ts';
import css from './Hero.module.css';

type Props = { id: string; hero: HeroDetails; players: readonly HeroPlayer[]; items: ItemNames };

/** Upgrades and changes of a hero next to the hero's best players, whose anchor this part carries. */
export function HeroColumns({ id, hero, players, items }: Props) {
  const { upgrades, changes } = hero;
  return (
    <div className={css.columns}>
      {upgrades.length + changes.length > 0 ? (
        <div className="stack">
          {upgrades.length > 0 ? <HeroUpgrades id="upgrades" hero={hero} /> : null}
          {changes.length > 0 ? <HeroChanges id="changes" hero={hero} /> : null}
        </div>
      ) : null}
      <BestOfHero id={id} players={[...players]} items={items} />
    </div>
  );
}
