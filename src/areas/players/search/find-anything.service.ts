import { findMatchShort } from '#areas/games/matches/matches.repo.ts';
import { listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import { listHeroNicknames } from '#areas/wiki/heroes/nicknames.repo.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { heroesCalled, keysOneSlipAway, searchKeysOf } from './search-names.rules.ts';
import { readSearchText, type SearchMeaning } from './search-text.rules.ts';
import type { Found, FoundHero } from './search.contract.ts';
import * as repo from './search.repo.ts';

const PLAYERS = 5;
const HEROES = 3;

/** What a text typed into the find field may mean: a few players, heroes and a match. */
export async function findAnything({ db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>, text: string): Promise<Found> {
  const meaning = readSearchText(text);
  const [players, heroes, match] = await Promise.all([
    playersMeant(db, config.steam.communityBase, meaning),
    heroesMeant(db, meaning),
    matchMeant(db, meaning, now()),
  ]);
  return { players, heroes, match, isUnknownSteamAddress: meaning.steamName !== undefined && players.length === 0 };
}

async function heroesMeant(db: Db, { heroUrlName, name }: SearchMeaning): Promise<FoundHero[]> {
  const heroes = (await listContentHeroes(db)).map(({ name: hero, urlName, title: { en, ru } }) => ({
    name: hero,
    urlName,
    userFriendlyName: en ?? ru ?? hero,
    ruName: ru ?? en ?? hero,
    names: [en ?? [], ru ?? []].flat(),
    nicknames: listHeroNicknames(hero),
  }));
  const meant =
    heroUrlName === undefined ? heroesCalled(heroes, name ?? '', HEROES) : heroes.filter((hero) => hero.urlName === heroUrlName);
  return meant.map(({ name: hero, urlName, userFriendlyName, ruName }) => ({ name: hero, urlName, userFriendlyName, ruName }));
}

/** Looks for more and more distant names until there are enough; for the most distant only when there is nothing else. */
async function idsNamed(db: Db, name: string): Promise<number[]> {
  const keys = searchKeysOf(name);
  const [key, ...otherLayouts] = keys;
  if (key === undefined) return [];
  const ways: [enough: number, find: () => Promise<{ playerId: number }[]>][] = [
    [PLAYERS, () => repo.listPlayersByBeginning(db, keys, PLAYERS)],
    [PLAYERS, () => repo.listPlayersByWord(db, keys, PLAYERS)],
    [PLAYERS, () => repo.listPlayersByGuess(db, keysOneSlipAway(key), PLAYERS)],
    [1, () => repo.listPlayersByGuess(db, otherLayouts.flatMap(keysOneSlipAway), PLAYERS)],
    [1, () => inTransaction(db, (transaction) => repo.listPlayersByLikeness(transaction, key, PLAYERS))],
  ];
  const found = new Set<number>();
  for (const [enough, find] of ways) {
    if (found.size >= enough) break;
    for (const { playerId } of await find()) found.add(playerId);
  }
  return [...found];
}

async function playersMeant(db: Db, communityBase: string, { playerId, steamName, name }: SearchMeaning) {
  const ids = [
    ...(playerId === undefined ? [] : [playerId]),
    ...(steamName === undefined ? [] : [(await repo.findPlayerBySteamAddress(db, `${communityBase}/id/${steamName}`)) ?? []].flat()),
    ...(name === undefined ? [] : await idsNamed(db, name)),
  ];
  return repo.listFoundPlayers(db, [...new Set(ids)].slice(0, PLAYERS));
}

async function matchMeant(db: Db, { matchId }: SearchMeaning, now: Date): Promise<Found['match']> {
  const match = matchId === undefined ? undefined : await findMatchShort(db, matchId, now);
  if (!match) return null;
  const { isDuo, isFinished, isAbandoned, createdAtUtc } = match;
  return { matchId: match.matchId, isDuo, isFinished, isAbandoned, createdAtUtc };
}
