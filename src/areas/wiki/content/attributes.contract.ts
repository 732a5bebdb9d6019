/** The game's four attributes; `All` is the fourth one (Universal), not everything. */
export const heroAttributes = ['Strength', 'Agility', 'Intellect', 'All'] as const;
export type HeroAttribute = (typeof heroAttributes)[number];
