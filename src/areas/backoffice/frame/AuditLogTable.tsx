import type { AuditEntry } from '#areas/core/audit-log/audit-log.contract.ts';
import type { AuditAction, AuditKind } from '#areas/core/audit-log/audit-log.rules.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { paths } from '#contract/paths.ts';
import { Time } from '#ui/figures/Time.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './admin.text.ts';
import { AdminTable } from './AdminTable.tsx';
import { text as logText } from './audit-log.text.ts';
import { subjectPage } from './audit-view.rules.ts';
import { AuditEntryDetail } from './AuditEntryDetail.tsx';

type Props = {
  entries: readonly AuditEntry[];
  /** For actions that name heroes. */
  heroes?: HeroNames;
};

/** The actions of admins, a row each. */
export function AuditLogTable({ entries, heroes = {} }: Props) {
  const words = useWords(text);
  const names: Record<string, string> = useWords(logText).names satisfies Record<AuditAction, string>;
  return (
    <AdminTable
      label={words.entries}
      columns={[words.what, words.about, words.who, words.when, words.detail]}
      rows={entries.map(({ id, action, subject, author, at, detail }) => ({
        id,
        cells: [
          names[action] ?? action,
          <Subject key="subject" subject={subject} />,
          <Author key="author" author={author} />,
          <Time key="at" at={at} />,
          <AuditEntryDetail key="detail" action={action} detail={detail} heroes={heroes} />,
        ],
      }))}
    />
  );
}

/** The author of an action: a player, a command, or the site itself. */
export function Author({ author }: { author: string }) {
  const words = useWords(logText);
  const authors: Record<string, string> = words.authors;
  if (/^\d+$/.test(author)) return <a href={paths.player.to({ id: author })}>{words.player(author)}</a>;
  return author.startsWith('npm ') ? words.command(author) : (authors[author] ?? author);
}

function Subject({ subject }: { subject: string }) {
  const subjects: Record<string, string> = useWords(logText).subjects satisfies Record<AuditKind, string>;
  const [kind = '', id = ''] = subject.split(':');
  const page = subjectPage(subject);
  const name = `${subjects[kind] ?? kind} ${id}`.trim();
  return page === undefined ? name : <a href={page}>{name}</a>;
}
