import { readContent } from '#areas/wiki/content/content.repo.ts';
import { findHero } from '#areas/wiki/heroes/hero-details.rules.ts';
import { paths } from '#contract/paths.ts';
import type { Db } from '#db/pool.ts';

const PLAIN_HERO = /^[a-z-]+$/;

/**
 * The canonical address of a hero, item, update or player page that is requested under another spelling of its name or number; undefined
 * when the address is canonical already or names nothing.
 */
export async function findCanonical(db: Db, url: URL): Promise<string | undefined> {
  const [, zeros, player] = /^\/players\/(0+)([1-9]\d*)$/.exec(url.pathname) ?? [];
  if (zeros && player) return paths.player.to({ id: player }) + url.search;
  const [, section, name] = /^\/(heroes|items|updates)(?:\/([\w%'’. -]+))?$/.exec(url.pathname) ?? [];
  if (section === undefined) return undefined;
  const wanted = name === undefined ? undefined : plainName(name);
  if (section === 'items') return canonicalItem(wanted ?? plainName(url.searchParams.get('item') ?? ''), url);
  if (name === undefined || wanted === undefined) return undefined;
  if (section === 'updates') return name === wanted ? undefined : paths.update.to({ url: wanted }) + url.search;
  // An address that already looks canonical is not looked up, so that such pages can come from the cache while the database is away.
  if (PLAIN_HERO.test(name)) return undefined;
  const { heroes } = await readContent(db);
  const hero = findHero(heroes, wanted.replaceAll('-', '_')) ?? findHero(heroes, wanted);
  return hero && hero.urlName !== name ? paths.hero.to({ name: hero.urlName }) + url.search : undefined;
}

function canonicalItem(wanted: string, url: URL): string | undefined {
  const item = wanted.replaceAll('-', '_').replace(/^item_/, '');
  if (item === '' || (url.pathname === paths.items.to() && url.searchParams.get('item') === item)) return undefined;
  const query = new URLSearchParams(url.search);
  query.set('item', item);
  return `${paths.items.to()}?${query}`;
}

/** Lower case without apostrophes and dots, with dashes between words; an underscore stays. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/%2[07]|%e2%80%99|['’. ]/g, (sign) => (sign === '%20' || sign === ' ' ? '-' : ''))
    .replaceAll(/-+/g, '-');
}
