import type { HeroDetails } from '#areas/wiki/heroes/hero-details.contract.ts';
import { INNATE } from '#areas/wiki/heroes/hero-details.rules.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { SectionLink } from '#ui/layout/SectionLink.tsx';
import { useWords } from '#ui/text/language.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { text } from './hero.text.ts';
import css from './HeroUpgrades.module.css';

type Props = { id: string; hero: Pick<HeroDetails, 'changes'> };

/** The hero's differences from the original game, ability by ability. */
export function HeroChanges({ id, hero: { changes } }: Props) {
  const words = useWords(text);
  return (
    <Panel id={id} title={words.changes} tools={<SectionLink id={id} name={words.changes} />} flush>
      <ul className={css.changes}>
        {changes.map(({ name, title, description }, index) => (
          <li key={index}>
            {/* The game's files name no ability for most changes: changes of the hero as such need no heading on the hero's page. */}
            {title === null && name === INNATE ? null : <h3>{title ?? name}</h3>}
            <p>
              <RichText text={description} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
