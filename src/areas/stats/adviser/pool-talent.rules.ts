/** In the order in which the pool shows them. */
export const rarities = ['orange', 'purple', 'blue'] as const;
export type Rarity = (typeof rarities)[number];
/** A talent of the pool as it is called and drawn, with how often it was offered and the share that took it. */
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
