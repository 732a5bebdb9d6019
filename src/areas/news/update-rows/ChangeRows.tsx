import type { Mark } from '#areas/news/updates/shown-update.contract.ts';
import { text } from '#areas/news/updates/update-body.both.text.ts';
import type { ViewRows } from '#areas/news/updates/updates.contract.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWords } from '#ui/text/language.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import css from './ChangeRows.module.css';

const icons: Record<Mark, IconName> = { up: 'arrow-up', down: 'arrow-down', change: 'refresh-cw', new: 'plus', note: 'info' };

/** Says that what follows is in the other language. */
export function Borrowed() {
  return <p className={css.borrowed}>{useWords(text).otherLanguage}</p>;
}

/** Lines with their marks: stronger, weaker, changed, new. */
export function ChangeRows({ rows: { rows, lang } }: { rows: ViewRows }) {
  const words = useWords(text);
  const says: Record<Mark, string | undefined> = {
    up: words.up,
    down: words.down,
    change: words.change,
    new: words.fresh,
    note: undefined,
  };
  if (rows.length === 0) return null;
  return (
    <>
      {lang ? <Borrowed /> : null}
      <ul className={css.rows} lang={lang ?? undefined}>
        {rows.map((row, index) => (
          <li key={index}>
            <span className={css.mark} data-mark={row.mark} title={says[row.mark]}>
              <Icon name={icons[row.mark]} size={13} />
              {says[row.mark] ? <span className="sr">{says[row.mark]}: </span> : null}
            </span>
            <span>
              <RichText text={row.text} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
