import { getStatus, type Status } from '#areas/backoffice/backups/status.contract.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#lib/format.ts';
import { Time } from '#ui/figures/Time.tsx';
import { Fact } from '#ui/layout/Facts.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './status.text.ts';
import css from './Status.module.css';

const MEGABYTE = 1024 * 1024;

export const page = definePage({ search: {}, load: ({ call }) => call(getStatus, {}), Body: StatusPage });

/** When the site was last backed up, and whether a backup could be restored. */
function StatusPage({ data: { backup, drill } }: { data: Status }) {
  const words = useWords(text);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.status.to()} />
      <div className="wrap page">
        <PageHead title={words.title} lead={words.lead} />
        <Panel title={words.backup}>{backup ? <Backup backup={backup} /> : <p>{words.noBackup}</p>}</Panel>
        <Panel title={words.drill} note={words.drillNote}>
          {drill ? <Drill drill={drill} /> : <p>{words.noDrill}</p>}
        </Panel>
      </div>
    </>
  );
}

function Backup({ backup }: { backup: NonNullable<Status['backup']> }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <dl className={css.facts}>
      <Fact name={words.madeAt}>
        <Time at={backup.madeAt} />
      </Fact>
      <Fact name={words.lastMatch}>
        <Time at={backup.lastMatchAt} />
      </Fact>
      <Fact name={words.rows}>{formatNumber(backup.rows, language)}</Fact>
      <Fact name={words.size}>{words.megabytes(formatNumber(Math.max(1, Math.round(backup.bytes / MEGABYTE)), language))}</Fact>
    </dl>
  );
}

function Drill({ drill }: { drill: NonNullable<Status['drill']> }) {
  const words = useWords(text);
  const language = useLanguage();
  const hasPassed = drill.outcome === 'passed';
  return (
    <dl className={css.facts}>
      <Fact name={words.result}>{hasPassed ? words.passed : words.failed}</Fact>
      <Fact name={words.endedAt}>
        <Time at={drill.endedAt} />
      </Fact>
      <Fact name={words.of}>
        <Time at={drill.backupMadeAt} />
      </Fact>
      <Fact name={words.tables}>{formatNumber(drill.tables, language)}</Fact>
      <Fact name={words.structure}>{drill.isStructureChecked ? words.looked : words.notLooked}</Fact>
      <Fact name={words.took}>{words.seconds(formatNumber(Math.round(drill.seconds), language))}</Fact>
    </dl>
  );
}
