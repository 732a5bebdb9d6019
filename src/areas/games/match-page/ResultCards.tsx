import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import type { MatchDetail, MatchPlayer } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { HeroLink } from '#areas/wiki/heroes/HeroLink.tsx';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { HeroSeal } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { formatDuration } from '#lib/format.ts';
import { NamedPlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { SignedChange } from '#ui/figures/SignedChange.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useWords } from '#ui/text/language.tsx';
import { groupTeams } from './match-view.rules.ts';
import { text } from './match.text.ts';
import css from './ResultCards.module.css';

/** One card per player, or per team of two, in the order of places; those still playing first. */
export function ResultCards({ match, heroes }: { match: MatchDetail; heroes: HeroNames }) {
  const words = useWords(text);
  const { isDuo } = match.meta;
  return (
    <section className={isDuo ? css.teams : css.cards} aria-label={words.results}>
      {groupTeams(match.players).map((team) => (
        <article
          key={team.key}
          className={css.card}
          tabIndex={-1}
          data-p={team.place ?? undefined}
          data-who={team.players[0]?.towerPosition ?? undefined}
        >
          <div className={css.art} data-out={team.players.every((player) => player.isFinished && player.place === null) || undefined}>
            {team.players.map((player, index) =>
              player.heroName === null ? (
                <Avatar key={`${player.id} ${index}`} name={letteredName(player.id, player.name)} src={player.avatarUrl} />
              ) : (
                <Emblem key={`${player.id} ${index}`} kind="hero" name={player.heroName} grain />
              ),
            )}
          </div>
          <span className={css.faces}>
            {team.players.map((player, index) =>
              player.heroName === null ? null : <HeroSeal key={`${player.id} ${index}`} name={player.heroName} />,
            )}
          </span>
          <NamedPlaceBadge place={team.place} size={team.place === 1 ? 'l' : 'm'} />
          <div className={css.names}>
            {team.players.map((player, index) => (
              <div key={`${player.id} ${index}`}>
                <PlayerName id={player.id} name={player.name} href={paths.player.to({ id: player.id })} limit={isDuo ? 32 : 22} />
                {player.heroName !== null && (
                  <small>
                    <HeroLink names={heroes} hero={player.heroName} />
                  </small>
                )}
              </div>
            ))}
          </div>
          <Outcome players={team.players} isAbandoned={match.meta.isAbandoned} />
        </article>
      ))}
    </section>
  );
}

/** The result of a player, or of both in a team, whose ratings change separately. */
function Outcome({ players, isAbandoned }: { players: readonly MatchPlayer[]; isAbandoned: boolean }) {
  const words = useWords(text);
  const [player] = players;
  if (!player) return null;
  if (!player.isFinished) return <div className={css.outcome}>{isAbandoned ? words.unknownEnd : words.alive}</div>;
  return (
    <div className={css.outcome}>
      {player.ratingChange === null ? (
        <span>{player.isLeaver && player.place === null ? words.left : ''}</span>
      ) : (
        <span>
          {players.map((each, index) => (
            <span key={index}>
              {index > 0 ? ' / ' : ''}
              <SignedChange value={each.ratingChange} doubled={each.isDoubleRating} />
            </span>
          ))}
        </span>
      )}
      <span className="num">{formatDuration(player.endAtSeconds)}</span>
    </div>
  );
}
