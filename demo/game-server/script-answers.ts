import { LobbyStopped, LuaValue } from './lua-value.ts';

/** What the script keeps of a player of its lobby. */
export type LobbyMember = {
  rating: number;
  isBanned: boolean;
  /** Other accounts, and how often they were reported together with this one. */
  reports: Map<string, number>;
  leaveReports: number;
  reportedPlayers: number;
  freeBuildsConsumed: number;
  settings: unknown;
  items: number[];
  achievements: number[];
  heroes: Map<string, { xp: number; quests: unknown[] }>;
  hasPlus: boolean;
  shards: number;
  votes: number;
  cooldowns: Record<Cooldown, number>;
};
const cooldowns = ['doubleRatingCd', 'bonusVotesCd', 'bonusShardsCd', 'itemBuildsCd', 'updateQuestsCd'] as const;
type Cooldown = (typeof cooldowns)[number];

/** What the script keeps of an answered `match_start`. */
export type ReadLobby = {
  seasonName: string;
  isStatsMatch: boolean;
  averageRating: number;
  voting: Map<string, number>;
  members: Map<string, LobbyMember>;
};

/** Reads the answer to `match_start` and looks every player of the lobby up in it, unchecked. */
export function readLobby(answer: LuaValue, playerIds: readonly string[]): ReadLobby {
  const voting = answer.field('voting');
  const achievements = answer.field('achievements');
  if (!achievements.isNil) achievements.list();
  const members = new Map(
    answer
      .field('players')
      .list()
      .map((player) => [player.field('playerId').text(), readMember(player)]),
  );
  for (const id of playerIds) if (!members.has(id)) throw new LobbyStopped(`match_start.players: player ${id} is nil`);
  return {
    seasonName: answer.field('seasonName').text(),
    isStatsMatch: answer.field('isStatsMatch').flag(),
    averageRating: answer.field('averageRating').number(),
    voting: new Map((voting.isNil ? [] : voting.list()).map((row) => [row.field('heroName').text(), readVotes(row)])),
    members,
  };
}

function readVotes(row: LuaValue): number {
  row.field('attributeId').number();
  return row.field('voteCount').number();
}

function readMember(player: LuaValue): LobbyMember {
  const number = (name: string) => player.field(name).number();
  const flag = (name: string) => player.field(name).flag();
  const bans = ['isBanned', 'isBannedByReports', 'isBannedByLeaveReports'].map(flag);
  flag('isAdmin');
  flag('usedWrongMap');
  number('lpCount');
  number('dotaPlusExpire');
  const savedData = player.field('savedData');
  return {
    rating: number('rating'),
    isBanned: bans.includes(true),
    reports: new Map(
      player
        .field('reports')
        .pairs()
        .map(([id, count]) => [accountOf(id), count.number()]),
    ),
    leaveReports: player.field('leaveReports').list().length,
    reportedPlayers: player.field('reportedPlayers').list().length,
    freeBuildsConsumed: number('freeBuildsConsumedCount'),
    settings: savedData.isNil ? undefined : settingsOf(savedData),
    items: player
      .field('items')
      .list()
      .map((item) => item.number()),
    achievements: player
      .field('completedAchievements')
      .list()
      .map((done) => done.field('achievementId').number()),
    heroes: new Map(
      player
        .field('dotaPlusHeroes')
        .object()
        .map(([hero, plus]) => [hero, readPlusHero(plus)]),
    ),
    hasPlus: flag('hasDotaPlus'),
    shards: number('shardsAmount'),
    votes: number('voteCount'),
    cooldowns: {
      doubleRatingCd: number('doubleRatingCd'),
      bonusVotesCd: number('bonusVotesCd'),
      bonusShardsCd: number('bonusShardsCd'),
      itemBuildsCd: number('itemBuildsCd'),
      updateQuestsCd: number('updateQuestsCd'),
    },
  };
}

function settingsOf(savedData: LuaValue): unknown {
  const subData = savedData.field('subData');
  subData.pairs();
  return subData.raw();
}

