import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { getForecast, type Forecast } from '#areas/games/forecast/forecast.contract.ts';
import { streamMatch, type FollowedMatch } from '#areas/games/live/live.contract.ts';
import { LiveHead } from '#areas/games/live/LiveHead.tsx';
import { getMatch, type MatchDetail } from '#areas/games/matches/matches.contract.ts';
import { listHeroNames, listTalentNames, type HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { pickNames } from '#areas/wiki/heroes/heroes.rules.ts';
import { listItemNames } from '#areas/wiki/items/items.contract.ts';
import { listenApi } from '#contract/api-client.ts';
import { readMatchNumber } from '#contract/match-id.ts';
import { absent, definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/durations.ts';
import { readInstant } from '#lib/format-time.ts';
import { Head } from '#ui/layout/Head.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { NotFoundScreen } from '#ui/layout/NotFoundScreen.tsx';
import { MoreLink, Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { type MatchNames } from './match-view.rules.ts';
import { text } from './match.text.ts';
import { MatchHead } from './MatchHead.tsx';
import { ResultCards } from './ResultCards.tsx';
import css from './MatchPage.module.css';

const TOLD_WITHIN_MS = 10 * MINUTE_MS;
const sharePart = latePart<{ match: MatchDetail }>(async () => (await import('./LateShareMatch.tsx')).LateShareMatch);
type PartProps = { match: FollowedMatch; heroes: HeroNames };
const inPlayPart = latePart<PartProps>(async () => (await import('#areas/games/live/LateInPlay.tsx')).InPlay);
const mapPart = latePart<{ match: MatchDetail; heroes: HeroNames; isLive?: boolean }>(
  async () => (await import('./LateBaseMap.tsx')).BaseMap,
);
const matrixPart = latePart<{ players: MatchDetail['players']; heroes: HeroNames }>(
  async () => (await import('./LateDamageMatrix.tsx')).DamageMatrix,
);
const tablePart = latePart<{ match: MatchDetail; names: MatchNames }>(async () => (await import('./LatePlayersTable.tsx')).PlayersTable);
const draftPart = latePart<{ picks: MatchDetail['picks']; heroes: HeroNames }>(async () => (await import('./LateDraft.tsx')).Draft);
const siegesPart = latePart<{ id?: string; match: MatchDetail; heroes: HeroNames }>(async () => (await import('./LateSieges.tsx')).Sieges);

const forecastPart = latePart<{ forecast: Forecast; players: MatchDetail['players']; heroes: HeroNames }>(
  async () => (await import('#areas/games/forecast/LateForecastPanel.tsx')).ForecastPanel,
);

const soFarPart = latePart<{ match: FollowedMatch; loadedAt: number; heroes: HeroNames }>(
  async () => (await import('#areas/games/forecast/LateForecastSoFar.tsx')).ForecastSoFar,
);

export const page = definePage({
  search: {},
  load: async ({ call, params, language }) => {
    const id = readMatchNumber(params['id'] ?? '');
    if (!id) throw absent();
    const [match, forecast, heroes, talents, items] = await Promise.all([
      call(getMatch, { dotaMatchId: id }),
      call(getForecast, { dotaMatchId: id }),
      call(listHeroNames, {}),
      call(listTalentNames, {}),
      call(listItemNames, { lang: language }),
      inPlayPart.open(),
      mapPart.open(),
      matrixPart.open(),
      tablePart.open(),
      draftPart.open(),
      siegesPart.open(),
      forecastPart.open(),
      soFarPart.open(),
      sharePart.open(),
    ]);
    const loadedAt = Date.now();
    // During the match any hero may still turn up.
    const followed = { ...match, chances: forecast.players.map(({ chances }) => chances), moments: forecast.moments };
    if (!match.meta.isFinished) return { match: followed, forecast, names: { heroes, talents, items }, loadedAt };
    const shownHeroes = [...match.players.map((player) => player.heroName), ...match.picks.flatMap(({ heroName, ban }) => [heroName, ban])];
    const shownTalents = match.players.flatMap((player) => [player.talents.main, player.talents.secondMain]);
    const shownItems = match.players.flatMap((player) => player.items);
    const names = {
      heroes: pickNames(heroes, shownHeroes),
      talents: pickNames(talents, shownTalents),
      items: pickNames(items, shownItems),
    };
    return { match: followed, forecast, names, loadedAt };
  },
  Body: ({ data: { match, ...rest } }) => <LiveMatch match={match}>{(shown) => <MatchView match={shown} {...rest} />}</LiveMatch>,
  Absent: MatchNotFound,
});

/** A match that updates itself while in progress; a finished one stays as it is. */
function LiveMatch({ match: loaded, children }: { match: FollowedMatch; children: (match: FollowedMatch) => ReactNode }) {
  const [latest, setLatest] = useState<FollowedMatch>();
  const id = String(loaded.matchId);
  const shown = latest && String(latest.matchId) === id && !loaded.meta.isFinished ? latest : loaded;
  const isOver = shown.meta.isFinished || shown.meta.isAbandoned;

  useEffect(() => {
    if (isOver) return undefined;
    // Parts whose code is still loading stay as the server rendered them.
    return listenApi(streamMatch, { dotaMatchId: id }, (match) => startTransition(() => setLatest(match)));
  }, [id, isOver]);

  return children(shown);
}

type ViewProps = { match: FollowedMatch; forecast: Forecast; names: MatchNames; loadedAt: number };

function MatchView({ match, names, forecast, loadedAt }: ViewProps) {
  const words = useWords(text);
  const id = String(match.matchId);
  const isLive = !match.meta.isFinished && !match.meta.isAbandoned;
  return (
    <>
      <Head title={words.title(id)} description={words.description(id)} path={paths.match.to({ id })} />
      <div className={`wrap page ${css.match}`}>
        {isLive ? <PartsInProgress {...{ match, names, loadedAt }} /> : <PartsAfterwards {...{ match, names, forecast, loadedAt }} />}
      </div>
    </>
  );
}

/** A match in progress: the players who are in, what is at stake for them, and what is known of those who are out. */
function PartsInProgress({ match, names, loadedAt }: Omit<ViewProps, 'forecast'>) {
  const { heroes } = names;
  const hasNumbers = match.players.some(({ heroName }) => heroName !== null);
  return (
    <>
      <LiveHead match={match} loadedAt={loadedAt} share={<sharePart.Slot match={match} />} />
      <inPlayPart.Slot match={match} heroes={heroes} />
      {match.moments.length > 1 && <soFarPart.Slot match={match} loadedAt={loadedAt} heroes={heroes} />}
      {hasNumbers && (
        <>
          <div className={css.columns}>
            <mapPart.Slot match={match} heroes={heroes} isLive />
            <div className="stack">
              <matrixPart.Slot players={match.players} heroes={heroes} />
              {match.buildingsDestroyed.length > 0 && <siegesPart.Slot match={match} heroes={heroes} />}
            </div>
          </div>
          <tablePart.Slot match={match} names={names} />
        </>
      )}
    </>
  );
}

function PartsAfterwards({ match, names, forecast, loadedAt }: ViewProps) {
  const { heroes } = names;
  const hasBases = match.players.some((player) => player.towerPosition !== null);
  return (
    <>
      <MatchHead match={match} share={<sharePart.Slot match={match} />} />
      <ResultCards match={match} heroes={heroes} />
      <tablePart.Slot match={match} names={names} />
      {match.meta.isFinished && (forecast.basis || isJustOver(match, loadedAt)) && (
        <forecastPart.Slot forecast={forecast} players={match.players} heroes={heroes} />
      )}
      <div className={css.columns}>
        {hasBases && <mapPart.Slot match={match} heroes={heroes} />}
        <div className="stack">
          <matrixPart.Slot players={match.players} heroes={heroes} />
          <draftPart.Slot picks={match.picks} heroes={heroes} />
        </div>
      </div>
      {match.meta.isArchived ? <InArchive /> : <siegesPart.Slot match={match} heroes={heroes} />}
    </>
  );
}

/** Where to find what this page no longer shows of an old match. */
function InArchive() {
  const words = useWords(text);
  return (
    <Panel title={words.archived}>
      <p>{words.archivedLine}</p>
      <MoreLink href={paths.data.to()}>{words.toData}</MoreLink>
    </Panel>
  );
}

/** Whether the game may still report what a forecast rests on. */
function isJustOver({ meta: { createdAt, durationAtSeconds } }: MatchDetail, at: number): boolean {
  return at - readInstant(createdAt) - (durationAtSeconds ?? 0) * SECOND_MS < TOLD_WITHIN_MS;
}

function MatchNotFound() {
  const words = useWords(text);
  return (
    <>
      <Head title={words.notFoundTitle} />
      <NotFoundScreen title={words.notFoundTitle} way={{ href: paths.matchSearch.to(), label: words.toSearch }}>
        {words.notFoundLine}
      </NotFoundScreen>
    </>
  );
}
