import type { HeroContent } from '#areas/wiki/content/hero-content.contract.ts';
import { fnv1a } from '#lib/emblem/emblem.ts';
import { templatesOf } from './effects.ts';
import type { Effect, HeroSource, OrangeSource, SkillSource, UpgradeSource } from './hero-source.ts';
import { fillTemplate, markUp, typeset, type Figures, type Subject, type Words } from './sentence.ts';

/** What stays of a hero's file: the game's names, titles and levels. */
export type HeroFrame = Pick<HeroContent, 'name' | 'urlName' | 'title' | 'attribute' | 'addedOn'> & { skills: SkillFrame[] };
type SkillFrame = Pick<HeroContent['skills'][number], 'name' | 'title' | 'talent'> & {
  orange: TalentFrame;
  purple: TalentFrame[];
  blue: TalentFrame[];
};
type TalentFrame = { modName: string; levels: number };

const hero: Subject = { ru: { n: 'герой', g: 'героя', isPlural: false }, en: { n: 'the hero', isPlural: false } };

/** The file of a hero: the frame as it was, words from the source. */
export function buildHero(frame: HeroFrame, source: HeroSource) {
  const key = frame.urlName.replaceAll('-', '_');
  const at = (rarity: 'purple' | 'blue', place: number, levels: number, number: number) =>
    buildTalent({ modName: `modifier_${key}_hero_${number}`, levels }, source.heroWide[rarity][place], hero);
  return {
    name: frame.name,
    urlName: frame.urlName,
    title: frame.title,
    attribute: frame.attribute,
    addedOn: frame.addedOn,
    skills: frame.skills.map((skill, index) => buildSkill(skill, source.skills[index])),
    attack: source.attack,
    heroWide: { purple: [at('purple', 0, 1, 3), at('purple', 1, 2, 4)], blue: [at('blue', 0, 3, 1), at('blue', 1, 3, 2)] },
    upgrades: [
      buildUpgrade('scepter', source.scepter),
      buildUpgrade('shard', source.shard),
      buildUpgrade('innate', { isGranted: true, ...source.innate }),
    ],
    changes: source.changes.map(([index, ru, en]) => {
      const skill = frame.skills[index];
      if (!skill) throw new Error(`${frame.urlName} has no skill ${index}`);
      return { name: skill.name, title: skill.title, description: marked([ru, en]) };
    }),
  };
}

function buildSkill(frame: SkillFrame, source: SkillSource | undefined) {
  if (!source) throw new Error(`${frame.name} has no source`);
  const [nominative, genitive, en, number = ''] = source.subject;
  const subject: Subject = {
    ru: { n: nominative, g: genitive, isPlural: number.includes('r') },
    en: { n: en, isPlural: number.includes('e') },
  };
  return {
    name: frame.name,
    title: frame.title,
    talent: frame.talent,
    orange: buildOrange(frame.orange, source.orange),
    purple: frame.purple.map((talent, index) => buildTalent(talent, source.purple[index], subject)),
    blue: frame.blue.map((talent, index) => buildTalent(talent, source.blue[index], subject)),
  };
}

function buildOrange({ modName, levels }: TalentFrame, source: OrangeSource) {
  return {
    modName,
    levels,
    title: { ru: typeset('ru', source.title[0]), en: typeset('en', source.title[1]) },
    text: marked(source.text, 'orange'),
    summary: marked(source.summary),
    ...costs(source),
    extraInfo: {
      complexity: source.complexity,
      ...(source.damage && { damageType: source.damage }),
      info: marked(source.info),
      features: source.features.map(([image, ru, en]) => ({ image, description: marked([ru, en]) })),
    },
  };
}

/** A purple or blue talent: one text with the figures of all levels, and one per level when it has several. */
export function buildTalent({ modName, levels }: TalentFrame, effect: Effect | undefined, subject: Subject) {
  if (effect === undefined) throw new Error(`${modName} has no effect`);
  const { templates, figures } = readEffect(effect);
  if (figures.v.length !== levels) throw new Error(`${modName} has ${levels} levels, its effect ${figures.v.length} figures`);
  const template = templates[fnv1a(modName) % templates.length];
  if (!template) throw new Error(`${modName}: no words`);
  const say = (v: readonly number[]): Words => ({
    ru: fillTemplate('ru', template.ru, subject, { ...figures, v }),
    en: fillTemplate('en', template.en, subject, { ...figures, v }),
  });
  return { modName, levels, text: say(figures.v), ...(levels > 1 && { levelTexts: figures.v.map((figure) => say([figure])) }) };
}

function readEffect(effect: Effect): { templates: readonly Words[]; figures: Figures } {
  if (typeof effect !== 'string') return { templates: [{ ru: effect[0], en: effect[1] }], figures: readFigures(effect[2]) };
  const [kind = ''] = effect.split(' ');
  return { templates: templatesOf(kind), figures: readFigures(effect.slice(kind.length + 1)) };
}

function readFigures(text: string): Figures {
  const [values = '', ...further] = text.split(';');
  const v = numbers(values);
  const [a, b] = further.map((part) => numbers(part)[0]);
  return { v, a, b };
}

function buildUpgrade(type: 'scepter' | 'shard' | 'innate', source: UpgradeSource) {
  const rows = source.rows ?? [];
  const inLanguage = (language: 'ru' | 'en') =>
    rows.map(([ru, en, value]) => [language === 'ru' ? ru : en, language === 'ru' ? value.replaceAll('.', ',') : value]);
  return {
    type,
    isGranted: source.isGranted ?? false,
    texture: source.texture,
    title: { ru: typeset('ru', source.title[0]), en: typeset('en', source.title[1]) },
    description: marked(source.text),
    ...(rows.length > 0 && { extraValues: { ru: inLanguage('ru'), en: inLanguage('en') } }),
    ...costs(source),
  };
}

function costs({ cooldown, mana }: { cooldown?: string; mana?: string }) {
  return { ...(cooldown && { cooldown: numbers(cooldown) }), ...(mana && { manaCost: numbers(mana) }) };
}

function marked([ru, en]: readonly [string, string], tone?: 'orange'): Words {
  return { ru: markUp('ru', ru, tone), en: markUp('en', en, tone) };
}

function numbers(text: string): number[] {
  return text.split('/').map((part) => {
    const number = Number(part);
    if (part.trim() === '' || !Number.isFinite(number)) throw new Error(`"${text}" holds no figures`);
    return number;
  });
}
