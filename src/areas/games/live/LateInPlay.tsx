import { PlayerName, useShownName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import type { MatchPlayer } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { formatDuration, formatNumber, formatSigned } from '#lib/format.ts';
import { CountingNumber } from '#ui/figures/CountingNumber.tsx';
import { NamedPlaceBadge, PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { SignedChange } from '#ui/figures/SignedChange.tsx';
import { useSliding } from '#ui/hooks/use-sliding.ts';
import { classes } from '#ui/style/classes.ts';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { FollowedMatch } from './live.contract.ts';
import { isTold, likelyPlace, takenPlaces } from './live.rules.ts';
import { text } from './live.text.ts';
import css from './InPlay.module.css';

/** The players who are in, with what each place would bring them, and those who are out, with what it brought. */
export function InPlay({ match, heroes }: { match: FollowedMatch; heroes: HeroNames }) {
  const words = useWords(text);
  const sliding = useSliding<HTMLElement>();
  const { chances } = match;
  const players = match.players.map((player, index) => ({ ...player, chances: chances[index] ?? null }));
  const taken = takenPlaces(players, match.meta.isDuo);
  const standing = players.filter(({ isFinished }) => !isFinished);
  const out = players.filter(({ isFinished }) => isFinished);
  const isRated = standing.some(({ ratingByPlace }) => ratingByPlace !== null);
  const hint = isTold(standing) ? (isRated ? words.barHint : words.chancesHint) : isRated ? words.rampHint : undefined;
  return (
    <section ref={sliding} className={css.section} aria-label={words.inAndOut}>
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
      <ol className={css.standing}>
        {standing.map((player, index) => (
          <Standing key={player.id || `hidden ${index}`} player={player} taken={taken} />
        ))}
      </ol>
      {out.length > 0 && (
        <ol className={css.outs} aria-label={words.out}>
          {out.map((player, index) => (
            <Out key={player.id || `hidden ${index}`} player={player} heroes={heroes} />
          ))}
        </ol>
      )}
    </section>
  );
}

type StandingProps = { player: MatchPlayer & { chances: number[] | null }; taken: ReadonlySet<number> };

function Standing({ player, taken }: StandingProps) {
  const words = useWords(text);
  const language = useLanguage();
  const { id, name, stream, ratingStart, ratingByPlace, chances } = player;
  const likely = likelyPlace(chances);
  return (
    <li className={css.in} data-p={likely} data-slide={id || undefined}>
      <div className={css.head}>
        <Avatar name={letteredName(id, name)} src={player.avatarUrl} size={40} />
        <span className={css.names}>
          <PlayerName id={id} name={name} href={paths.player.to({ id })} limit={32} className="clip" />
          <small>
            <span>{words.rating(formatNumber(ratingStart, language))}</span>
            {player.isDoubleRating && `, ${words.doubled}`}
          </small>
        </span>
        {stream && <Stream stream={stream} name={name} id={id} />}
      </div>
      {chances && (
        <div className={css.chances}>
          <PlaceBar shares={chances} numbered />
          {likely !== undefined && (
            <span className={css.likely}>
              {words.likely} <b className="sr">{words.likelyPlace(likely)}</b>
              <span aria-hidden="true">
                <PlaceBadge place={likely} />
              </span>
            </span>
          )}
        </div>
      )}
      {ratingByPlace && (
        <ol className={css.ramp} aria-label={words.ramp}>
          {ratingByPlace.map((change, index) => (
            <li
              key={index}
              data-p={index + 1}
              className={classes('num', taken.has(index + 1) && css.taken, index + 1 === likely && css.raised)}
            >
              <span className="sr">{words.forPlace(index + 1)}</span>
              {formatSigned(change, language)}
              {taken.has(index + 1) && <span className="sr">{words.taken}</span>}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function Stream({ stream, id, name }: { stream: NonNullable<MatchPlayer['stream']>; id: number; name: string }) {
  const words = useWords(text);
  const language = useLanguage();
  const shownName = useShownName()(id, name);
  const format = (viewers: number) => formatNumber(viewers, language);
  return (
    <a
      className={classes('num', css.stream)}
      href={stream.url}
      rel="noopener"
      aria-label={`${shownName}: ${stream.viewers === null ? words.streams : words.viewers(format(stream.viewers))}`}
    >
      <i />
      {stream.viewers !== null && <CountingNumber value={stream.viewers} format={format} />}
    </a>
  );
}

/** Place, when, and the change: the rest stands in the table. */
function Out({ player, heroes }: { player: MatchPlayer; heroes: HeroNames }) {
  const words = useWords(text);
  const { id, name, place, heroName, ratingChange } = player;
  return (
    <li className={css.out} data-p={place ?? undefined} data-slide={id || undefined}>
      <NamedPlaceBadge place={place} size="l" />
      {heroName === null ? (
        <Avatar name={letteredName(id, name)} src={player.avatarUrl} size={36} />
      ) : (
        <HeroFace name={heroName} size={36} out />
      )}
      <span className={css.names}>
        <PlayerName id={id} name={name} href={paths.player.to({ id })} limit={32} className="clip" />
        <small>{heroName === null ? words.left : heroTitle(heroes, heroName)}</small>
      </span>
      <span className={classes('num', css.time)}>{formatDuration(player.endAtSeconds)}</span>
      {place !== null && ratingChange !== null && <SignedChange value={ratingChange} doubled={player.isDoubleRating} />}
    </li>
  );
}
