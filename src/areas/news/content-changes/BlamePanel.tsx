import { Time } from '#ui/figures/Time.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { EntityName, Note } from './ChangedEntityPanel.tsx';
import type { BlameView } from './content-changes.contract.ts';
import { text } from './content-changes.text.ts';
import css from './ContentChanges.module.css';

type Row = BlameView['rows'][number];

/**
 * The values of a hero or an item, grouped by the revision that last changed them, newest first; those of the first revision are folded
 * below later changes.
 */
export function BlamePanel({ blame }: { blame: BlameView }) {
  const words = useWords(text);
  const byRevision = [...Map.groupBy(blame.rows, ({ revision }) => revision.id)].toSorted(([a], [b]) => b - a);
  return (
    <Panel title={<EntityName entity={blame} />} note={words.blameNote} flush>
      {byRevision.map(([id, rows]) => {
        const isFolded = id === 1 && byRevision.length > 1;
        const Frame = isFolded ? 'details' : 'section';
        const Head = isFolded ? 'summary' : 'div';
        return (
          <Frame key={id} className={css.revision}>
            <Head>
              <h3>
                {isFolded ? words.unchanged(rows.length) : `${words.version(id)} · `}
                {isFolded ? null : <Time at={rows[0]?.revision.publishedAt} dateOnly />}
              </h3>
            </Head>
            <Values rows={rows} />
          </Frame>
        );
      })}
    </Panel>
  );
}

/** Values of one revision, those of one talent together. */
function Values({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={css.rows}>
      {[...Map.groupBy(rows, ({ place }) => place)].map(([place, values]) => (
        <li key={place}>
          {place ? <h4>{place}</h4> : null}
          <ul className={css.values}>
            {values.map(({ field, value, revision, note }) => (
              <li key={`${field} ${value}`}>
                <span>{field}</span> {value}
                {note || revision.id > 1 ? <Note note={note} /> : null}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
