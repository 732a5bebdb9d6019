import { formatDate } from '#lib/format-time.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Fact } from '#ui/layout/Facts.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text as history } from './api-history.text.ts';
import { text } from './developers.text.ts';
import { apiFeedPath } from './openapi.contract.ts';
import css from './Developers.module.css';

/** The API changes, by day. */
export function ApiHistory({ id }: { id: string }) {
  const words = useWords(text);
  const { days } = useWords(history);
  const feed = apiFeedPath(useLanguage());
  return (
    <Panel
      id={id}
      title={words.history}
      tools={
        <ButtonLink size="s" look="quiet" href={feed}>
          {words.feed}
        </ButtonLink>
      }
    >
      <link rel="alternate" type="application/atom+xml" href={feed} title={words.feedTitle} />
      <dl className={css.days}>
        {days.map(({ on, lines }) => (
          <Fact key={on} name={formatDate(Date.parse(on))}>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Fact>
        ))}
      </dl>
    </Panel>
  );
}
