import type { EndedMatch } from '#areas/players/followers/telegram.rules.ts';
import { nameInChat } from '#areas/players/streamers/chat-line.rules.ts';
import { linesOf } from '#areas/reach/cards/card-words.rules.ts';
import type { Card } from '#areas/reach/cards/cards.contract.ts';
import { paths } from '#contract/paths.ts';
import { formatSigned } from '#lib/format.ts';
import { escapeAttribute, escapeHtml } from '#lib/rich-text.ts';
import type { Language } from '#lib/words.ts';
import { text } from './bot.text.ts';
import type { BotCommandWords } from './bots.contract.ts';

/** A bot's answer: a heading and lines without markup. `page`: the page of the site with more about it, and its share card. */
export type BotAnswer = { title?: string; lines: string[]; page?: { path: string; card: string } };

/** Words alone. */
export function saying(...lines: string[]): BotAnswer {
  return { lines };
}

/** The content of a share card, with a link to its page. */
export function answerOfCard(card: Card, page: { path: string; card: string }): BotAnswer {
  const { facts, rows } = linesOf(card);
  return { title: card.title, lines: [card.line, ...facts, ...rows].filter(Boolean), page };
}

/** The message to followers after a match has ended for a player: '2-е место, +30 (x2)'. */
export function answerOfEnd(
  { nickname, mode, place, ratingChange, isDouble }: EndedMatch,
  { matchId, hero }: { matchId: string; hero: string | null },
  language: Language,
): BotAnswer {
  const change = ratingChange === null ? [] : [formatSigned(ratingChange, language) + (isDouble ? ' (x2)' : '')];
  return {
    title: nameInChat(nickname),
    lines: [
      [text(language).nthPlace(place), ...change].join(', '),
      [mode === 'duo' ? '2x8' : '1x6', ...(hero === null ? [] : [hero])].join(' · '),
    ],
    page: { path: paths.match.to({ id: matchId }), card: `match/${matchId}` },
  };
}

/** The address of a page in a language. */
export function pageAddress(origin: string, path: string, language: Language): string {
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** An answer in the few elements that Telegram supports. */
export function telegramHtml({ title, lines, page }: BotAnswer, origin: string, language: Language): string {
  const heading = title === undefined ? [] : [`<b>${escapeHtml(title)}</b>`];
  const linked = page
    ? heading.map((words) => `<a href="${escapeAttribute(pageAddress(origin, page.path, language))}">${words}</a>`)
    : heading;
  return [...linked, ...lines.map(escapeHtml)].join('\n');
}

/** Players with their IDs, under a heading. */
export function listOfPlayers(heading: string, players: readonly { playerId: number; nickname: string }[]): BotAnswer {
  return saying(heading, ...players.map(({ playerId, nickname }) => `${playerId} – ${nameInChat(nickname)}`));
}

/** The commands of the Telegram bot, with a description each. */
export function listCommandWords(language: Language): BotCommandWords[] {
  const words = text(language);
  return [
    { command: 'me', description: words.meWhat },
    { command: 'player', description: words.playerWhat },
    { command: 'hero', description: words.heroWhat },
    { command: 'top', description: words.topWhat },
    { command: 'follow', description: words.followWhat },
    { command: 'unfollow', description: words.unfollowWhat },
  ];
}

export function helpAnswer(language: Language): BotAnswer {
  return saying(text(language).about, ...commandLines(language));
}

export function unknownCommandAnswer(language: Language): BotAnswer {
  const words = text(language);
  return saying(`${words.noCommand}. ${words.thereAre}`, ...commandLines(language));
}

function commandLines(language: Language): string[] {
  return listCommandWords(language).map(({ command, description }) => `/${command} – ${description}`);
}
