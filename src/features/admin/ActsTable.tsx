import type { Act } from '#features/acts/acts.contract.ts';
import { useWords } from '#ui/language.tsx';
import { Table } from '#ui/Table.tsx';
import { Time } from '#ui/Time.tsx';
import { text as actNames } from './act-names.text.ts';
import { detailLines, subjectPage } from './act-view.rules.ts';
import css from './Admin.module.css';
import { text } from './admin.text.ts';

/** What admins did, a row each. */
export function ActsTable({ acts }: { acts: readonly Act[] }) {
  const words = useWords(text);
  const { names, start } = useWords(actNames);
  const known: Record<string, string> = names;
  return (
    <div className={css.scroll}>
      <Table label={words.acts}>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.about}</th>
            <th scope="col">{words.detail}</th>
          </tr>
        </thead>
        <tbody>
          {acts.map((act) => (
            <tr key={act.id}>
              <td>
                <Time at={act.at} />
              </td>
              <td>{act.author === 'start' ? start : act.author}</td>
              <td>{known[act.act] ?? act.act}</td>
              <td>
                <Subject subject={act.subject} />
              </td>
              <td>
                {detailLines(act.detail).map((line) => (
                  <small key={line} className={`muted ${css.line}`}>
                    {line}
                  </small>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Subject({ subject }: { subject: string }) {
  const page = subjectPage(subject);
  return page === undefined ? subject : <a href={page}>{subject}</a>;
}
