import { text } from '#areas/backoffice/frame/admin.text.ts';
import type { Choices } from '#areas/news/editor/editor.contract.ts';
import { updateTypes } from '#areas/news/updates/shown-update.contract.ts';
import { longest, type UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { replaced, titleOf, withHero, withItem, moved } from './draft-state.rules.ts';
import { HeroEditor } from './HeroEditor.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PairField, useFault } from './PairField.tsx';
import { Picker } from './Picker.tsx';
import css from '#areas/backoffice/frame/Admin.module.css';
import selects from '#ui/controls/Select.module.css';

type Props = { document: UpdateDocument; choices: Choices; isUrlFixed: boolean; onChange: (document: UpdateDocument) => void };

/** Every field of an update. */
export function DocumentFields({ document, choices, isUrlFixed, onChange }: Props) {
  const words = useWords(text);
  const urlFault = useFault('url');
  const set = (fields: Partial<UpdateDocument>) => onChange({ ...document, ...fields });
  return (
    <>
      <Panel title={words.name} note={words.help}>
        <div className={css.fields}>
          <div className={css.inline}>
            <TextField
              label={words.address}
              maxLength={longest.url}
              value={document.url}
              disabled={isUrlFixed}
              error={urlFault()}
              onChange={(url) => set({ url })}
            />
            <label className={css.choose}>
              {words.type}
              <select
                className={selects.select}
                value={document.type}
                onChange={(event) => set({ type: updateTypes.find((type) => type === event.target.value) ?? 'minor' })}
              >
                {updateTypes.map((type) => (
                  <option key={type} value={type}>
                    {words[type]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <PairField isLine label={words.name} path="name" pair={document.name} onChange={(name) => set({ name })} />
          <PairField
            label={words.description}
            path="description"
            pair={document.description}
            onChange={(description) => set({ description })}
          />
          <PairField label={words.shared} path="rows" pair={document.rows} onChange={(rows) => set({ rows })} />
        </div>
      </Panel>
      <ItemFields {...{ document, choices, onChange }} />
      <Panel title={words.heroes}>
        <div className={css.fields}>
          {document.heroes.map((hero, index) => (
            <HeroEditor
              key={hero.name}
              hero={hero}
              known={choices.heroes.find((each) => each.name === hero.name)}
              onChange={(next) => set({ heroes: replaced(document.heroes, index, next) })}
            >
              <MoveButtons
                title={titleOf(choices.heroes, hero.name)}
                isFirst={index === 0}
                isLast={index === document.heroes.length - 1}
                onMove={(step) => set({ heroes: moved(document.heroes, index, step) })}
              />
            </HeroEditor>
          ))}
          <Picker label={words.addHero} choices={choices.heroes} onPick={(name) => onChange(withHero(document, name))} />
        </div>
      </Panel>
    </>
  );
}

/** The lines of items, in the order that readers see. */
function ItemFields({ document, choices, onChange }: Pick<Props, 'document' | 'choices' | 'onChange'>) {
  const words = useWords(text);
  return (
    <Panel title={words.items}>
      <div className={css.fields}>
        {document.items.map((item, index) => (
          <div key={item.name} className={css.part}>
            <PairField
              label={titleOf(choices.items, item.name)}
              path={`items.${item.name}`}
              pair={item.rows}
              onChange={(rows) => onChange({ ...document, items: replaced(document.items, index, { ...item, rows }) })}
            />
            <span className={css.inline}>
              <MoveButtons
                title={titleOf(choices.items, item.name)}
                isFirst={index === 0}
                isLast={index === document.items.length - 1}
                onMove={(step) => onChange({ ...document, items: moved(document.items, index, step) })}
              />
              <IconButton
                icon="x"
                look="quiet"
                label={`${words.remove}: ${titleOf(choices.items, item.name)}`}
                onClick={() => onChange({ ...document, items: replaced(document.items, index, undefined) })}
              />
            </span>
          </div>
        ))}
        <Picker label={words.addItem} choices={choices.items} onPick={(name) => onChange(withItem(document, name))} />
      </div>
    </Panel>
  );
}
