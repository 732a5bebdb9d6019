import { readPastedPlayer, readPlayerNumber } from '#areas/players/players/players.rules.ts';
import { LONGEST_MATCH_NUMBER, readMatchNumber } from '#contract/match-id.ts';
import { LARGEST_PLAYER_ID } from '#lib/steam-id.ts';

/** What a text may mean. A short number is a player, a match and a name at once. */
export type SearchMeaning = {
  playerId?: number;
  matchId?: string;
  /** The last part of a hero's address. */
  heroUrlName?: string;
  /** The name in an address steamcommunity.com/id/…, lower case. */
  steamName?: string;
  name?: string;
};

const LONGEST_NAME = 40;

/** Reads what was typed or pasted into the search. Nothing at all for a text without letters and digits. */
export function readSearchText(typed: string): SearchMeaning {
  const text = typed.trim();
  if (/^[#№]?\d+$/.test(text)) return readNumber(text.replace(/^\D/, ''));
  return readAddress(text) ?? (/[\p{L}\p{N}]/u.test(text) ? { name: Array.from(text).slice(0, LONGEST_NAME).join('') } : {});
}

function readNumber(digits: string): SearchMeaning {
  const meaning: SearchMeaning = digits.length <= LONGEST_NAME ? { name: digits } : {};
  const playerId = Number(readPlayerNumber(digits) ?? readPastedPlayer(digits) ?? 0);
  if (playerId > 0 && playerId <= LARGEST_PLAYER_ID) meaning.playerId = playerId;
  const matchId = digits.length <= LONGEST_MATCH_NUMBER ? readMatchNumber(digits) : undefined;
  return matchId === undefined ? meaning : { ...meaning, matchId };
}

/** What an address says, ours or of another site that counts as Steam does; undefined when it says nothing to us. */
function readAddress(text: string): SearchMeaning | undefined {
  const playerId = readPastedPlayer(text);
  if (playerId !== undefined) return { playerId: Number(playerId) };
  const matchId = readMatchNumber(/(?:^|\/)matches\/(\d{1,19})(?:[/?#]|$)/.exec(text)?.[1] ?? '');
  if (matchId !== undefined) return { matchId };
  const steamName = /(?:^|[/.])steamcommunity\.com\/id\/([\w-]{2,64})(?:[/?#]|$)/i.exec(text)?.[1];
  if (steamName !== undefined) return { steamName: steamName.toLowerCase() };
  const heroUrlName = /(?:^|\/)heroes\/([a-z-]{2,40})(?:[/?#]|$)/.exec(text)?.[1];
  return heroUrlName === undefined || heroUrlName === 'meta' ? undefined : { heroUrlName };
}
