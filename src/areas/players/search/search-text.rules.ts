import { readPastedPlayer, readPlayerNumber } from '#areas/players/players/players.rules.ts';
import { LONGEST_MATCH_NUMBER, MATCH_NUMBER_WORDS, readMatchAddress, readMatchNumber } from '#contract/match-id.ts';
import { LARGEST_PLAYER_ID } from '#lib/steam-id.ts';
import { visibleText } from '#lib/visible-text.ts';

/** The possible meanings of a text. A short number is a player, a match and a name at once. */
export type SearchMeaning = {
  playerId?: number;
  matchId?: string;
  /** The last part of a hero's address. */
  heroUrlName?: string;
  /** The name in an address steamcommunity.com/id/…, in lower case. */
  steamName?: string;
  name?: string;
};

const LONGEST_NAME = 40;

/** Reads a typed or pasted search text. Nothing for a text without letters and digits. */
export function readSearchText(typed: string): SearchMeaning {
  const text = typed.trim();
  const visible = visibleText(typed);
  if (/^[#№]?\d+$/.test(visible)) return readNumber(visible.replace(/^\D/, ''));
  return (
    readAddress(visible) ??
    readNumberAmongWords(visible) ??
    (/[\p{L}\p{N}]/u.test(text) ? { name: Array.from(text).slice(0, LONGEST_NAME).join('') } : {})
  );
}

/** Words that announce a number, of a match or of a player (SteamID, player), in English and Russian. */
const MARKS = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${MATCH_NUMBER_WORDS}|steamid|player|\u0438\u0433\u0440\u043e\u043a\u0430?)(?:[^\p{L}]|$)`,
  'iu',
);

/** `ID: 118734206`, `my id is 118734206`: one number whose kind follows from the words around it. */
function readNumberAmongWords(text: string): SearchMeaning | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const isMarked = MARKS.test(text);
  return isMarked && numbers.length === 1 && (numbers[0] ?? '').length >= 5 ? readNumber(numbers[0] ?? '') : undefined;
}

function readNumber(digits: string): SearchMeaning {
  const meaning: SearchMeaning = digits.length <= LONGEST_NAME ? { name: digits } : {};
  const playerId = Number(readPlayerNumber(digits) ?? readPastedPlayer(digits) ?? 0);
  if (playerId > 0 && playerId <= LARGEST_PLAYER_ID) meaning.playerId = playerId;
  const matchId = digits.length <= LONGEST_MATCH_NUMBER ? readMatchNumber(digits) : undefined;
  return matchId === undefined ? meaning : { ...meaning, matchId };
}

/** The meaning of an address, ours or of another site that uses Steam's ids; undefined if it has none. */
function readAddress(text: string): SearchMeaning | undefined {
  const playerId = readPastedPlayer(text);
  if (playerId !== undefined) return { playerId: Number(playerId) };
  const matchId = readMatchAddress(text);
  if (matchId !== undefined) return { matchId };
  const steamName = /(?<![\w-])steamcommunity\.com\/id\/([\w-]{2,64})(?![\w-])/i.exec(text)?.[1];
  if (steamName !== undefined) return { steamName: steamName.toLowerCase() };
  const heroUrlName = /(?:^|\/)heroes\/([a-z-]{2,40})(?![\w-])/.exec(text)?.[1];
  return heroUrlName === undefined || heroUrlName === 'meta' ? undefined : { heroUrlName };
}
