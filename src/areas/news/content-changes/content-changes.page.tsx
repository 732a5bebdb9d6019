import { listContentRevisions } from '#areas/wiki/content-data/content-revisions.contract.ts';
import { itemCode } from '#areas/wiki/items/items-search.rules.ts';
import { useChoice } from '#contract/address-state.ts';
import type { Output } from '#contract/endpoint.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { absent, definePage, orAbsent } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { oneOf, shortText, type Codec, type SearchOf } from '#contract/search.ts';
import { formatDate } from '#lib/format-time.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { NotFoundScreen } from '#ui/layout/NotFoundScreen.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { BlamePanel } from './BlamePanel.tsx';
import { ChangedEntityPanel } from './ChangedEntityPanel.tsx';
import { getBlameView, getDifferenceView, type BlameView, type DifferenceView } from './content-changes.contract.ts';
import { text } from './content-changes.text.ts';
import css from './ContentChanges.module.css';

const MOST_REVISIONS = 100;

/** The number of a revision; otherwise the page chooses. */
const revisionNumber: Codec<number | undefined> = {
  read: (raw) => (raw !== null && /^\d{1,9}$/.test(raw) ? Number(raw) : undefined),
  write: (value) => value?.toString(),
};
/**
 * The search parameters: two revisions, by default the last and the one before it, and whether changes mentioned in updates are hidden; or
 * the hero or item whose values are shown.
 */
const search = { from: revisionNumber, to: revisionNumber, which: oneOf(['all', 'untold']), hero: shortText, item: itemCode };
type Search = SearchOf<typeof search>;

type Compared = { difference: DifferenceView; revisions: Output<typeof listContentRevisions>['values'] };
type Data = Compared | { blame: BlameView };

export const page = definePage({
  search,
  load: async ({ call, search: { from, to, hero, item }, language }): Promise<Data> => {
    if (hero || item) {
      const named = item ? { luaName: `item_${item}` } : { heroName: hero };
      const blame = await orAbsent(call(getBlameView, { ...named, lang: language }));
      if (!blame) throw absent(item ? 'item' : 'hero');
      return { blame };
    }
    const [difference, revisions] = await Promise.all([
      call(getDifferenceView, { fromRevision: from?.toString(), toRevision: to?.toString(), lang: language }),
      call(listContentRevisions, { count: String(MOST_REVISIONS) }),
    ]);
    return { difference, revisions: revisions.values };
  },
  Body: ContentChangesPage,
  Absent: ChangesAbsent,
});

function ContentChangesPage({ data, search }: { data: Data; search: Search }) {
  return 'blame' in data ? <BlamePage blame={data.blame} search={search} /> : <ComparedPage data={data} search={search} />;
}

function BlamePage({ blame, search: { hero, item } }: { blame: BlameView; search: Search }) {
  const words = useWords(text);
  const title = words.blameTitle(blame.title);
  return (
    <>
      <Head
        title={title}
        description={words.blameDescription(blame.title)}
        path={paths.contentChanges.to({}, item ? { item } : { hero })}
      />
      <div className="wrap page">
        <PageHead
          title={title}
          crumbs={[
            { label: words.updates, href: paths.updates.to() },
            { label: words.title, href: paths.contentChanges.to() },
            { label: title },
          ]}
        />
        <BlamePanel blame={blame} />
      </div>
    </>
  );
}

function ComparedPage({ data: { difference, revisions }, search }: { data: Compared; search: Search }) {
  const words = useWords(text);
  const isOnly = revisions.length < 2;
  const rowsOf = (entity: DifferenceView['entities'][number]) =>
    search.which === 'untold' ? entity.rows.filter(({ note }) => note === null) : entity.rows;
  const shown = difference.entities.filter((entity) => search.which === 'all' || rowsOf(entity).length > 0);
  const count = difference.entities.reduce((sum, { rows }) => sum + rows.length, 0);
  const none = isOnly
    ? { title: words.oneTitle, line: words.oneLine }
    : count > 0
      ? { title: words.allToldTitle, line: words.allToldLine }
      : { title: words.sameTitle, line: words.sameLine };
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.contentChanges.to()} />
      <div className="wrap page">
        <PageHead
          title={words.title}
          lead={words.lead}
          crumbs={[{ label: words.updates, href: paths.updates.to() }, { label: words.title }]}
        />
        {isOnly ? null : (
          <div className={css.tools}>
            <RevisionForm difference={difference} revisions={revisions} search={search} />
            <p className={css.count} role="status">
              {words.counted(count, difference.untoldCount)}
            </p>
          </div>
        )}
        {shown.length === 0 || isOnly ? (
          <Panel>
            <EmptyState title={none.title} level={2}>
              {none.line}
            </EmptyState>
          </Panel>
        ) : (
          shown.map((entity) => <ChangedEntityPanel key={`${entity.kind} ${entity.key}`} entity={entity} rows={rowsOf(entity)} />)
        )}
      </div>
    </>
  );
}

/** Chooses the two revisions; without a script it is a form that leads to the same address. */
function RevisionForm({ difference, revisions, search: asked }: Compared & { search: Search }) {
  const words = useWords(text);
  const { go } = useNavigation();
  const [{ from, to, which }, choose] = useChoice(asked, {
    from: String(difference.from?.id ?? 0),
    to: String(difference.to.id),
    which: asked.which,
  });
  // An old link may contain revisions that are no longer in the list of the newest.
  const older = [difference.from, difference.to].flatMap((each) => (each && !revisions.some(({ id }) => id === each.id) ? each : []));
  const options = [...revisions, ...older.toSorted((one, other) => other.id - one.id)].map(({ id, publishedAt }) => ({
    value: String(id),
    label: `${words.version(id)} · ${formatDate(publishedAt)}`,
  }));
  const follow = (change: Parameters<typeof choose>[0]) => {
    const next = choose(change);
    go(paths.contentChanges.to({}, { ...next, which: search.which.write(next.which) }), { stay: true });
  };
  return (
    <form className={css.form} action={paths.contentChanges.to()} aria-label={words.versions} onSubmit={(event) => event.preventDefault()}>
      <Select
        name="from"
        label={words.from}
        value={from}
        options={[...options.filter(({ value }) => Number(value) < Number(to)), { value: '0', label: words.start }]}
        onChange={(value) => follow({ from: value })}
      />
      <span aria-hidden="true">→</span>
      <Select
        name="to"
        label={words.to}
        value={to}
        options={options.filter(({ value }) => Number(value) > Number(from))}
        onChange={(value) => follow({ to: value })}
      />
      <Select
        name="which"
        label={words.which}
        value={which}
        options={[
          { value: 'all', label: words.all },
          { value: 'untold', label: words.untold },
        ]}
        onChange={(value) => follow({ which: search.which.read(value) })}
      />
      <noscript>
        <Button type="submit">{words.show}</Button>
      </noscript>
    </form>
  );
}

/** `missing`: the hero or item whose values were requested; without it a revision. */
function ChangesAbsent({ missing }: { missing: string | undefined }) {
  const words = useWords(text);
  const title = missing === 'hero' ? words.noHeroTitle : missing === 'item' ? words.noItemTitle : words.absentTitle;
  return (
    <>
      <Head title={title} />
      <NotFoundScreen title={title} way={{ href: paths.contentChanges.to(), label: words.toLatest }}>
        {missing ? words.checkLine : words.absentLine}
      </NotFoundScreen>
    </>
  );
}
