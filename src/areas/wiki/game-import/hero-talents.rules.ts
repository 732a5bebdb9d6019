import { present } from '#lib/present.ts';
import type { TalentContent } from '#areas/wiki/content/hero-content.contract.ts';
import type { LocalText } from '#areas/wiki/content/text.contract.ts';
import type { FoundText } from './game-texts.rules.ts';
import { inBoth, pictureOf, report, richOf, type Reading } from './reading.rules.ts';
import type { TableTalent } from './talent-table.rules.ts';

/** The shades of figures at levels that are not taken and that are. Where no level is chosen all of them are figures. */
const UNTAKEN = /#297016/gi;
const FIGURE = '#53ea48';

/** A talent of the table with its texts, joined whatever the case of their keys. */
export function toTalent(reading: Reading, file: string, row: TableTalent, values: ReadonlyMap<string, string>): TalentContent {
  const { name, maxLevel } = row;
  const at = { file, line: row.line };
  reading.texts.pass(`font_disc_${name}`);
  const single = reading.texts.find(`upgrade_disc_${name}`);
  const levels = Array.from({ length: Math.max(1, maxLevel) }, (_, level) => reading.texts.find(`upgrade_disc_${name}_${level + 1}`));
  const whole = joinedText(reading, name, maxLevel) ?? single ?? (maxLevel <= 1 ? (levels[0] ?? grayText(reading, row)) : undefined);
  const levelTexts = maxLevel > 1 ? levels.map((found) => richOf(reading, found, values)) : [];
  if (!whole && levels.every((found) => !found)) report(reading, at, 'missing-text', `${name} in both languages`);
  else if (maxLevel > 1) reportMissingLevels(reading, at, name, levels);
  return {
    modName: name,
    levels: maxLevel,
    ...present({
      image: pictureOf(row.art),
      text: richOf(reading, whole, values) ?? lastOf(levelTexts),
      levelTexts: isComplete(levelTexts) ? levelTexts : undefined,
      summary: richOf(reading, reading.texts.find(`mini_disc_${name}`), values),
    }),
  };
}

/** The text with the figures of all levels. The game has one for every level that is taken; they differ by shade alone. */
function joinedText(reading: Reading, name: string, maxLevel: number): FoundText | undefined {
  for (let level = 1; level <= maxLevel; level += 1) reading.texts.pass(`talent_disc_${name}_${level}`);
  const joined = reading.texts.find(`talent_disc_${name}_0`);
  return inBoth(joined, (placed) => ({ ...placed, text: placed.text.replaceAll(UNTAKEN, FIGURE) }));
}

/** What a gray talent adds at each level, before its words: ` health` of 150 is `+150 health`. */
function grayText(reading: Reading, row: TableTalent): FoundText | undefined {
  const found = reading.texts.find(`talent_disc_${row.name}`);
  if (row.valuePerLevel === null) return found;
  const sign = row.valuePerLevel < 0 ? '' : '+';
  const value = `<b><font color='${FIGURE}'>${sign}${row.valuePerLevel}`;
  return inBoth(found, (placed) => {
    const percent = placed.text.startsWith('%') ? '%' : '';
    return { ...placed, text: `${value}${percent}</font></b>${placed.text.slice(percent.length)}` };
  });
}

function reportMissingLevels(
  reading: Reading,
  at: { file: string; line: number },
  name: string,
  levels: readonly (FoundText | undefined)[],
): void {
  levels.forEach((found, index) => {
    if (!found) report(reading, at, 'missing-text', `${name} at level ${index + 1}`);
  });
}

function isComplete(texts: readonly (LocalText | undefined)[]): texts is LocalText[] {
  return texts.length > 0 && texts.every((text) => text !== undefined);
}

function lastOf(texts: readonly (LocalText | undefined)[]): LocalText | undefined {
  return texts.findLast((text) => text !== undefined);
}
