import type { Act } from '#features/acts/acts.contract.ts';
import { useWords } from '#ui/language.tsx';
import { Table } from '#ui/Table.tsx';
import { Time } from '#ui/Time.tsx';
import css from './Admin.module.css';
import { text } from './admin.text.ts';

/** What admins did, a row each. */
export function ActsTable({ acts }: { acts: readonly Act[] }) {
  const words = useWords(text);
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
              <td>{act.author}</td>
              <td>{act.act}</td>
              <td>{act.subject}</td>
              <td>
                <small className="muted">{act.detail}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
