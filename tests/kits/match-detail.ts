import type { MatchDetail, MatchPlayer } from '#areas/games/matches/matches.contract.ts';

/** A player of a match as its page gets it, still playing, of whom nothing is known yet. */
export function player(id: number, given: Partial<MatchPlayer> = {}): MatchPlayer {
  return {
    id,
    name: `player ${id}`,
    avatarUrl: null,
    stream: null,
    teamId: null,
    place: null,
    isFinished: false,
    isLeaver: false,
    heroName: `npc_dota_hero_${id}`,
    talents: { main: null, secondMain: null, purpleCount: 0, blueCount: 0, whiteCount: 0 },
    kills: null,
    deaths: null,
    assists: null,
    level: null,
    networth: null,
    lastHits: null,
    aggregatedDealtDamage: null,
    aggregatedReceivedDamage: null,
    receivedDamages: [],
    towerDamage: null,
    items: [],
    ratingStart: null,
    ratingChange: null,
    ratingAfter: null,
    ratingByPlace: null,
    isDoubleRating: false,
    endAtSeconds: null,
    towerPosition: null,
    ...given,
  };
}

/** A finished match of them. */
export function match(players: MatchPlayer[], buildingsDestroyed: MatchDetail['buildingsDestroyed'] = []): MatchDetail {
  const meta: MatchDetail['meta'] = {
    map: 'unranked',
    rankGroup: 'unranked',
    season: 'Season 14',
    createdAt: '2026-11-01T10:00:00',
    isFinished: true,
    isAbandoned: false,
    isCalledOff: false,
    whyUncounted: null,
    durationAtSeconds: 1800,
    isDuo: false,
    averageRating: 0,
    isArchived: false,
  };
  return { matchId: 1, meta, players, picks: [], buildingsDestroyed };
}
