import type { Act } from '#areas/core/audit-log/acts.contract.ts';
import { paths } from '#contract/paths.ts';
import { useWords } from '#ui/text/language.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { text as detailText, text as actNames } from './act-detail.text.ts';
import { subjectPage } from './act-view.rules.ts';
import { ActDetail } from './ActDetail.tsx';
import { text } from './admin.text.ts';
import { AdminTable } from './AdminTable.tsx';

/** What admins did, a row each. */
export function ActsTable({ acts }: { acts: readonly Act[] }) {
  const words = useWords(text);
  const names: Record<string, string> = useWords(actNames).names;
  return (
    <AdminTable
      label={words.acts}
      columns={[words.what, words.about, words.who, words.when, words.detail]}
      rows={acts.map(({ id, act, subject, author, at, detail }) => ({
        id,
        cells: [
          names[act] ?? act,
          <Subject key="subject" subject={subject} />,
          <Author key="author" author={author} />,
          <Time key="at" at={at} />,
          <ActDetail key="detail" act={act} detail={detail} />,
        ],
      }))}
    />
  );
}

/** Who did something: a player, a command, or the site by itself. */
export function Author({ author }: { author: string }) {
  const words = useWords(detailText);
  const authors: Record<string, string> = words.authors;
  if (/^\d+$/.test(author)) return <a href={paths.player.to({ id: author })}>{words.player(author)}</a>;
  return author.startsWith('npm ') ? words.command(author) : (authors[author] ?? author);
}

function Subject({ subject }: { subject: string }) {
  const subjects: Record<string, string> = useWords(detailText).subjects;
  const [kind = '', id = ''] = subject.split(':');
  const page = subjectPage(subject);
  const name = `${subjects[kind] ?? kind} ${id}`.trim();
  return page === undefined ? name : <a href={page}>{name}</a>;
}
