/** The rarities in the pool's display order. */
export const rarities = ['orange', 'purple', 'blue'] as const;
export type Rarity = (typeof rarities)[number];
/** A talent of the pool with its title and picture, how often it was offered, and the share of offers in which it was taken. */
export type PoolTalent = {
  name: string;
  rarity: Rarity;
  title: string;
  art: string;
  emblem: string;
  levels: number;
  share: number;
  offered: number;
};
