import { toHtml, type RichText } from '#lib/rich-text.ts';
import type { AbilityDetails, HeroDetails, TalentColumn, TalentDetails } from './hero-details.contract.ts';

/**
 * The static file of a hero, in the shape that the site's clients have always read (docs/rules.md "Static files"), with texts as safe HTML
 * and talents keyed by skill. Missing values are left out.
 */
export function heroFileOf(hero: HeroDetails) {
  const { columns, upgrades, changes, attack, addedOn, revision, ...names } = hero;
  const keyed = <T>(pick: (column: TalentColumn) => T[]) =>
    Object.fromEntries(columns.flatMap((column) => (pick(column).length > 0 ? [[column.key, pick(column)]] : [])));
  return {
    ...names,
    attack: attack ?? undefined,
    addedOn: addedOn ?? undefined,
    revision: revision.id,
    skills: Object.fromEntries(
      columns.map(({ key, title, talent, ability }) => [
        key,
        { name: title ?? undefined, talent: talent ?? undefined, ability: ability ? abilityFileOf(ability) : undefined },
      ]),
    ),
    orangeTalents: keyed((column) => (column.orange ? [talentFileOf(column.orange)] : [])),
    purpleTalents: keyed((column) => column.purple.map(talentFileOf)),
    blueTalents: keyed((column) => column.blue.map(talentFileOf)),
    upgrades: upgrades.map(({ title, texture, upgradeType, isGranted, ...ability }) => ({
      upgradeType,
      isGranted,
      name: title ?? undefined,
      texture: texture ?? undefined,
      ...abilityFileOf(ability),
    })),
    changes: changes.map(({ name, title, description }) => ({ name, title: title ?? undefined, description: toHtml(description) })),
  };
}

function abilityFileOf({ description, extraValues, cooldown, manaCost }: AbilityDetails) {
  return { description: htmlOf(description), extraValues, cooldown: figuresOf(cooldown), manaCost: figuresOf(manaCost) };
}

function talentFileOf(talent: TalentDetails) {
  const { extraInfo } = talent;
  return {
    modName: talent.modName,
    name: talent.title ?? undefined,
    image: talent.image,
    levels: talent.levels,
    description: htmlOf(talent.text) ?? talent.levelTexts.map(toHtml).join('<br>'),
    levelDescriptions: talent.levelTexts.length > 0 ? talent.levelTexts.map(toHtml) : undefined,
    summary: htmlOf(talent.summary),
    cooldown: figuresOf(talent.cooldown),
    manaCost: figuresOf(talent.manaCost),
    extraInfo: extraInfo
      ? {
          complexity: extraInfo.complexity ?? undefined,
          damage_type: extraInfo.damageType ?? undefined,
          info: htmlOf(extraInfo.info),
          features: extraInfo.features.map(({ image, description }) => ({ image: image ?? undefined, description: toHtml(description) })),
        }
      : undefined,
  };
}

/** A text of a static file; nothing for none. */
export function htmlOf(text: RichText | null): string | undefined {
  return text ? toHtml(text) : undefined;
}

/** One figure as a number, several as a text by level; nothing for none. */
export function figuresOf(figures: readonly number[]): number | string | undefined {
  return figures.length > 1 ? figures.join('/') : figures[0];
}
