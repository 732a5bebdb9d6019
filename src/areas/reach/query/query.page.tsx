import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { getDumps, type Manifest } from '#areas/reach/dumps/dumps.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { followAddress, type Followed } from '#contract/followed-address.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { definePage } from '#contract/page.tsx';
import { readParquetSteps } from '#contract/parquet-file.ts';
import { paths } from '#contract/paths.ts';
import { Button, ButtonLink } from '#ui/controls/Button.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { answering, columnsOf, comparisons, isCounted, knownQuery, querySearch, writtenQuery, type Query } from './query.rules.ts';
import { text } from './query.text.ts';
import { AnswerNote, QueryAnswer, type Answered } from './QueryAnswer.tsx';
import css from './Query.module.css';

/** The number of rows read if the query has no conditions. */
const ROWS_READ = 200;

export const page = definePage({ search: querySearch, load: ({ call }) => call(getDumps, {}), Body: QueryPage });

type Table = Manifest['tables'][number];
type State = 'idle' | 'busy' | 'failed' | Answered;

/** Queries on the files of /data, which the browser reads and evaluates itself. */
function QueryPage({ data: manifest, search }: { data: Manifest | null; search: Query }) {
  const words = useWords(text);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.dataQuery.to()} />
      <div className="wrap page">
        <PageHead title={words.title} lead={words.lead} tools={<ButtonLink href={paths.data.to()}>{words.toFiles}</ButtonLink>} />
        <noscript>
          <Panel>
            <p>
              {words.needsScript} <a href={paths.data.to()}>{words.toFiles}</a>
            </p>
          </Panel>
        </noscript>
        {manifest ? (
          <Queries tables={manifest.tables} search={search} />
        ) : (
          <Panel>
            <p>{words.none}</p>
          </Panel>
        )}
      </div>
    </>
  );
}

function Queries({ tables, search }: { tables: readonly Table[]; search: Query }) {
  const words = useWords(text);
  const { go } = useNavigation();
  const linked = useMemo(() => answerable(search, tables), [search, tables]);
  const address = addressOf(linked);
  const [followed, setFollowed] = useState<Followed<Query>>({ shown: linked, sent: [address] });
  const { shown: query, sent } = followAddress(followed, address, linked);
  const asked = sent.at(-1);
  const [answered, setAnswered] = useState<{ address: string; state: State }>();
  // Back and forward lead to other queries than the answered one.
  const state = answered && answered.address === asked ? answered.state : 'idle';

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what has come is known only once it is on the screen
    setFollowed((now) => followAddress(now, address, linked));
  }, [address, linked]);

  const show = async () => {
    const wanted = addressOf(query);
    if (wanted !== asked) {
      setFollowed({ shown: query, sent: [...sent, wanted] });
      go(wanted, { stay: true });
    }
    setAnswered({ address: wanted, state: 'busy' });
    const found = await ask(query, tables);
    setAnswered((now) => (now?.address === wanted ? { address: wanted, state: found } : now));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void show();
  };
  return (
    <>
      <Panel title={words.query}>
        <form className={css.form} action={paths.dataQuery.to()} onSubmit={submit}>
          <Fields
            query={query}
            tables={tables}
            onChange={(next) => setFollowed((now) => ({ ...followAddress(now, address, linked), shown: next }))}
          />
          <Button type="submit" look="gold" busy={state === 'busy'}>
            {words.show}
          </Button>
        </form>
      </Panel>
      <div role="status">
        {state === 'failed' ? <p>{words.failed}</p> : null}
        {typeof state === 'object' ? <AnswerNote answered={state} /> : null}
      </div>
      {typeof state === 'object' ? <QueryAnswer answered={state} /> : null}
    </>
  );
}

function addressOf(query: Query): string {
  return paths.dataQuery.to({}, writtenQuery(query));
}

/** The query restricted to its table's columns. */
function answerable(query: Query, tables: readonly Table[]): Query {
  const table = tables.find(({ name }) => name === query.table);
  return knownQuery(query, { columns: table?.columns ?? [], parts: table ? monthsOf(table) : [] });
}

/** Answers a query. If the page has been open over night, it uses the newer files, which have other addresses. */
async function ask(query: Query, tables: readonly Table[]): Promise<Answered | 'failed'> {
  const answered = await readAnswer(query, tables);
  if (answered !== 'failed') return answered;
  const newest = await callApi(getDumps, {});
  return newest.isDone && newest.data ? readAnswer(query, newest.data.tables) : 'failed';
}

