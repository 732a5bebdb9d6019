import { useEffect, useState } from 'react';
import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import { type LiveMatch, listLiveMatches } from '#areas/games/matches/live.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { callApi } from '#contract/api-client.ts';
import { paths } from '#contract/paths.ts';
import { readInstant } from '#lib/format-time.ts';
import { formatDuration, formatNumber } from '#lib/format.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { MoreLink, Panel } from '#ui/layout/Panel.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './home.text.ts';
import css from './LiveNow.module.css';

const TICK_MS = 1_000;
const REFRESH_MS = 20_000;

/** The time: what the page was loaded at while the browser takes it over, then every second anew. */
function useClock(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The matches that are on: those the page came with, then asked for again while the page is looked at. */
function useLiveMatches(loaded: readonly LiveMatch[]): readonly LiveMatch[] {
  const [latest, setLatest] = useState<{ of: readonly LiveMatch[]; matches: readonly LiveMatch[] }>();
  useEffect(() => {
    let isHere = true;
    const refresh = async () => {
      const result = await callApi(listLiveMatches, {});
      // What is shown stays until the server answers again.
      if (isHere && result.isDone) setLatest({ of: loaded, matches: result.data });
    };
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, REFRESH_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [loaded]);
  return latest?.of === loaded ? latest.matches : loaded;
}

const SHOWN = 6;

/** The matches that are being played, newest first. */
export function LiveNow({ loaded, loadedAt, heroes }: { loaded: readonly LiveMatch[]; loadedAt: number; heroes: HeroNames }) {
  const words = useWords(text);
  const matches = useLiveMatches(loaded).slice(0, SHOWN);
  const now = useClock(loadedAt);
  return (
    <section aria-labelledby="live-now">
      <div className={css.head}>
        <h2 id="live-now">{words.liveNow}</h2>
        <MoreLink href={paths.matchSearch.to()}>{words.findMatch}</MoreLink>
      </div>
      {matches.length === 0 ? (
        <Panel>
          <EmptyState title={words.noneLiveTitle}>{words.noneLiveLine}</EmptyState>
        </Panel>
      ) : (
        <ul className={css.grid}>
          {matches.map((match) => (
            <li key={String(match.matchId)}>
              <LiveCard match={match} now={now} heroes={heroes} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LiveCard({ match, now, heroes }: { match: LiveMatch; now: number; heroes: HeroNames }) {
  const words = useWords(text);
  const language = useLanguage();
  const id = String(match.matchId);
  const left = match.players.filter((player) => !player.isFinished).length;
  const elapsedSeconds = (now - readInstant(match.createdAtUtc)) / 1000;
  return (
    <Panel flush className={css.card}>
      <div className={css.top}>
        <span className={css.time}>
          <span className="sr">{words.elapsed} </span>
          {formatDuration(elapsedSeconds)}
        </span>
        <span className="small muted">
          {match.isDuo ? '2x8' : '1x6'} · {words.averageRating} <b className="num strong">{formatNumber(match.averageRating, language)}</b>
        </span>
      </div>
      <ul className={css.players} style={{ '--n': match.players.length }}>
        {match.players.map((player, index) => (
          <LivePlayer key={`${player.playerId} ${index}`} player={player} heroes={heroes} />
        ))}
      </ul>
      <a className={css.link} href={paths.match.to({ id })}>
        <span>
          <span className="sr">{words.match(id)}</span>
          {words.left(left, match.players.length)}
        </span>
        <Icon name="chevron-right" size={16} />
      </a>
    </Panel>
  );
}

function LivePlayer({
  player: { playerId, nickname: given, heroName, place, isFinished },
  heroes,
}: {
  player: LiveMatch['players'][number];
  heroes: HeroNames;
}) {
  const words = useWords(text);
  const nickname = useShownName()(playerId, given);
  if (!isFinished) {
    return (
      <li title={nickname}>
        <Avatar name={letteredName(playerId, given)} />
        <span className="sr">{words.playing(nickname)}</span>
      </li>
    );
  }
  const hero = heroTitle(heroes, heroName);
  const label = place === null ? words.wentOut(nickname) : words.finishedAt(nickname, hero, place);
  return (
    <li title={label}>
      {heroName === null ? (
        <span className={css.gone}>
          <Avatar name={letteredName(playerId, given)} />
        </span>
      ) : (
        <Emblem kind="hero" name={heroName} out />
      )}
      <span className="sr">{label}</span>
      {place === null ? null : (
        <span className={css.badge} aria-hidden="true">
          <PlaceBadge place={place} size="s" />
        </span>
      )}
    </li>
  );
}
