import { useEffect, useState } from 'react';
import { listHeroNames, type HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { pickNames } from '#areas/wiki/heroes/heroes.rules.ts';
import { RankInsignia } from '#areas/wiki/widgets/RankInsignia.tsx';
import { listenApi } from '#contract/api-client.ts';
import { LONGEST_TYPED_MATCH, readTypedMatch } from '#contract/match-id.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { NumberSearch } from '#ui/controls/NumberSearch.tsx';
import { Switch } from '#ui/controls/Toggle.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useSliding } from '#ui/hooks/use-sliding.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { WaitingList } from '#ui/layout/WaitingList.tsx';
import { useWords } from '#ui/text/language.tsx';
import { FinishedList } from './FinishedList.tsx';
import { getMatchBoard, streamMatchBoard, type LiveMatch, type MatchBoard } from './live.contract.ts';
import { groupMatches, isTold, type LiveGroup } from './live.rules.ts';
import { text } from './live.text.ts';
import { LiveCard } from './LiveCard.tsx';
import css from './LivePage.module.css';

type Data = { board: MatchBoard; heroes: HeroNames; loadedAt: number };

export const page = definePage({
  search: {},
  load: async ({ call }): Promise<Data> => {
    const [board, names] = await Promise.all([call(getMatchBoard, {}), call(listHeroNames, {})]);
    // During matches any hero may still turn up.
    const shown = board.finished.flatMap(({ winners }) => winners.map(({ heroName }) => heroName));
    return { board, heroes: board.live.length > 0 ? names : pickNames(names, shown), loadedAt: Date.now() };
  },
  Body: ({ data }) => <LivePage {...data} />,
  Waiting: LiveWaiting,
});

/** A row of matches. */
const WAITING_CARDS = 3;

function LiveWaiting() {
  const words = useWords(text);
  return <WaitingList title={words.title} count={WAITING_CARDS} list={css.grid} card={css.card} above={css.above} />;
}

/** The board that the page came with, kept up to date. */
function useBoard(loaded: MatchBoard): MatchBoard {
  const [latest, setLatest] = useState<{ of: MatchBoard; board: MatchBoard }>();
  useEffect(() => listenApi(streamMatchBoard, {}, (board) => setLatest({ of: loaded, board })), [loaded]);
  return latest?.of === loaded ? latest.board : loaded;
}

function LivePage({ board: loaded, heroes, loadedAt }: Data) {
  const words = useWords(text);
  const board = useBoard(loaded);
  const sliding = useSliding<HTMLDivElement>();
  const [isStreamed, setStreamed] = useState(false);
  const shown = isStreamed ? board.live.filter(hasStream) : board.live;
  const groups = groupMatches(shown);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.live.to()} />
      <div ref={sliding} className={`wrap page ${css.page}`}>
        <div>
          <PageHead
            title={words.title}
            lead={leadOf(board, words)}
            tools={<StreamSwitch board={board} isOn={isStreamed} onChange={setStreamed} />}
          />
          {groups.length > 0 && (
            <nav className={css.groups} aria-label={words.groups}>
              {groups.map(({ group, matches }) => (
                <a key={group} href={`#${group}`}>
                  {group === 'duo' ? '2x8' : words[group]} <b className="num">{matches.length}</b>
                </a>
              ))}
              {board.finished.length > 0 && <a href="#finished">{words.lastMatches}</a>}
            </nav>
          )}
        </div>
        {groups.length > 0 && (
          <div className={css.board}>
            {groups.map(({ group, matches }) => (
              <Group key={group} group={group} matches={matches} loadedAt={loadedAt} heroes={heroes} />
            ))}
          </div>
        )}
        {groups.length === 0 && (
          <Panel>
            <EmptyState level={2} title={isStreamed ? words.noStreams : words.noneTitle} />
          </Panel>
        )}
        {board.finished.length > 0 && <FinishedList matches={board.finished} loadedAt={loadedAt} heroes={heroes} />}
        <Panel title={words.byNumber} note={words.byNumberNote}>
          <NumberSearch
            label={words.number}
            button={words.find}
            value=""
            path={paths.matchSearch.to()}
            name="id"
            longest={LONGEST_TYPED_MATCH}
            read={readTypedMatch}
            wrong={words.notNumber}
          />
        </Panel>
      </div>
    </>
  );
}

/** How many matches and players there are, and what the figures under the faces mean. */
function leadOf({ matchCount, playerCount, live }: MatchBoard, words: ReturnType<typeof text>): string {
  if (matchCount === 0) return words.noneLine;
  const count = words.count(matchCount, playerCount);
  return live.some(({ players }) => isTold(players)) ? `${count} ${words.chanceHint}` : count;
}

/** Shows only streamed matches; useful only with scripts. If it is on, it can still be turned off after the last stream ends. */
function StreamSwitch({ board, isOn, onChange }: { board: MatchBoard; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const words = useWords(text);
  const isHydrated = useHydrated();
  if (!isOn && !board.live.some(hasStream)) return null;
  return (
    <span className={isHydrated ? undefined : css.waiting}>
      <Switch checked={isOn} onChange={onChange}>
        {words.onlyStreams}
      </Switch>
    </span>
  );
}

function hasStream({ players }: LiveMatch): boolean {
  return players.some(({ stream, isFinished }) => stream !== null && !isFinished);
}

type GroupProps = { group: LiveGroup; matches: readonly LiveMatch[]; loadedAt: number; heroes: HeroNames };

function Group({ group, matches, loadedAt, heroes }: GroupProps) {
  const words = useWords(text);
  const isRanked = group !== 'duo' && group !== 'unranked';
  return (
    <section className={css.group} id={group} aria-labelledby={`${group}-title`}>
      <div className={css.head}>
        <RankInsignia rank={isRanked ? group : 'none'} size={26} />
        <h2 id={`${group}-title`}>{group === 'duo' ? '2x8' : words[group]}</h2>
        {group === 'duo' && <span className="small muted">{words.duoNote}</span>}
        <span className={css.count}>{words.matches(matches.length)}</span>
      </div>
      <ul className={css.grid}>
        {matches.map((match) => (
          <li key={String(match.matchId)} data-slide={String(match.matchId)}>
            <LiveCard match={match} loadedAt={loadedAt} heroes={heroes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
