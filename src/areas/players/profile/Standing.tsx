import type { Profile } from '#areas/players/players/profile.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { formatNumber, formatTopShare } from '#lib/format.ts';
import { NamedPlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './profile.text.ts';
import css from './PlayerBanner.module.css';

type Props = { profile: Pick<Profile, 'figures' | 'lastMatch'>; names: HeroNames };

/** The player in one line: the place among all, and the last match. The lower half gets no share. */
export function Standing({ profile: { figures, lastMatch }, names }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const { place, topShare } = figures;
  const stands = [
    place === null ? [] : words.leaderboardPlace(formatNumber(place, language)),
    topShare === null || topShare > 0.5 ? [] : words.topOf(formatTopShare(topShare, language)),
  ].flat();
  if (stands.length === 0 && lastMatch === null) return null;
  return (
    <ul className={css.standing}>
      {stands.map((stand) => (
        <li key={stand}>{stand}</li>
      ))}
      {lastMatch ? (
        <li>
          <a href={paths.match.to({ id: String(lastMatch.matchId) })}>{words.lastMatch}</a>
          {lastMatch.place === null ? null : <NamedPlaceBadge place={lastMatch.place} />}
          {lastMatch.heroName === null ? null : (
            <HeroFace name={lastMatch.heroName} size={28} label={heroTitle(names, lastMatch.heroName)} />
          )}
          <Time at={lastMatch.createdAtUtc} />
        </li>
      ) : null}
    </ul>
  );
}
