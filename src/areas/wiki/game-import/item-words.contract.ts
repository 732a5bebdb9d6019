/** The names of bonuses that the game fills in for `$str` and its like. */
export const bonusNames = [
  'all',
  'agi',
  'armor',
  'attack',
  'attack_range',
  'cast_range',
  'damage',
  'evasion',
  'health',
  'hp_regen',
  'int',
  'lifesteal',
  'mana',
  'mana_regen',
  'move_speed',
  'primary_attribute',
  'projectile_speed',
  'selected_attrib',
  'spell_amp',
  'spell_lifesteal',
  'spell_resist',
  'status_resist',
  'str',
] as const;
/** The kinds of abilities that the original game's items have. */
export const abilityKinds = ['active', 'passive', 'toggle', 'upgrade', 'use'] as const;

type Words = Readonly<Record<(typeof bonusNames)[number] | (typeof abilityKinds)[number], string>>;
export type ItemWords = { ru: Words; en: Words };
