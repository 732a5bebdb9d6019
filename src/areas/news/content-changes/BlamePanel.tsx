import { Time } from '#ui/figures/Time.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { EntityName, Note } from './ChangedEntityPanel.tsx';
import type { BlameView } from './content-changes.contract.ts';
import { text } from './content-changes.text.ts';
import css from './ContentChanges.module.css';

/** Every value of a hero or an item, with the revision that made it what it is and the update that told of it. */
export function BlamePanel({ blame }: { blame: BlameView }) {
  const words = useWords(text);
  return (
    <Panel title={<EntityName entity={blame} />} note={words.blameNote} flush>
      <ul className={css.rows}>
        {blame.rows.map(({ place, field, value, revision, note }) => (
          <li key={`${place} ${field} ${value}`}>
            <div>
              <h3>
                {place ? <span>{place}</span> : null} {field}
              </h3>
              <p className={css.difference}>{value}</p>
            </div>
            <div className={css.since}>
              <p>
                {words.version(revision.id)} · <Time at={revision.publishedAt} dateOnly />
              </p>
              {note || revision.id > 1 ? <Note note={note} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
