import { listContentHeroes, listHeroNicknames } from '#features/heroes/heroes.repo.ts';
import { findMatchShort } from '#features/matches/matches.repo.ts';
import type { Db } from '#platform/database.ts';
import { inTransaction } from '#platform/database.ts';
import { handle, type Route } from '#platform/http/route.ts';
import { heroesCalled, keysOneSlipAway, searchKeysOf } from './search-names.rules.ts';
import { readSearchText, type SearchMeaning } from './search-text.rules.ts';
import { search, type Found, type FoundHero } from './search.contract.ts';
import * as repo from './search.repo.ts';

const PLAYERS = 5;
const HEROES = 3;

const heroes: (FoundHero & { names: string[] })[] = listContentHeroes().map(({ name, urlName, userFriendlyName: { en, ru } }) => ({
  name,
  urlName,
  userFriendlyName: en,
  ruName: ru,
  names: [en, ru, ...listHeroNicknames(name)],
}));

/** Looks for more and more distant names until there are enough. */
async function idsNamed(db: Db, name: string): Promise<number[]> {
  const keys = searchKeysOf(name);
  const found = new Set<number>();
  const ways = [
    () => repo.listPlayersByBeginning(db, keys, PLAYERS),
    () => repo.listPlayersByWord(db, keys, PLAYERS),
    () => repo.listPlayersByGuess(db, keys.flatMap(keysOneSlipAway), PLAYERS),
    () => inTransaction(db, (transaction) => repo.listPlayersBySimilarity(transaction, keys, PLAYERS)),
  ];
  if (keys.length === 0) return [];
  for (const way of ways) {
    for (const { playerId } of await way()) found.add(playerId);
    if (found.size >= PLAYERS) break;
  }
  return [...found];
}

async function playersMeant(db: Db, { playerId, steamName, name }: SearchMeaning) {
  const ids = [
    ...(playerId === undefined ? [] : [playerId]),
    ...(steamName === undefined ? [] : [(await repo.findPlayerBySteamName(db, steamName)) ?? []].flat()),
    ...(name === undefined ? [] : await idsNamed(db, name)),
  ];
  return repo.listFoundPlayers(db, [...new Set(ids)].slice(0, PLAYERS));
}

function heroesMeant({ heroUrlName, name }: SearchMeaning): FoundHero[] {
  const meant = heroUrlName === undefined ? heroesCalled(heroes, name ?? '', HEROES) : heroes.filter((hero) => hero.urlName === heroUrlName);
  return meant.map(({ names: _, ...hero }) => hero);
}

async function matchMeant(db: Db, { matchId }: SearchMeaning): Promise<Found['match']> {
  const match = matchId === undefined ? undefined : await findMatchShort(db, matchId);
  return match ? { matchId: match.matchId, isDuo: match.isDuo, isFinished: match.isFinished, createdAtUtc: match.createdAtUtc } : null;
}

export const searchApi: Route[] = [
  handle(search, async ({ db }, { text }) => {
    const meaning = readSearchText(text);
    const [players, match] = await Promise.all([playersMeant(db, meaning), matchMeant(db, meaning)]);
    return {
      players,
      heroes: heroesMeant(meaning),
      match,
      isUnknownSteamAddress: meaning.steamName !== undefined && players.length === 0,
    };
  }),
];
