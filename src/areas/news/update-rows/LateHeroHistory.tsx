import type { HeroHistory as History } from '#areas/news/updates/updates.contract.ts';
import { text } from '#areas/news/updates/updates.text.ts';
import { paths } from '#contract/paths.ts';
import { Time } from '#ui/figures/Time.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { HeroChange } from './HeroChange.tsx';
import css from './LateHeroHistory.module.css';

/** What updates did to a hero, newest first: a panel of the hero's page, with the answer of `listHeroChanges`. */
export function LateHeroHistory({ changes, id }: { changes: History; id?: string }) {
  const words = useWords(text);
  return (
    <Panel title={words.heroHistory} flush {...(id === undefined ? {} : { id })}>
      {changes.length === 0 ? (
        <EmptyState title={words.historyNone} />
      ) : (
        <ol className={css.history} reversed>
          {changes.map(({ url, name, publishedAt, hero }) => (
            <li key={url}>
              <h3>
                <a href={`${paths.update.to({ url })}${hero.urlName === null ? '' : `#${hero.urlName}`}`}>{name}</a>
                <small>
                  <Time at={publishedAt} dateOnly />
                </small>
              </h3>
              <HeroChange hero={hero} level={4} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
