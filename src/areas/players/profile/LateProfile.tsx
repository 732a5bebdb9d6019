import type { Profile } from '#areas/players/players/profile.contract.ts';
import { Activity } from './Activity.tsx';
import { Closings } from './Closings.tsx';
import { Collection } from './Collection.tsx';
import { HeroesPlayed } from './HeroesPlayed.tsx';
import type { ProfileSearch } from './history-search.rules.ts';
import { LastGames } from './LastGames.tsx';
import { Met } from './Met.tsx';
import css from './Profile.module.css';

type Props = { id: string; search: ProfileSearch; profile: Profile; names: Parameters<typeof LastGames>[0]['names'] };

/** The matches of a profile and everything below them. */
export function LateProfile({ id, search, profile, names }: Props) {
  const { mode } = search;
  return (
    <>
      <LastGames id={id} search={search} profile={profile} names={names} />
      <div className={css.columns}>
        <HeroesPlayed id={id} search={search} heroes={profile.heroes} names={names.heroes} />
        <div className="stack">
          <Activity activity={profile.activity} mode={mode} />
          <Closings closings={profile.closings} />
        </div>
      </div>
      <Met id={id} mode={mode} isListed={profile.isListed} />
      <Collection id={id} mode={mode} />
    </>
  );
}
