import { text as nameWords } from '#areas/core/accounts/player-name.text.ts';
import { maySee } from '#areas/core/accounts/visibility.rules.ts';
import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import { findMatchDetail } from '#areas/games/matches/matches.repo.ts';
import { modeOf } from '#areas/games/protocol/modes.rules.ts';
import { averagePlace } from '#areas/games/protocol/places.rules.ts';
import { text as seasonText } from '#areas/games/seasons/season.text.ts';
import { updateViewOf } from '#areas/news/updates/update-view.rules.ts';
import { findPublishedUpdate } from '#areas/news/updates/updates.repo.ts';
import { listTopPlayers } from '#areas/players/leaderboard/leaderboard.repo.ts';
import { listTableSeasons, listTopOfSeason } from '#areas/players/leaderboard/season-closings.repo.ts';
import { findPlayer, type KnownPlayer } from '#areas/players/players/players.repo.ts';
import { recordOf } from '#areas/players/players/players.rules.ts';
import { standingOf } from '#areas/stats/hero-answer/standing.rules.ts';
import { teaserAnswer } from '#areas/stats/hero-stats/meta-answer.rules.ts';
import { listHeroRows, listTalentRows } from '#areas/stats/hero-stats/meta.repo.ts';
import { daysOf } from '#areas/stats/rollups/period.rules.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { playersName } from '#areas/wiki/content/wording.rules.ts';
import { findHero } from '#areas/wiki/heroes/hero-details.rules.ts';
import { listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import { readMatchId } from '#contract/match-id.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Told } from '#contract/site.tsx';
import type { Db } from '#db/pool.ts';
import { formatDate } from '#lib/format-time.ts';
import { formatDecimal, formatDuration, formatNumber, formatShare, formatSigned } from '#lib/format.ts';
import type { Language } from '#lib/words.ts';
import { cardOf, readSeasonId, type CardKind } from './card-address.rules.ts';
import { tellCard } from './card-words.rules.ts';
import { drawableName } from './card.rules.ts';
import { text } from './card.text.ts';
import type { Card } from './cards.contract.ts';

type Asked = { db: Db; now: Date; language: Language };

/** The content of a page's card in a language, from public data only. Throws Refusal fileNotFound if there is no such page. */
export async function readCard(kind: CardKind, id: string, asked: Asked): Promise<Card> {
  const card = await read[kind](id, asked);
  if (!card) throw new Refusal('fileNotFound');
  return card;
}

/** The card's content for the page at an address, like `readCard`; undefined for pages without a card, and for hidden players. */
export async function findCard(url: URL, asked: Asked): Promise<Card | undefined> {
  const name = cardOf(url);
  return name && read[name.kind](name.id, asked);
}

/**
 * The preview text of the page at an address, with the same facts as its card; undefined for pages without a card, and for hidden players.
 */
export async function tellPage(url: URL, asked: Asked): Promise<Told | undefined> {
  const name = cardOf(url);
  const card = name && (await read[name.kind](name.id, asked));
  return name && card && { card: `${name.kind}/${name.id}`, description: tellCard(card) };
}

const read: Record<CardKind, (id: string, asked: Asked) => Promise<Card | undefined>> = {
  match: readMatch,
  player: readPlayer,
  hero: readHeroCard,
  update: readUpdate,
  meta: readMeta,
  season: readSeason,
  site: (_, { language }) => {
    const words = text(language);
    return Promise.resolve({ kind: '1x6', title: words.siteTitle, line: words.siteLine });
  },
};

async function readMatch(id: string, { db, now, language }: Asked): Promise<Card | undefined> {
  const matchId = readMatchId(id);
  const match = matchId === undefined ? undefined : await findMatchDetail(db, matchId, { now, ratingFloor: undefined });
  if (!match) return undefined;
  const words = text(language);
  const nameOf = await readHeroNames(db);
  const { isDuo, isFinished, isAbandoned, isCalledOff, durationAtSeconds, createdAt } = match.meta;
  const state = isCalledOff || isAbandoned ? words.unfinished : isFinished ? formatDuration(durationAtSeconds) : words.inProgress;
  return {
    kind: isDuo ? '2x8' : '1x6',
    title: `${words.match} ${id}`,
    line: `${state} · ${formatDate(createdAt)}`,
    rows: match.players.map((player) => rowOf(player, nameOf, language)).toSorted((one, other) => (one.place || 9) - (other.place || 9)),
  };
}

type NameOf = (hero: string) => string;

/** Heroes by their players' names; removed heroes by the game's own name. */
async function readHeroNames(db: Db): Promise<NameOf> {
  const names = new Map((await listContentHeroes(db)).map(({ name, title }) => [name, playersName(title)]));
  return (hero) => names.get(hero) ?? hero.replace(/^npc_dota_hero_/, '');
}

/** A player's name on a card; a hidden player gets a placeholder in the card's language. */
function nameOnCard({ playerId, nickname }: { playerId: number; nickname: string }, language: Language): string {
  return playerId > 0 ? drawableName(nickname, `ID ${playerId}`) : nameWords(language).anonymous;
}

function rowOf({ id, name, place, heroName, ratingChange }: MatchDetail['players'][number], nameOf: NameOf, language: Language) {
  return {
    place: place ?? 0,
    name: nameOnCard({ playerId: id, nickname: name }, language),
    detail: heroName ? nameOf(heroName) : '',
    value: ratingChange === null ? '' : formatSigned(ratingChange, language),
  };
}

async function readPlayer(id: string, { db, now, language }: Asked): Promise<Card | undefined> {
  const playerId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
  const player = playerId === undefined ? undefined : await findPlayer(db, playerId, now);
  if (!player || !maySee(player.visibility, 'profile', false)) return undefined;
  const words = text(language);
  const [solo, duo] = [recordOf(player.records, 'solo'), recordOf(player.records, 'duo')];
  const games = solo.places.reduce((sum, count) => sum + count, 0);
  const average = averagePlace(solo.places);
  const favourite = solo.favoriteHero ?? duo.favoriteHero;
  const isKnown = (mode: 'solo' | 'duo') => player.records.some((record) => record.mode === mode);
  return {
    kind: words.profile,
    title: drawableName(player.nickname, `ID ${player.playerId}`),
    line: favourite ? words.playsMost((await readHeroNames(db))(favourite)) : `ID ${player.playerId}`,
    hero: favourite ?? undefined,
    facts: [
      { name: words.rating, value: isKnown('solo') ? formatNumber(solo.rating, language) : '–' },
      { name: words.duoRating, value: isKnown('duo') ? formatNumber(duo.rating, language) : '–' },
      { name: words.games, value: formatNumber(matchesOf(player), language) },
      { name: words.soloAveragePlace, value: average === null ? '–' : formatDecimal(average, 2, language) },
    ],
    places: games > 0 ? solo.places.map((count) => count / games) : undefined,
  };
}

const matchesOf = ({ records }: KnownPlayer) => records.reduce((sum, { matchCount }) => sum + matchCount, 0);

async function readHeroCard(id: string, { db, now, language }: Asked): Promise<Card | undefined> {
  const found = findHero(await listContentHeroes(db), id);
  if (!found || found.urlName !== id) return undefined;
  const { name, title } = found;
  const words = text(language);
  const rows = await listTalentRows(db, 'prev_week', { mode: 'solo', hero: name });
  const { hero } = standingOf({ mode: 'solo', days: daysOf('prev_week', now), rows });
  return {
    kind: words.hero,
    title: playersName(title) ?? name,
    line: hero ? words.lastWeek : words.notPlayed,
    hero: name,
    facts: hero
      ? [
          { name: words.averagePlace, value: formatDecimal(hero.averagePlace, 2, language) },
          { name: words.pickRate, value: formatShare(hero.pickrate, language) },
          { name: words.games, value: formatNumber(hero.matchCount, language) },
        ]
      : [],
    places: hero ? Object.values(hero.places) : undefined,
  };
}

async function readUpdate(url: string, { db, language }: Asked): Promise<Card | undefined> {
  const [update, content] = await Promise.all([findPublishedUpdate(db, url), readContent(db)]);
  if (!update) return undefined;
  const words = text(language);
  const { name, description, publishedAt, heroes, items } = updateViewOf(update, update.shown, content, language);
  return {
    kind: words.update,
    title: name,
    line: description || formatDate(publishedAt),
    facts: [
      { name: formatDate(publishedAt), value: words.heroesChanged(heroes.length) },
      { name: formatDate(publishedAt), value: words.itemsChanged(items.length) },
    ],
  };
}

/** The three best heroes of last week in 1x6, which everyone may see. */
async function readMeta(_: string, { db, language }: Asked): Promise<Card> {
  const words = text(language);
  const nameOf = await readHeroNames(db);
  const rows = await listHeroRows(db, 'prev_week', { mode: 'solo', rankGroup: undefined, withTalents: false });
  return {
    kind: words.meta,
    title: words.metaTitle,
    line: words.metaLine,
    rows: teaserAnswer(rows, new Map(), (hero) => hero).map(({ heroName, averagePlace, matchCount }, index) => ({
      place: index + 1,
      name: nameOf(heroName),
      detail: `${words.games}: ${formatNumber(matchCount, language)}`,
      value: formatDecimal(averagePlace, 2, language),
    })),
  };
}

const ROWS_OF_SEASON = 6;

/** The best of a mode, now or at the end of a past season. */
async function readSeason(id: string, { db, now, language }: Asked): Promise<Card | undefined> {
  const season = readSeasonId(id);
  if (!season) return undefined;
  const { number, isDuo } = season;
  const [mode, name] = [modeOf(isDuo), isDuo ? '2x8' : '1x6'];
  const past = number === undefined ? undefined : (await listTableSeasons(db, mode)).find((each) => each.number === number);
  if (number !== undefined && !past) return undefined;
  const words = text(language);
  const rows = number === undefined ? await listTopPlayers(db, mode, now) : await listTopOfSeason(db, mode, number, now);
  return {
    kind: words.leaderboard,
    title: past ? `${seasonText(language).named(past.name)}, ${name}` : words.bestPlayers(name),
    line: past ? words.seasonLine : words.leaderboardLine,
    rows: rows.slice(0, ROWS_OF_SEASON).map(({ place, playerId, nickname, rating, matchCount }) => ({
      place,
      name: nameOnCard({ playerId, nickname }, language),
      // For seasons before the site only ratings are known.
      detail: matchCount > 0 ? `${words.games}: ${formatNumber(matchCount, language)}` : '',
      value: formatNumber(rating, language),
    })),
  };
}
