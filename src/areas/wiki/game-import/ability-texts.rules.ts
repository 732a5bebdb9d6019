import { present } from '#lib/present.ts';
import type { LocalLabel, LocalText } from '#areas/wiki/content/text.contract.ts';
import { figuresOf, type AbilityData } from './ability-data.rules.ts';
import { both, labelOf, plainLabel, richOf, type Reading } from './reading.rules.ts';

type Rows = [string, string][];

export type AbilityTexts = {
  title?: LocalLabel;
  description?: LocalText;
  extraValues?: { ru?: Rows; en?: Rows };
  cooldown?: number[];
  manaCost?: number[];
};

/** What the files say of an ability; of its values only those that `isOfIt`. */
export function describeAbility(reading: Reading, name: string, data: AbilityData, isOfIt: (value: string) => boolean): AbilityTexts {
  const key = `DOTA_Tooltip_ability_${name}`;
  return present({
    title: labelOf(reading, reading.texts.find(key)),
    description: richOf(reading, reading.texts.find(`${key}_description`), data.values),
    extraValues: extraValuesOf(reading, name, data, isOfIt),
    cooldown: figuresOf(data.nodes, 'AbilityCooldown'),
    manaCost: figuresOf(data.nodes, 'AbilityManaCost'),
  });
}

/** Rows of a label and the figures of a value, for the values that have a text of their own: `%SLOW:` is in per cent. */
function extraValuesOf(
  reading: Reading,
  name: string,
  data: AbilityData,
  isOfIt: (value: string) => boolean,
): { ru?: Rows; en?: Rows } | undefined {
  const rows: { ru: Rows; en: Rows } = { ru: [], en: [] };
  for (const [value, figures] of data.values) {
    if (!isOfIt(value)) continue;
    const found = reading.texts.find(`DOTA_Tooltip_ability_${name}_${value}`);
    for (const language of ['ru', 'en'] as const) {
      const label = found?.[language]?.text ?? '';
      const isPercent = label.startsWith('%');
      const words = plainLabel(label.slice(isPercent ? 1 : 0).replace(/:\s*$/, ''));
      if (words) rows[language].push([words, isPercent ? figures.replaceAll(/\d(?= \/|$)/g, '$&%') : figures]);
    }
  }
  return both(rows.ru.length > 0 ? rows.ru : undefined, rows.en.length > 0 ? rows.en : undefined);
}
