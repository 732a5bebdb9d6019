import { updateTones } from '#areas/news/updates/update-view.rules.ts';
import type { ListedUpdate } from '#areas/news/updates/updates.contract.ts';
import { text } from '#areas/news/updates/updates.text.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { Time } from '#ui/figures/Time.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import css from './UpdateCard.module.css';

/** An update in the list; the whole card leads to it, or to the section `at` in it. */
export function UpdateCard({ update, at }: { update: ListedUpdate; at?: string | undefined }) {
  const words = useWords(text);
  const language = useLanguage();
  const [name, description] = language === 'ru' ? [update.ruName, update.ruDescription] : [update.engName, update.engDescription];
  const counts = [
    update.heroCount > 0 ? words.heroCount(update.heroCount) : '',
    update.itemCount > 0 ? words.itemCount(update.itemCount) : '',
  ].filter(Boolean);
  return (
    <article className={css.card}>
      <p className={css.facts}>
        <Time at={update.createdAt} dateOnly />
        <Tag tone={updateTones[update.type]}>{words[update.type]}</Tag>
        {update.correctedAt ? (
          <span>
            {words.corrected} <Time at={update.correctedAt} dateOnly />
          </span>
        ) : null}
      </p>
      <h2>
        <a href={`${paths.update.to({ url: update.url })}${at === undefined ? '' : `#${at}`}`}>{name}</a>
      </h2>
      {description ? <p className={css.words}>{description}</p> : null}
      <p className={css.counts}>{counts.join(' · ')}</p>
      <div className={css.art} aria-hidden="true">
        {update.heroNames.map((hero) => (
          <HeroFace key={hero} name={hero} />
        ))}
        {update.heroCount > update.heroNames.length ? <span>+{update.heroCount - update.heroNames.length}</span> : null}
      </div>
    </article>
  );
}
