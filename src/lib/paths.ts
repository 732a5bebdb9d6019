import { address } from './address.ts';

/** Every page address of the site. */
export const paths = {
  home: address('/'),
  leaderboard: address('/leaderboard'),
  player: address('/players/:id'),
  playerWith: address('/players/:id/with/:other'),
  playerSearch: address('/players/search'),
  match: address('/matches/:id'),
  matchSearch: address('/matches/search'),
  heroes: address('/heroes'),
  items: address('/items'),
  hero: address('/heroes/:name'),
  updates: address('/updates'),
  admin: address('/admin'),
  adminUpdate: address('/admin/updates/:id'),
  adminActs: address('/admin/acts'),
  update: address('/updates/:url'),
  heroMeta: address('/heroes/meta'),
  developers: address('/developers'),
  credits: address('/credits'),
  plus: address('/dota-plus'),
  paymentReturn: address('/payments/return'),
  redeem: address('/redeem'),
  kit: address('/dev/ui'),
};
