import { Subscribe } from '#areas/news/updates/Subscribe.tsx';
import { updatesAddress } from '#areas/news/updates/updates-search.rules.ts';
import type { HeroHistory as History } from '#areas/news/updates/updates.contract.ts';
import { text } from '#areas/news/updates/updates.text.ts';
import { paths } from '#contract/paths.ts';
import { Time } from '#ui/figures/Time.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { HeroChange } from './HeroChange.tsx';
import css from './LateHeroHistory.module.css';

type Props = {
  changes: History;
  /** The hero's name in the address, and its title. */
  name: string;
  title: string;
  id?: string;
};

/** The changes of a hero by updates, newest first: a panel of the hero's page, with the answer of `listHeroChanges`. */
export function LateHeroHistory({ changes, name, title, id }: Props) {
  const words = useWords(text);
  return (
    <Panel
      title={words.heroHistory}
      flush
      foot={
        <>
          <a className="text-link" href={updatesAddress({ hero: name })}>
            {words.heroUpdates}
          </a>
          {' · '}
          <a className="text-link" href={paths.contentChanges.to({}, { hero: name })}>
            {words.whereFrom}
          </a>
          <Subscribe of={{ section: 'heroes', name }} title={title} />
        </>
      }
      {...(id === undefined ? {} : { id })}
    >
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