function accountOf(key: string): string {
  if (!/^\d{1,10}$/.test(key)) throw new LobbyStopped(`reports: ${key} is no account`);
  return key;
}

const readPlusHero = (hero: LuaValue) => ({
  xp: hero.field('xp').number(),
  quests: hero
    .field('quests')
    .list()
    .map((quest) => quest.raw()),
});

export type WaitingGift = { giftId: string | number };
const giftsOf = (entry: LuaValue): WaitingGift[] =>
  entry
    .field('gifts')
    .list()
    .map((gift) => ({ giftId: gift.field('giftId').id() }));

/** How the answer to each call is read; a call that is missing here is only decoded. */
export const readers = {
  end: (answer: LuaValue) => answer.field('ratingChange').number(),
  unranked_stats: (answer: LuaValue) =>
    new Map(
      answer.list().map((row) => {
        const figures = ['avgPlace', 'matchCount', 'matchCountTotal'].map((name) => row.field(name).number());
        return [row.field('playerId').text(), figures];
      }),
    ),
  match_details: (answer: LuaValue) => new Map(answer.list().map((row) => [row.field('playerId').text(), readDetails(row)])),
  match_leaderboard: (answer: LuaValue) =>
    ['solo', 'duo'].map((mode) =>
      answer
        .field(mode)
        .list()
        .map((row) => {
          row.field('matchCount').number();
          return [row.field('playerId').text(), row.field('rating').number()] as const;
        }),
    ),
  state: (answer: LuaValue) => new Map(answer.list().map((row) => [row.field('playerId').text(), row.field('banned').flag()])),
  gifts: (answer: LuaValue) =>
    new Map(
      answer.list().map((row) => {
        row.field('count').number();
        return [row.field('playerId').text(), giftsOf(row)];
      }),
    ),
  accept_gift: (answer: LuaValue) => {
    const [first] = answer.list();
    if (!first) throw new LobbyStopped('accept_gift[1]: table expected, got nil');
    return giftsOf(first);
  },
  promo: (answer: LuaValue) => {
    const amount = answer.field('awardsAmount');
    const name = answer.field('awardsName');
    return {
      status: answer.field('status').number(),
      texts: [answer.field('ruResponse').text(), answer.field('engResponse').text()],
      awards: [amount.isNil ? undefined : amount.number(), name.isNil ? undefined : name.text()],
    };
  },
  get_item_builds: (answer: LuaValue) => ({
    builds: new Map(
      answer
        .field('talentBuilds')
        .object()
        .map(([key, build]) => [key, build.object()]),
    ),
    names: answer
      .field('talentNames')
      .list()
      .map((name) => name.text()),
  }),
  get_offered_talents: (answer: LuaValue) =>
    new Map(answer.object().map(([hero, talents]) => [hero, new Map(talents.object().map(([talent, rate]) => [talent, rate.number()]))])),
  login: (answer: LuaValue) => new URL(answer.field('url').text()).href,
  payment: (answer: LuaValue) => new URL(answer.field('url').text()).href,
};

function readDetails(row: LuaValue): number {
  const favourite = row.field('favoriteHero');
  if (!favourite.isNil) favourite.text();
  for (const [, count] of row.field('places').pairs()) count.number();
  for (const [, hero] of row.field('heroes').pairs()) {
    for (const name of ['rating', 'kills', 'deaths', 'matchCount']) hero.field(name).number();
    for (const [, count] of hero.field('places').pairs()) count.number();
  }
  for (const match of row.field('matches').list()) {
    for (const name of ['kills', 'deaths', 'place', 'ratingChange', 'duration']) match.field(name).number();
    for (const item of match.field('items').list()) item.text();
    match.field('heroName').text();
  }
  return row.field('matchCount').number();
}

/** Reads an answer of the call with this address as the script does; throws LobbyStopped where the script would stop. */
export function readAnswer(path: string, text: string, playerIds: readonly string[]): void {
  const name = path.split('/').at(-1) ?? path;
  const answer = LuaValue.decode(text, name);
  if (name === 'match_start') readLobby(answer, playerIds);
  else if (name in readers) readers[name as keyof typeof readers](answer);
}
