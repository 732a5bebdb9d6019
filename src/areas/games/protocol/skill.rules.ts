/** The belief about a player's skill in a mode: the likeliest value, and its uncertainty. */
export type Belief = { mu: number; sigma: number };

/** The belief about somebody who has not played; the columns have the same default in the database. */
export const firstBelief: Belief = { mu: 25, sigma: 25 / 3 };
