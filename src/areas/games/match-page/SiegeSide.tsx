import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { useWords } from '#ui/text/language.tsx';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { text } from './match.text.ts';
import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import css from './Sieges.module.css';

type Props = { match: MatchDetail; heroes: HeroNames; shown: readonly string[]; hasPlace?: boolean };

/** Who attacked, or whose building it was: emblems and names. */
export function SiegeSide({ match, heroes, shown, hasPlace = false }: Props) {
  const words = useWords(text);
  const players = shown.map((hero) => ({ hero, player: match.players.find((player) => player.heroName === hero) }));
  if (players.length === 0) return '—';
  return (
    <span className={css.side}>
      {players.map(({ hero }) => (
        <span key={hero} title={heroTitle(heroes, hero)}>
          <Emblem kind="hero" name={hero} size={32} label={heroTitle(heroes, hero)} />
        </span>
      ))}
      {hasPlace && <PlaceBadge place={players[0]?.player?.place} size="s" />}
      <span className="clip only-wide">{players.map(({ hero, player }) => player?.name ?? heroTitle(heroes, hero)).join(words.and)}</span>
    </span>
  );
}
