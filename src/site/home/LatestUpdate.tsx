import { useId } from 'react';
import type { ListedUpdate } from '#areas/news/updates/updates.contract.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { HeroSeal } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './home.text.ts';
import css from './LatestUpdate.module.css';

const MOST_EMBLEMS = 5;

/** The latest game update: its name, the number of changes, and a link. */
export function LatestUpdate({ update }: { update: ListedUpdate }) {
  const words = useWords(text);
  const language = useLanguage();
  const id = useId();
  const [name, description] = language === 'ru' ? [update.ruName, update.ruDescription] : [update.engName, update.engDescription];
  const counts = words.updateCounts(update.heroCount, update.itemCount);
  const { up, down, change } = update.heroChanges;
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.art} aria-hidden="true">
        {update.heroNames.slice(0, MOST_EMBLEMS).map((hero) => (
          <span key={hero}>
            <Emblem kind="hero" name={hero} />
            <HeroSeal name={hero} />
          </span>
        ))}
      </div>
      <div className={css.body}>
        <p className={css.facts}>
          <Tag tone="new">{words.latestUpdate}</Tag>
          <span>
            <Time at={update.createdAt} dateOnly />
            {counts ? ` · ${counts}` : null}
          </span>
        </p>
        <h2 id={id}>{name}</h2>
        {description ? <p>{description}</p> : null}
        <div className={css.row}>
          <ButtonLink href={paths.update.to({ url: update.url })}>{words.readChanges}</ButtonLink>
          {up > 0 ? (
            <Tag tone="updated">
              <Icon name="arrow-up" size={12} />
              {words.buffed(up)}
            </Tag>
          ) : null}
          {down > 0 ? (
            <Tag tone="negative">
              <Icon name="arrow-down" size={12} />
              {words.nerfed(down)}
            </Tag>
          ) : null}
          {change > 0 ? <Tag tone="rework">{words.reworked(change)}</Tag> : null}
        </div>
      </div>
    </section>
  );
}
