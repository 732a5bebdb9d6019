import { Fragment } from 'react';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './keys.text.ts';
import css from './KeyList.module.css';

/** The keyboard shortcuts, grouped by where they work. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const words = useWords(text);
  const groups: { name: string; rows: [keys: string[], what: string][] }[] = [
    {
      name: words.everywhere,
      rows: [
        [['/'], words.find],
        [['?'], words.list],
        [['Esc'], words.close],
      ],
    },
    {
      name: words.inFind,
      rows: [
        [['↑', '↓'], words.choose],
        [['Enter'], words.open],
      ],
    },
    {
      name: words.onTabs,
      rows: [
        [['←', '→'], words.nextTab],
        [['Home', 'End'], words.lastTab],
      ],
    },
    { name: words.inShop, rows: [[['←', '↑', '→', '↓'], words.nextItem]] },
    {
      name: words.onPick,
      rows: [
        [['/'], words.heroField],
        [['1', '2', '3'], words.openHero],
      ],
    },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      {groups.map(({ name, rows }) => (
        <Fragment key={name}>
          <h3 className={css.group}>{name}</h3>
          <dl className={css.keys}>
            {rows.map(([keys, what]) => (
              <div key={what}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </Dialog>
  );
}
