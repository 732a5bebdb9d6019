import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { paths } from '#contract/paths.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import type { ChangedEntity, ChangeNote, ChangeParts, ChangeRow } from './content-changes.contract.ts';
import { text } from './content-changes.text.ts';
import css from './ContentChanges.module.css';

/** The differences of one hero, talent, item or shelf, each row with the update that mentioned it. */
export function ChangedEntityPanel({ entity, rows }: { entity: ChangedEntity; rows: readonly ChangeRow[] }) {
  const words = useWords(text);
  return (
    <Panel title={<EntityName entity={entity} />} flush>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={`${row.place} ${row.field} ${row.parts.map((part) => part.text).join('')}`}>
            {entity.change === 'changed' ? (
              <div>
                <h3>
                  {row.place ? <span>{row.place}</span> : null} {row.field}
                </h3>
                <Difference parts={row.parts} />
              </div>
            ) : (
              <p>{words[entity.change]}</p>
            )}
            <Note note={row.note} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The name of a hero, talent, item or shelf, with its picture and link if it has them. */
export function EntityName({
  entity: { kind, key, title, urlName },
}: {
  entity: Pick<ChangedEntity, 'kind' | 'key' | 'title' | 'urlName'>;
}) {
  const href = urlName === null ? undefined : kind === 'hero' ? paths.hero.to({ name: urlName }) : paths.items.to({}, { item: urlName });
  return (
    <span className={css.name}>
      {kind === 'hero' ? <HeroFace name={key} size={32} /> : null}
      {kind === 'item' ? <ItemEmblem name={key} size={40} /> : null}
      {href === undefined ? title : <a href={href}>{title}</a>}
    </span>
  );
}

function Difference({ parts }: { parts: ChangeParts }) {
  const words = useWords(text);
  return (
    <p className={css.difference}>
      {parts.map(({ kind, text: said }, index) => {
        if (kind === 'same') return said;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- parts of a text never move
          <Mark key={index}>
            <span className="sr"> {kind === 'added' ? words.became : words.was} </span>
            {said}
          </Mark>
        );
      })}
    </p>
  );
}

/** The update that mentioned a change, or that none did. */
export function Note({ note }: { note: ChangeNote | null }) {
  const words = useWords(text);
  const language = useLanguage();
  if (!note) {
    return (
      <p className={css.note}>
        <Tag tone="rework">{words.notTold}</Tag>
      </p>
    );
  }
  return (
    <p className={css.note}>
      {note.isExact ? null : `${words.perhaps} `}
      <a className="text-link" href={paths.update.to({ url: note.url })}>
        {language === 'ru' ? note.ruName : note.engName}
      </a>
    </p>
  );
}
