/** What is believed of a player's skill in a mode: the likeliest value, and how far off it may be. */
export type Belief = { mu: number; sigma: number };

/** Of somebody who has not played. The database has the same as the default of its columns. */
export const firstBelief: Belief = { mu: 25, sigma: 25 / 3 };
