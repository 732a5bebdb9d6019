import { withOldFigures } from '#lib/old-figures.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { bodyText } from './item-body.text.ts';
import type { ItemSideDetails } from './items.contract.ts';
import { figuresOf, isTold, statLines, type StatLine } from './stat-lines.rules.ts';
import css from './ItemPanel.module.css';

type Props = {
  side: ItemSideDetails;
  /** The item in the original game, to show what differs. */
  original: ItemSideDetails | null;
};

/** Bonuses, abilities and notes of an item in one of the two games. */
export function ItemSide({ side, original }: Props) {
  const stats = statLines(side.preStats, original && isTold(original) ? original.preStats : undefined);
  return (
    <>
      {stats.length > 0 ? (
        <ul className={css.stats}>
          {stats.map((line) => (
            <Stat key={line.key} line={line} />
          ))}
        </ul>
      ) : null}
      {side.abilities.map((ability, index) => (
        <Ability
          key={`${index} ${ability.name}`}
          ability={ability}
          original={original?.abilities.find((other) => other.name === ability.name) ?? original?.abilities[index]}
        />
      ))}
      {side.postStats ? (
        <p className={css.notes}>
          <RichText text={original?.postStats ? withOldFigures(side.postStats, original.postStats) : side.postStats} />
        </p>
      ) : null}
    </>
  );
}

function Stat({ line }: { line: StatLine }) {
  const words = useWords(bodyText);
  if (line.figure === '') {
    return (
      <li>
        <RichText text={line.text} />
      </li>
    );
  }
  if (line.isGone) {
    return (
      <li>
        <s>
          {line.figure} {line.label}
        </s>{' '}
        <span className={css.removed}>{words.removed}</span>
      </li>
    );
  }
  return (
    <li className={line.was === undefined ? undefined : css.differs}>
      <b className="nowrap">{line.figure}</b> {line.label}
      {line.was === undefined ? null : <s>{line.was ?? words.wasNone}</s>}
    </li>
  );
}

type AbilityProps = { ability: ItemSideDetails['abilities'][number]; original: ItemSideDetails['abilities'][number] | undefined };

function Ability({ ability, original }: AbilityProps) {
  const words = useWords(bodyText);
  const language = useLanguage();
  const figures = [
    { icon: 'timer' as const, label: words.cooldown, word: words.seconds, now: ability.cooldown, was: original?.cooldown },
    { icon: 'zap' as const, label: '', word: words.mana, now: ability.manaCost, was: original?.manaCost },
  ].map(({ now, was, ...rest }) => ({ ...rest, now: figuresOf(now, language), was: was && figuresOf(was, language) }));
  return (
    <section className={css.ability}>
      <h3>
        {ability.abilityType ? <Tag tone="gold">{ability.abilityType}</Tag> : null}
        {ability.name}
      </h3>
      {ability.oracle ? (
        <p>
          <RichText text={original?.oracle ? withOldFigures(ability.oracle, original.oracle) : ability.oracle} />
        </p>
      ) : null}
      {figures.some(({ now }) => now !== undefined) ? (
        <p className={css.figures}>
          {figures.map(({ icon, label, word, now, was }) =>
            now === undefined ? null : (
              <span key={icon}>
                <Icon name={icon} size={17} />
                {label ? <span className="sr">{label}: </span> : null}
                {was !== undefined && was !== now ? <s>{was}</s> : null}
                {word(now)}
              </span>
            ),
          )}
        </p>
      ) : null}
    </section>
  );
}
