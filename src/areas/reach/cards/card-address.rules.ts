import { paths } from '#contract/paths.ts';

export const cardKinds = ['match', 'player', 'hero', 'update', 'meta', 'season', 'site'] as const;
export type CardKind = (typeof cardKinds)[number];
/** The name of a card: `season` by its number or `now`, for 2x8 with `-2x8` appended. */
export type CardName = { kind: CardKind; id: string };

/** The card of the page at an address; undefined for pages without one. Does not check whether the match or player exists. */
export function cardOf({ pathname, searchParams }: URL): CardName | undefined {
  const parts = pathname.split('/');
  if (pathname === paths.heroMeta.to()) return { kind: 'meta', id: 'page' };
  if (pathname === paths.leaderboard.to()) return { kind: 'season', id: seasonId(searchParams) };
  const found = {
    match: paths.match.match(parts)?.['id'],
    player: paths.player.match(parts)?.['id'],
    hero: paths.hero.match(parts)?.['name'],
    update: paths.update.match(parts)?.['url'],
  };
  for (const kind of ['match', 'player', 'hero', 'update'] as const) {
    const id = found[kind];
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

/** The season and mode in a card's name; undefined if invalid. `number` is absent for the open season. */
export function readSeasonId(id: string): { number: number | undefined; isDuo: boolean } | undefined {
  const [, season, duo] = /^(now|[1-9]\d{0,5})(-2x8)?$/.exec(id) ?? [];
  if (season === undefined) return undefined;
  return { number: season === 'now' ? undefined : Number(season), isDuo: duo !== undefined };
}

function seasonId(query: URLSearchParams): string {
  const season = Number(/^\d{1,6}$/.exec(query.get('season') ?? '')?.[0] ?? 0);
  return `${season > 0 ? season : 'now'}${query.get('mode') === '2x8' ? '-2x8' : ''}`;
}
