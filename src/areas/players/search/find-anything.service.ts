import { findMatchShort } from '#areas/games/matches/matches.repo.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import { listHeroNicknames } from '#areas/wiki/heroes/nicknames.repo.ts';
import { listItemNicknames } from '#areas/wiki/items/item-nicknames.repo.ts';
import { itemName } from '#areas/wiki/items/items.rules.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { findCalled, keysOneSlipAway, searchKeysOf } from './search-names.rules.ts';
import { readSearchText, type SearchMeaning } from './search-text.rules.ts';
import type { Found, FoundHero, FoundItem } from './search.contract.ts';
import * as repo from './search.repo.ts';

const PLAYERS = 5;
const HEROES = 3;
const ITEMS = 3;
/** A single letter begins the names of too many items. */
const SHORTEST_OF_ITEM = 2;

/** What a text in the search field may mean: a few players, heroes and items, and a match. */
export async function findAnything({ db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>, text: string): Promise<Found> {
  const meaning = readSearchText(text);
  const [players, heroes, items, match] = await Promise.all([
    playersMeant(db, config.steam.communityBase, meaning),
    heroesMeant(db, meaning),
    itemsMeant(db, meaning),
    matchMeant(db, meaning, now()),
  ]);
  return { players, heroes, items, match, isUnknownSteamAddress: meaning.steamName !== undefined && players.length === 0 };
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
  const meant = heroUrlName === undefined ? findCalled(heroes, name ?? '', HEROES) : heroes.filter((hero) => hero.urlName === heroUrlName);
  return meant.map(({ name: hero, urlName, userFriendlyName, ruName }) => ({ name: hero, urlName, userFriendlyName, ruName }));
}

async function itemsMeant(db: Db, { name = '' }: SearchMeaning): Promise<FoundItem[]> {
  if (name.length < SHORTEST_OF_ITEM) return [];
  const items = (await readContent(db)).items.map((item) => ({
    luaName: item.luaName,
    urlName: item.luaName,
    name: itemName(item),
    names: [...new Set([itemName(item), item.name?.en ?? [], item.name?.ru ?? []].flat())],
    nicknames: listItemNicknames({ luaName: item.luaName, name: itemName(item) }),
  }));
  return findCalled(items, name, ITEMS).map(({ luaName, name: title }) => ({ luaName, name: title }));
}

/** Searches with less and less similar names until there are enough; the least similar only if there is nothing else. */
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