/** Reads the needed parts of a query's file and evaluates them. */
async function readAnswer(query: Query, tables: readonly Table[]): Promise<Answered | 'failed'> {
  const startedAt = performance.now();
  const table = tables.find(({ name }) => name === query.table);
  const part = table && (monthsOf(table).find(({ month }) => month === query.month) ?? monthsOf(table)[0]);
  if (!table || !part) return { answer: { columns: [], rows: [], count: 0 }, name: query.table, bytes: 0, seconds: 0 };
  let bytes = 0;
  const isWhole = isCounted(query);
  const { take, answer } = answering(query, table);
  const wish = { columns: columnsOf(query, table).read, rowEnd: isWhole ? part.rows : ROWS_READ };
  if (!(await readParquetSteps(part.parquet, { ...wish, onBytes: (count) => void (bytes += count) }, take))) return 'failed';
  return {
    answer: isWhole ? answer() : { ...answer(), count: part.rows },
    name: [query.table, part.month].filter(Boolean).join('-'),
    bytes,
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/** The parts of a table that have rows, the latest month first. */
function monthsOf({ parts }: Table) {
  return parts.filter(({ rows }) => rows > 0).toReversed();
}

type FieldsProps = { query: Query; tables: readonly Table[]; onChange: (query: Query) => void };

function Fields({ query, tables, onChange }: FieldsProps) {
  const words = useWords(text);
  const shown = tables.filter(({ name }) => name !== 'rating_links');
  const table = shown.find(({ name }) => name === query.table);
  const columns = table?.columns ?? [];
  const options = columns.map(({ name }) => ({ value: name, label: name }));
  const numbers = columns
    .filter(({ kind }) => ['whole', 'decimal', 'flag'].includes(kind))
    .map(({ name }) => ({ value: name, label: name }));
  const months = (table ? monthsOf(table) : []).flatMap(({ month }) => (month === null ? [] : [{ value: month, label: month }]));
  const set = (changes: Partial<Query>) => onChange({ ...query, ...changes });
  const field = (name: 'month' | 'group' | 'average', any: string, of: typeof options) => (
    <label className={css.field}>
      <span>{words[name]}</span>
      <Select name={name} label={words[name]} any={any} value={query[name]} options={of} onChange={(value) => set({ [name]: value })} />
    </label>
  );
  return (
    <>
      <div className={css.fields}>
        <label className={css.field}>
          <span>{words.table}</span>
          <Select
            name="table"
            label={words.table}
            value={query.table}
            options={shown.map(({ name }) => ({ value: name, label: name }))}
            onChange={(name) => onChange(answerable({ ...query, table: querySearch.table.read(name) }, tables))}
          />
        </label>
        {months.length > 0 ? field('month', words.lastMonth, months) : null}
        {field('group', words.noGroup, options)}
        {query.group ? field('average', words.noAverage, numbers) : null}
      </div>
      {([1, 2, 3] as const).map((number) => (
        <Condition key={number} number={number} query={query} options={options} onChange={set} />
      ))}
    </>
  );
}

type ConditionProps = {
  number: 1 | 2 | 3;
  query: Query;
  options: { value: string; label: string }[];
  onChange: (changes: Partial<Query>) => void;
};

function Condition({ number, query, options, onChange }: ConditionProps) {
  const words = useWords(text);
  const [column, is, value] = [`column${number}`, `is${number}`, `value${number}`] as const;
  return (
    <fieldset className={css.condition}>
      <legend>{words.condition(number)}</legend>
      <Select
        name={column}
        label={words.columnOf(number)}
        any={words.noCondition}
        value={query[column]}
        options={options}
        onChange={(name) => onChange({ [column]: name })}
      />
      {query[column] ? (
        <>
          <Select
            name={is}
            label={words.comparisonOf(number)}
            value={query[is]}
            options={comparisons.map((each) => ({ value: each, label: words.comparisons[each] }))}
            onChange={(chosen) => onChange({ [is]: querySearch[is].read(chosen) })}
          />
          <input
            className={css.value}
            name={value}
            aria-label={words.valueOf(number)}
            placeholder={words.value}
            maxLength={100}
            autoComplete="off"
            value={query[value]}
            onChange={(event) => onChange({ [value]: event.target.value })}
          />
        </>
      ) : null}
    </fieldset>
  );
}
