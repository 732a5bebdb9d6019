import type { ReactNode } from 'react';
import { text } from '#areas/backoffice/frame/admin.text.ts';
import type { Choices } from '#areas/news/editor/editor.contract.ts';
import { talentColours, upgradeTypes } from '#areas/news/updates/shown-update.contract.ts';
import type { HeroLines } from '#areas/news/updates/update-document.contract.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { useWords } from '#ui/text/language.tsx';
import { replaced, titleOf, withTalent, withUpgrade } from './draft-state.rules.ts';
import { PairField } from './PairField.tsx';
import { Picker } from './Picker.tsx';
import css from '#areas/backoffice/frame/Admin.module.css';

type Props = {
  hero: HeroLines;
  known: Choices['heroes'][number] | undefined;
  onChange: (hero: HeroLines | undefined) => void;
  children: ReactNode;
};

/** The lines of one hero: itself, its upgrades, its talents by skill and colour. */
export function HeroEditor({ hero, known, onChange, children }: Props) {
  const words = useWords(text);
  const path = `heroes.${hero.name}`;
  const talents = [...(known?.talents ?? []), { name: 'hero_talent', title: words.heroWide }];
  const title = known?.title ?? hero.name;
  return (
    <details className={css.entry} open>
      <summary>
        <h3>{title}</h3>
      </summary>
      <PairField label={title} path={path} pair={hero.rows} onChange={(rows) => onChange({ ...hero, rows })} />
      {hero.upgrades.map((upgrade, index) => (
        <div key={upgrade.type} className={css.part}>
          <PairField
            label={words[upgrade.type]}
            path={`${path}.${upgrade.type}`}
            pair={upgrade.rows}
            onChange={(rows) => onChange({ ...hero, upgrades: replaced(hero.upgrades, index, { ...upgrade, rows }) })}
          />
          <IconButton
            icon="x"
            look="quiet"
            label={`${words.remove}: ${words[upgrade.type]}`}
            onClick={() => onChange({ ...hero, upgrades: replaced(hero.upgrades, index, undefined) })}
          />
        </div>
      ))}
      {hero.talents.map((talent, index) => (
        <fieldset key={talent.name} className={css.part}>
          <legend>{titleOf(talents, talent.name)}</legend>
          {talentColours.map((colour) => (
            <PairField
              key={colour}
              label={words[colour]}
              path={`${path}.${talent.name}.${colour}`}
              pair={talent[colour]}
              onChange={(rows) => onChange({ ...hero, talents: replaced(hero.talents, index, { ...talent, [colour]: rows }) })}
            />
          ))}
          <IconButton
            icon="x"
            look="quiet"
            label={`${words.remove}: ${titleOf(talents, talent.name)}`}
            onClick={() => onChange({ ...hero, talents: replaced(hero.talents, index, undefined) })}
          />
        </fieldset>
      ))}
      <div className={css.inline}>
        <Picker label={words.addSkill} choices={talents} onPick={(name) => onChange(withTalent(hero, name))} />
        <Picker
          label={words.addUpgrade}
          choices={upgradeTypes.map((type) => ({ name: type, title: words[type] }))}
          onPick={(name) => {
            const type = upgradeTypes.find((each) => each === name);
            if (type) onChange(withUpgrade(hero, type));
          }}
        />
        {children}
        <IconButton icon="x" look="danger" label={`${words.remove}: ${title}`} onClick={() => onChange(undefined)} />
      </div>
    </details>
  );
}
