import { text as nameWords } from '#areas/core/accounts/player-name.text.ts';
import { findEndedMatch, type MessageKey } from '#areas/players/followers/telegram-messages.repo.ts';
import { LONGEST_SEARCH, type Found, type FoundHero, type FoundPlayer } from '#areas/players/search/search.contract.ts';
import { nameInChat } from '#areas/players/streamers/chat-line.rules.ts';
import { cardOf } from '#areas/reach/cards/card-address.rules.ts';
import { playersName } from '#areas/wiki/content/wording.rules.ts';
import { listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import { paths } from '#contract/paths.ts';
import type { Deps } from '#db/deps.ts';
import { formatNumber } from '#lib/format.ts';
import type { Language } from '#lib/words.ts';
import type { Client } from '../../../../packages/client/client.mjs';
import { answerOfCard, answerOfEnd, listOfPlayers, saying, type BotAnswer } from './bot-answer.rules.ts';
import { text } from './bot.text.ts';

const ROWS_OF_TOP = 10;
const NAMES_BESIDE = 3;

/** The sources of the bots' answers: the site's public API, and the database only for the bots' own data about chats. */
export type BotDeps = Deps & { api: Client };
type Asked = Pick<BotDeps, 'api' | 'config'> & { language: Language };

/** The public players, the heroes and the match that a text may mean, the likeliest first. */
export async function findTyped({ api }: Pick<BotDeps, 'api'>, typed: string): Promise<Pick<Found, 'players' | 'heroes' | 'match'>> {
  return (await api.get('/api/v2/search', { text: typed.slice(0, LONGEST_SEARCH) })) ?? { players: [], heroes: [], match: null };
}

/** A player's public figures, with other players whom the text may mean. */
export async function tellPlayer(asked: Asked, typed: string): Promise<BotAnswer> {
  const words = text(asked.language);
  const [player, ...others] = (await findTyped(asked, typed)).players;
  if (!player) return saying(words.noPlayer);
  const answer = await tellFoundPlayer(asked, player);
  if (others.length === 0 || String(player.playerId) === typed.trim()) return answer;
  const names = others.slice(0, NAMES_BESIDE).map(({ nickname, playerId }) => `${nameInChat(nickname)} (${playerId})`);
  return { ...answer, lines: [...answer.lines, words.alsoFound(names.join(', '))] };
}

async function tellFoundPlayer(asked: Asked, { playerId, nickname }: FoundPlayer): Promise<BotAnswer> {
  const { api, language } = asked;
  const [answer, profile] = await Promise.all([
    tellCardOf(asked, paths.player.to({ id: String(playerId) })),
    api.get('/api/v2/players/profile', { playerId }),
  ]);
  const place = profile?.figures.place ?? null;
  const placed = place === null ? [] : [text(language).placeInTable(formatNumber(place, language))];
  return { ...answer, title: nameInChat(nickname), lines: [...answer.lines, ...placed] };
}

/** A hero's figures of the last week. */
export async function tellHero(asked: Asked, typed: string): Promise<BotAnswer> {
  const [hero] = (await findTyped(asked, typed)).heroes;
  return hero ? tellCardOf(asked, paths.hero.to({ name: hero.urlName })) : saying(text(asked.language).noHero);
}

/** A player; if the text means none, a hero or a match. */
export async function tellAnything(asked: Asked, typed: string): Promise<BotAnswer> {
  const { players, heroes, match } = await findTyped(asked, typed);
  if (players.length > 0) return tellPlayer(asked, typed);
  if (heroes.length > 0) return tellHero(asked, typed);
  return match ? tellCardOf(asked, paths.match.to({ id: String(match.matchId) })) : saying(text(asked.language).noPlayer);
}

/** The best of 1x6, or of 2x8. */
export async function tellTop(asked: Asked, isDuo: boolean): Promise<BotAnswer> {
  const { api, language } = asked;
  const [head, rows] = await Promise.all([
    tellCardOf(asked, `${paths.leaderboard.to()}${isDuo ? '?mode=2x8' : ''}`),
    api.get('/api/v2/leaderboard', { isduo: isDuo }),
  ]);
  const lines = (rows ?? []).slice(0, ROWS_OF_TOP).map(({ place, playerId, nickname, rating }) => {
    const name = playerId > 0 ? nameInChat(nickname) : nameWords(language).anonymous;
    return `${place}. ${name} – ${formatNumber(rating, language)}`;
  });
  return { ...head, lines };
}

/** Inline results for a typed text; the best of 1x6 for an empty one. */
export async function listAnswers(asked: Asked, typed: string): Promise<BotAnswer[]> {
  if (typed.trim() === '') return [await tellTop(asked, false)];
  const { players, heroes, match } = await findTyped(asked, typed);
  return Promise.all([
    ...(match ? [tellCardOf(asked, paths.match.to({ id: String(match.matchId) }))] : []),
    ...players.map((player) => tellFoundPlayer(asked, player)),
    ...heroes.map(({ urlName }: FoundHero) => tellCardOf(asked, paths.hero.to({ name: urlName }))),
  ]);
}

/**
 * The message to a follower about a match; undefined if there is nothing to send any more. Read together with the claimed message, so that
 * a player who hides meanwhile is left out.
 */
export async function tellEndedMatch(
  { db, language }: Pick<Deps, 'db'> & { language: Language },
  key: MessageKey,
): Promise<BotAnswer | undefined> {
  const [ended, heroes] = await Promise.all([findEndedMatch(db, key), listContentHeroes(db)]);
  const hero = heroes.find(({ name }) => name === ended?.hero);
  return ended && answerOfEnd(ended, { matchId: key.matchId, hero: playersName(hero?.title) }, language);
}

/** The one player whom the text means unambiguously, or the message to send instead. */
export async function readOnePlayer(asked: Asked, typed: string): Promise<{ player: FoundPlayer } | { instead: BotAnswer }> {
  const { players: found } = await findTyped(asked, typed);
  const wanted = typed.trim().toLowerCase();
  const named = found.filter(({ nickname }) => nickname.toLowerCase() === wanted);
  const player = found.find(({ playerId }) => String(playerId) === wanted) ?? onlyOf(named) ?? onlyOf(found);
  if (player) return { player };
  const words = text(asked.language);
  return { instead: found.length === 0 ? saying(words.noPlayer) : listOfPlayers(words.whichPlayer, found) };
}

function onlyOf<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

async function tellCardOf({ api, config, language }: Asked, path: string): Promise<BotAnswer> {
  const name = cardOf(new URL(path, config.origin));
  const card = await api.get('/api/v2/cards', { address: path, lang: language });
  if (!name || !card) return saying(text(language).failed);
  return answerOfCard(card, { path, card: `${name.kind}/${name.id}` });
}
