import type { Words } from './sentence.ts';

/** A figure of the hero: Russian nominative, accusative and comparative, English name and comparative. */
type Stat = { nom: string; acc: string; en: string; unit: '' | '%'; isLowered?: boolean };

const stats: Record<string, Stat> = {
  ms: { nom: 'скорость передвижения', acc: 'скорость передвижения', en: 'movement speed', unit: '%' },
  as: { nom: 'скорость атаки', acc: 'скорость атаки', en: 'attack speed', unit: '' },
  armor: { nom: 'броня', acc: 'броню', en: 'armor', unit: '' },
  mr: { nom: 'сопротивление магии', acc: 'сопротивление магии', en: 'magic resistance', unit: '%' },
  sr: { nom: 'сопротивление эффектам', acc: 'сопротивление эффектам', en: 'status resistance', unit: '%' },
  slowres: { nom: 'сопротивление замедлению', acc: 'сопротивление замедлению', en: 'slow resistance', unit: '%' },
  amp: { nom: 'урон способностей', acc: 'урон способностей', en: 'spell damage', unit: '%' },
  dmg: { nom: 'урон атак', acc: 'урон атак', en: 'attack damage', unit: '' },
  dmgp: { nom: 'урон атак', acc: 'урон атак', en: 'attack damage', unit: '%' },
  eva: { nom: 'уклонение', acc: 'уклонение', en: 'evasion', unit: '%' },
  hpr: { nom: 'восстановление здоровья', acc: 'восстановление здоровья', en: 'health regeneration', unit: '' },
  mpr: { nom: 'восстановление маны', acc: 'восстановление маны', en: 'mana regeneration', unit: '' },
  str: { nom: 'сила', acc: 'силу', en: 'Strength', unit: '' },
  agi: { nom: 'ловкость', acc: 'ловкость', en: 'Agility', unit: '' },
  int: { nom: 'интеллект', acc: 'интеллект', en: 'Intelligence', unit: '' },
  ls: { nom: 'вампиризм атак', acc: 'вампиризм атак', en: 'lifesteal', unit: '%' },
  sls: { nom: 'вампиризм способностей', acc: 'вампиризм способностей', en: 'spell lifesteal', unit: '%' },
  crange: { nom: 'дальность способностей', acc: 'дальность способностей', en: 'cast range', unit: '' },
  arange: { nom: 'дальность атаки', acc: 'дальность атаки', en: 'attack range', unit: '' },
  hp: { nom: 'запас здоровья', acc: 'запас здоровья', en: 'maximum health', unit: '' },
  mp: { nom: 'запас маны', acc: 'запас маны', en: 'maximum mana', unit: '' },
  heal: { nom: 'получаемое лечение', acc: 'получаемое лечение', en: 'healing received', unit: '%' },
  less: { nom: 'получаемый урон', acc: 'получаемый урон', en: 'incoming damage', unit: '%', isLowered: true },
};

/** When a stat is raised: templates with {nom} {acc} {en} of it, {ru-up} «повышает» and {comp} «выше». */
const frames: Record<string, readonly Words[]> = {
  cast: [
    { ru: 'применение {g} на {a:s} {raises} {acc} на {v}', en: 'using {n} {raises} your {en} by {v} for {a:s}' },
    { ru: 'первые {a:s} после применения {g} {nom} {comp} на {v}', en: 'for {a:s} after using {n}, your {en} is {v} {comp}' },
  ],
  while: [
    { ru: 'пока {p:действует|действуют} {n}, {nom} {comp} на {v}', en: 'while {n} {p:lasts|last}, your {en} is {v} {comp}' },
    { ru: 'в течение {g} {nom} {comp} на {v}', en: 'your {en} is {v} {comp} for the duration of {n}' },
  ],
  gives: [
    { ru: '{n} {p:{raises}|{raise}} {acc} на {v}', en: '{n} {p:{raises}|{raise}} your {en} by {v}' },
    { ru: 'благодаря действию {g} {nom} {comp} на {v}', en: 'thanks to {n}, your {en} is {v} {comp}' },
  ],
  always: [
    { ru: '{nom} {comp} на {v}', en: 'your {en} is {v} {comp}' },
    { ru: '{raises} {acc} на {v}', en: '{raises} your {en} by {v}' },
  ],
  stack: [{ ru: 'каждый заряд {g} {raises} {acc} на {v}', en: 'every charge of {n} {raises} your {en} by {v}' }],
  kill: [
    { ru: 'убийство героя на {a:s} {raises} {acc} на {v}', en: 'killing a hero {raises} your {en} by {v} for {a:s}' },
    { ru: 'первые {a:s} после убийства героя {nom} {comp} на {v}', en: 'for {a:s} after a hero kill, your {en} is {v} {comp}' },
  ],
  ally: [{ ru: '{n} {p:{raises}|{raise}} {acc} союзников рядом на {v}', en: '{n} {p:{raises}|{raise}} the {en} of allies nearby by {v}' }],
  low: [
    { ru: 'когда у вас меньше {a%} здоровья, {nom} {comp} на {v}', en: 'below {a%} health, your {en} is {v} {comp}' },
    { ru: 'если здоровье упало ниже {a%}, {nom} {comp} на {v}', en: 'once your health drops below {a%}, your {en} is {v} {comp}' },
  ],
  near: [
    { ru: 'за каждого врага в радиусе {a} {nom} {comp} на {v}', en: 'for every enemy within {a}, your {en} is {v} {comp}' },
    { ru: 'каждый враг ближе {a} {raises} {acc} на {v}', en: 'every enemy closer than {a} {raises} your {en} by {v}' },
  ],
  hit: [
    {
      ru: 'каждая атака по герою на {a:s} {raises} {acc} на {v}, эффект складывается',
      en: 'every attack on a hero {raises} your {en} by {v} for {a:s}, and the effect adds up',
    },
  ],
};

/** The templates of `frame:stat`, such as `cast:armor`; undefined when there is no such frame or stat. */
export function statTemplates(name: string): Words[] | undefined {
  const [frameName = '', statName = ''] = name.split(':');
  const frame = frames[frameName];
  const stat = stats[statName];
  if (!frame || !stat) return undefined;
  const ru = { raises: stat.isLowered ? 'снижает' : 'повышает', raise: stat.isLowered ? 'снижают' : 'повышают' };
  const en = { raises: stat.isLowered ? 'lowers' : 'raises', raise: stat.isLowered ? 'lower' : 'raise' };
  const put = (template: string, words: Record<string, string>) =>
    template.replace(/\{(nom|acc|en|comp|raises|raise|v)\}/g, (whole, key: string) => words[key] ?? whole);
  const value = `{v${stat.unit}}`;
  return frame.map((words) => ({
    ru: put(words.ru, { ...ru, nom: stat.nom, acc: stat.acc, comp: stat.isLowered ? 'ниже' : 'выше', v: value }),
    en: put(words.en, { ...en, en: stat.en, comp: stat.isLowered ? 'lower' : 'higher', v: value }),
  }));
}
