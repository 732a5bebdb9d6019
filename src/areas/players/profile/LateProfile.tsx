import type { Profile } from '#areas/players/players/profile.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { Activity } from './Activity.tsx';
import { Closings } from './Closings.tsx';
import { Collection } from './Collection.tsx';
import { HeroesPlayed } from './HeroesPlayed.tsx';
import { Met } from './Met.tsx';
import css from './Profile.module.css';

type Props = { id: string; mode: '1x6' | '2x8'; profile: Profile; names: HeroNames };

/** What stands below the matches of a profile. */
export function LateProfile({ id, mode, profile, names }: Props) {
  return (
    <>
      <div className={css.columns}>
        <HeroesPlayed heroes={profile.heroes} names={names} />
        <div className="stack">
          <Activity activity={profile.activity} />
          <Closings closings={profile.closings} />
        </div>
      </div>
      <Met id={id} mode={mode} />
      <Collection id={id} mode={mode} />
    </>
  );
}
