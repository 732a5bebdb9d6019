import { text as nameWords } from '#areas/core/accounts/player-name.text.ts';
import { modeOf } from '#areas/games/protocol/modes.rules.ts';
import { findEndedMatch, type MessageKey } from '#areas/players/followers/telegram-messages.repo.ts';
import { findStanding, listTopPlayers } from '#areas/players/leaderboard/leaderboard.repo.ts';
import { findAnything } from '#areas/players/search/find-anything.service.ts';
import { LONGEST_SEARCH, type FoundHero, type FoundPlayer } from '#areas/players/search/search.contract.ts';
import { nameInChat } from '#areas/players/streamers/chat-line.rules.ts';
import type { CardKind } from '#areas/reach/cards/card-address.rules.ts';
import { readCard } from '#areas/reach/cards/read-card.service.ts';
import { playersName } from '#areas/wiki/content/wording.rules.ts';
import { listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import { paths } from '#contract/paths.ts';
import type { Deps } from '#db/deps.ts';
import { formatNumber } from '#lib/format.ts';
import type { Language } from '#lib/words.ts';
import { answerOfCard, answerOfEnd, listOfPlayers, saying, type BotAnswer } from './bot-answer.rules.ts';
import { text } from './bot.text.ts';

const ROWS_OF_TOP = 10;
const NAMES_BESIDE = 3;

type Asked = Deps & { language: Language };

/** Who is found by everyone under what was typed, the best first. */
export async function findPlayers(deps: Deps, typed: string): Promise<FoundPlayer[]> {
  return (await findAnything(deps, typed.slice(0, LONGEST_SEARCH))).players;
}

/** Heroes that are called like what was typed, the best first. */
export async function findHeroes(deps: Deps, typed: string): Promise<FoundHero[]> {
  return (await findAnything(deps, typed.slice(0, LONGEST_SEARCH))).heroes;
}

/** A player in public figures, with others whom the words may have meant. */
export async function tellPlayer(asked: Asked, typed: string): Promise<BotAnswer> {
  const words = text(asked.language);
  const [player, ...others] = await findPlayers(asked, typed);
  if (!player) return saying(words.noPlayer);
  const answer = await tellFoundPlayer(asked, player);
  if (others.length === 0 || String(player.playerId) === typed.trim()) return answer;
  const names = others.slice(0, NAMES_BESIDE).map(({ nickname, playerId }) => `${nameInChat(nickname)} (${playerId})`);
  return { ...answer, lines: [...answer.lines, words.alsoFound(names.join(', '))] };
}

async function tellFoundPlayer(asked: Asked, { playerId, nickname }: FoundPlayer): Promise<BotAnswer> {
  const { db, language } = asked;
  const [answer, standing] = await Promise.all([tellCardOf(asked, 'player', String(playerId)), findStanding(db, playerId, 'solo')]);
  const place = standing === null ? [] : [text(language).placeInTable(formatNumber(standing.place, language))];
  return { ...answer, title: nameInChat(nickname), lines: [...answer.lines, ...place] };
}

/** A hero in the figures of the last week. */
export async function tellHero(asked: Asked, typed: string): Promise<BotAnswer> {
  const [hero] = await findHeroes(asked, typed);
  return hero ? tellCardOf(asked, 'hero', hero.urlName) : saying(text(asked.language).noHero);
}

/** The best of 1x6, or of 2x8. */
export async function tellTop(asked: Asked, isDuo: boolean): Promise<BotAnswer> {
  const { db, language, now } = asked;
  const [head, rows] = await Promise.all([
    tellCardOf(asked, 'season', isDuo ? 'now-2x8' : 'now'),
    listTopPlayers(db, modeOf(isDuo), now()),
  ]);
  const lines = rows.slice(0, ROWS_OF_TOP).map(({ place, playerId, nickname, rating }) => {
    const name = playerId > 0 ? nameInChat(nickname) : nameWords(language).anonymous;
    return `${place}. ${name} – ${formatNumber(rating, language)}`;
  });
  return { ...head, lines };
}

/** What may be put into a chat for what was typed; the best of 1x6 for nothing. */
export async function listAnswers(asked: Asked, typed: string): Promise<BotAnswer[]> {
  if (typed.trim() === '') return [await tellTop(asked, false)];
  const { players, heroes, match } = await findAnything(asked, typed.slice(0, LONGEST_SEARCH));
  return Promise.all([
    ...(match ? [tellCardOf(asked, 'match', String(match.matchId))] : []),
    ...players.map((player) => tellFoundPlayer(asked, player)),
    ...heroes.map(({ urlName }: FoundHero) => tellCardOf(asked, 'hero', urlName)),
  ]);
}

/** What a follower is told of a match; undefined when there is nothing to tell any more. */
export async function tellEndedMatch({ db, language }: Asked, key: MessageKey): Promise<BotAnswer | undefined> {
  const [ended, heroes] = await Promise.all([findEndedMatch(db, key), listContentHeroes(db)]);
  const hero = heroes.find(({ name }) => name === ended?.hero);
  return ended && answerOfEnd(ended, { matchId: key.matchId, hero: playersName(hero?.title) }, language);
}

/** The one player whom the words mean beyond doubt, or what to say instead. */
export async function readOnePlayer(asked: Asked, typed: string): Promise<{ player: FoundPlayer } | { instead: BotAnswer }> {
  const found = await findPlayers(asked, typed);
  const wanted = typed.trim().toLowerCase();
  const exact =
    found.find(({ playerId }) => String(playerId) === wanted) ??
    found.filter(({ nickname }) => nickname.toLowerCase() === wanted).find((_, index, all) => all.length === 1 && index === 0);
  const [only] = found.length === 1 ? found : [];
  const player = exact ?? only;
  if (player) return { player };
  const words = text(asked.language);
  return { instead: found.length === 0 ? saying(words.noPlayer) : listOfPlayers(words.whichPlayer, found) };
}

const pageOf = {
  player: (id: string) => paths.player.to({ id }),
  match: (id: string) => paths.match.to({ id }),
  hero: (name: string) => paths.hero.to({ name }),
  season: (id: string) => `${paths.leaderboard.to()}${id.endsWith('-2x8') ? '?mode=2x8' : ''}`,
} satisfies Partial<Record<CardKind, (id: string) => string>>;

async function tellCardOf({ db, now, language }: Asked, kind: keyof typeof pageOf, id: string): Promise<BotAnswer> {
  const card = await readCard(kind, id, { db, now: now(), language });
  return answerOfCard(card, { path: pageOf[kind](id), card: `${kind}/${id}` });
}
