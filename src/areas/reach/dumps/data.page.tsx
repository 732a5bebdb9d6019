import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { useSite } from '#contract/site.tsx';
import { formatNumber } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Fact, Facts } from '#ui/layout/Facts.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { StructuredData, useWholeAddress } from '#ui/layout/StructuredData.tsx';
import { Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './data.text.ts';
import { getDumps, type DumpedPart, type Manifest } from './dumps.contract.ts';
import css from './Data.module.css';

const KILOBYTE = 1024;

export const page = definePage({ search: {}, load: ({ call }) => call(getDumps, {}), Body: DataPage });

/** The downloads: tables, their columns, their files. */
function DataPage({ data: manifest }: { data: Manifest | null }) {
  const words = useWords(text);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.data.to()} />
      <div className="wrap page">
        <PageHead
          title={words.title}
          lead={words.lead}
          tools={
            <>
              <ButtonLink href={paths.dataQuery.to()}>{words.query}</ButtonLink>
              <ButtonLink href={getDumps.path}>{words.manifest}</ButtonLink>
            </>
          }
        />
        {manifest ? <Described manifest={manifest} /> : null}
        <Card manifest={manifest} />
        {manifest ? <Counts counts={manifest.counts} /> : null}
        {manifest?.tables.map((table) => (
          <TableOfFiles key={table.name} table={table} />
        ))}
      </div>
    </>
  );
}

const CC0 = 'https://creativecommons.org/publicdomain/zero/1.0/';

function Described({ manifest: { madeAt, tables } }: { manifest: Manifest }) {
  const words = useWords(text);
  const whole = useWholeAddress();
  const { origin } = useSite();
  const files = tables.flatMap(({ parts }) => parts.filter(({ rows }) => rows > 0).map(({ parquet }) => parquet));
  return (
    <StructuredData
      of={{
        '@type': 'Dataset',
        name: words.title,
        description: words.description,
        url: whole(paths.data.to()),
        license: CC0,
        dateModified: madeAt,
        isAccessibleForFree: true,
        distribution: files.map(({ path, bytes }) => ({
          '@type': 'DataDownload',
          encodingFormat: 'application/vnd.apache.parquet',
          contentUrl: origin + path,
          contentSize: String(bytes),
        })),
      }}
    />
  );
}

function Card({ manifest }: { manifest: Manifest | null }) {
  const words = useWords(text);
  return (
    <Panel title={words.about}>
      <Facts>
        <Fact name={words.madeName}>{manifest ? <Time at={manifest.madeAt} /> : words.none}</Fact>
        <Fact name={words.fromName}>{words.fromText}</Fact>
        <Fact name={words.licenceName}>
          {words.licenceText}{' '}
          <a className="text-link" href={CC0}>
            CC0 1.0
          </a>
        </Fact>
        <Fact name={words.hiddenName}>{words.hiddenText}</Fact>
        <Fact name={words.limitsName}>{words.limitsText}</Fact>
        <Fact name={words.daysName}>{words.daysText}</Fact>
      </Facts>
    </Panel>
  );
}

function Counts({ counts }: { counts: Manifest['counts'] }) {
  const words = useWords(text);
  const language = useLanguage();
  const ranks: Record<string, string> = words.ranks;
  return (
    <Panel title={words.counts} flush>
      <Table label={words.counts} className={css.counts}>
        <thead>
          <tr>
            <th scope="col">{words.mode}</th>
            <th scope="col">{words.rankGroup}</th>
            <th scope="col" className="end">
              {words.matches}
            </th>
            <th scope="col" className="end">
              {words.counted}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ mode, rankGroup, matches, counted }) => (
            <tr key={`${mode} ${rankGroup}`}>
              <td>{mode === 'duo' ? '2x8' : '1x6'}</td>
              <td>{ranks[rankGroup] ?? rankGroup}</td>
              <td className="num end">{formatNumber(matches, language)}</td>
              <td className="num end">{formatNumber(counted, language)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function TableOfFiles({ table: { name, columns, parts } }: { table: Manifest['tables'][number] }) {
  const words = useWords(text);
  return (
    <Panel id={name} title={name} note={words.tables[name]}>
      <details className={css.fold}>
        <summary>{words.columns}</summary>
        <ul className={css.columns}>
          {columns.map((column) => (
            <li key={column.name}>
              <code>{column.name}</code> {[column.kind, column.unit, column.hides ? words.hides : null].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      </details>
      <ul className={css.parts} aria-label={words.files}>
        {parts
          .filter(({ rows }) => rows > 0)
          .toReversed()
          .map((part) => (
            <PartRow key={part.month ?? ''} part={part} />
          ))}
      </ul>
    </Panel>
  );
}

function PartRow({ part: { month, rows, parquet, ndjson } }: { part: DumpedPart }) {
  const words = useWords(text);
  const language = useLanguage();
  const sizeOf = (bytes: number) => words.kilobytes(formatNumber(Math.max(1, Math.round(bytes / KILOBYTE)), language));
  const forms = [
    ['Parquet', parquet],
    ['NDJSON', ndjson],
  ] as const;
  return (
    <li>
      <b>{month ?? words.whole}</b>
      <span>
        {words.rows}: {formatNumber(rows, language)}
      </span>
      <div>
        {forms.map(([form, { path, bytes, sha256 }]) => (
          <a key={form} href={path} download="" title={`${words.checksum} ${sha256}`}>
            {form}, {sizeOf(bytes)}
          </a>
        ))}
      </div>
    </li>
  );
}
