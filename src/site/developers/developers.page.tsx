import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { listMatchHistory } from '#areas/games/matches/matches.contract.ts';
import { getAllProducts } from '#areas/money/catalog/products.contract.ts';
import { listUpdates } from '#areas/news/updates/updates.contract.ts';
import { listLeaderboard } from '#areas/players/leaderboard/leaderboard.contract.ts';
import { listContentRevisions } from '#areas/wiki/content-data/content-revisions.contract.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { useSite } from '#contract/site.tsx';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Fact, Facts } from '#ui/layout/Facts.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { listApiCalls, type ApiGroup } from './api-calls.ts';
import { ApiCallPanel } from './ApiCallPanel.tsx';
import { text } from './developers.text.ts';
import { getOpenApi, type ApiLimits, type Bots } from './openapi.contract.ts';
import css from './Developers.module.css';

const ENVELOPE = '{ "data": …, "errors": [{ "text": "…" }], "hasErrors": false }';

const historyPart = latePart(async () => (await import('./LateApiHistory.tsx')).ApiHistory);

export const page = definePage({
  search: {},
  load: async ({ call }) => {
    const [api, best, updates, products, revisions] = await Promise.all([
      call(getOpenApi, {}),
      call(listLeaderboard, {}),
      call(listUpdates, { count: '1' }),
      call(getAllProducts, {}),
      call(listContentRevisions, { count: '1' }),
      historyPart.open(),
    ]);
    const [first, second] = best.filter(({ playerId: id }) => id !== NOBODY);
    const playerId = String(first?.playerId ?? 1);
    const history = await call(listMatchHistory, { playerId, count: '1' });
    const last = history.values[0];
    const samples = {
      playerId,
      otherId: String(second?.playerId ?? 2),
      dotaMatchId: String(last?.matchId ?? 1),
      luaName: last?.items[0] ?? 'item_blink',
      url: updates.values[0]?.url ?? 'update',
      productId: String(products[0]?.productId ?? 1),
      fromRevision: '0',
      toRevision: String(revisions.values[0]?.id ?? 1),
      text: 'axe',
      address: paths.leaderboard.to(),
    };
    return { groups: listApiCalls(api, samples), limits: api['x-limits'], bots: api['x-bots'] };
  },
  Body: DevelopersPage,
});

function DevelopersPage({ data: { groups, limits, bots } }: { data: { groups: ApiGroup[]; limits: ApiLimits; bots: Bots } }) {
  const words = useWords(text);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.developers.to()} />
      <div className="wrap page">
        <PageHead title={words.title} lead={words.lead} tools={<ButtonLink href={getOpenApi.path}>{words.openApi}</ButtonLink>} />
        <Basics limits={limits} bots={bots} />
        <historyPart.Slot id="changes" />
        <div className={css.columns}>
          <nav className={css.contents} aria-label={words.contents}>
            {groups.map((group) => (
              <div key={group.name}>
                <h2>{group.name}</h2>
                <ul>
                  {group.calls.map((call) => (
                    <li key={call.id}>
                      <a href={`#${call.id}`}>
                        {call.path.replace(/^\/api(\/v2)?/, '')}
                        {call.method === 'GET' ? null : <small> {call.method}</small>}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="stack">
            {groups.map((group) => (
              <details key={group.name} className={css.group}>
                <summary>
                  {group.name} <small className="num">{group.calls.length}</small>
                </summary>
                <div className="stack">
                  {group.calls.map((call) => (
                    <ApiCallPanel key={call.id} call={call} />
                  ))}
                </div>
              </details>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function Basics({ limits, bots }: { limits: ApiLimits; bots: Bots }) {
  const words = useWords(text);
  const { requestsPerMinute, requestsPerMinuteByKey, openStreams } = limits;
  const { origin } = useSite();
  const rates = [
    ...(requestsPerMinute > 0 ? [words.requestsPerMinute(requestsPerMinute), words.ratesText] : []),
    ...(openStreams > 0 ? [words.openStreams(openStreams)] : []),
    words.streamsText,
  ];
  const facts: [string, string, string?][] = [
    [words.baseName, words.baseText, origin],
    [words.envelopeName, words.envelopeText, ENVELOPE],
    [words.pagingName, words.pagingText],
    [words.corsName, words.corsText],
    [words.timesName, words.timesText],
    [words.hiddenName, words.hiddenText],
    [words.filesName, words.filesText],
    [words.ratesName, rates.join(' ')],
    [words.clientName, words.clientText],
    [words.changesName, words.changesText],
    [words.keyName, [words.keyText, ...(requestsPerMinuteByKey > 0 ? [words.keyLimit(requestsPerMinuteByKey)] : [])].join(' ')],
  ];
  return (
    <Panel title={words.basics}>
      <Facts>
        {facts.map(([name, line, code]) => (
          <Fact key={name} name={name}>
            {code === undefined ? null : <code className={css.code}>{code}</code>}
            {line}
          </Fact>
        ))}
        {bots.telegram === null ? null : (
          <Fact name={words.telegramName}>
            {words.telegramText}{' '}
            <a className="text-link" href={bots.telegram} target="_blank" rel="noopener noreferrer">
              {words.telegramOpen}
            </a>
          </Fact>
        )}
        {bots.discord === null ? null : (
          <Fact name={words.discordName}>
            {words.discordText}{' '}
            <a className="text-link" href={bots.discord} target="_blank" rel="noopener noreferrer">
              {words.discordOpen}
            </a>
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}
