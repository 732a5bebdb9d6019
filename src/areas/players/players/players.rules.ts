import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { averagePlace, shareOfPlace } from '#areas/games/protocol/places.rules.ts';
import { playerOfSteamId64 } from '#lib/steam-id.ts';
import type { Tally } from './players.contract.ts';

/** A typed player id: 1 to 12 digits, leading zeros dropped; undefined for anything else and for 0. */
export function readPlayerNumber(typed: string): string | undefined {
  const digits = typed.trim();
  if (!/^\d{1,12}$/.test(digits)) return undefined;
  return digits.replace(/^0+/, '') || undefined;
}

/**
 * The player id in a pasted SteamID64 or profile address, of Steam or of any site that uses account ids like ours; undefined if there is
 * none.
 */
export function readPastedPlayer(pasted: string): string | undefined {
  const text = pasted.trim();
  const steamId = readOldSteamId(text);
  if (steamId !== undefined) return steamId;
  const number = /^\d{17}$/.exec(text)?.[0] ?? /\/profiles\/(\d{17})\b/.exec(text)?.[1];
  if (number !== undefined) return playerOfSteamId64(number)?.toString();
  const id = /(?:^|\/)players\/(\d{1,12})(?![\w-])/.exec(text)?.[1];
  return id === undefined ? undefined : readPlayerNumber(id);
}

/** The player id in Steam's two other notations, alone, among words or in a profile address: `[U:1:118734206]` and `STEAM_0:0:59367103`. */
function readOldSteamId(text: string): string | undefined {
  const plain = text.replaceAll(/%(?:5b|5d|3a)/gi, (sign) => decodeURIComponent(sign));
  const [, account, odd, half] = /(?<!\w)(?:\[?U:[01]:(\d{1,10})\]?|STEAM_[0-5]:([01]):(\d{1,10}))(?!\w)/i.exec(plain) ?? [];
  if (account !== undefined) return readPlayerNumber(account);
  return half === undefined ? undefined : readPlayerNumber(String(Number(half) * 2 + Number(odd)));
}

/** The common matches in which neither finished above the other and the two were not in the same team: one of them has no place there. */
export function withoutOutcome({ matches, above, below, together }: Tally): number {
  return matches - above - below - together;
}

type Counted = { matchCount: number; avgGpm: number | null; favoriteHero: string | null; places: readonly number[] };
export const nothingCounted = { rating: 0, matchCount: 0, avgGpm: null, favoriteHero: null, places: [0, 0, 0, 0, 0, 0] };

/** The record of a mode; zeros for a mode never played. */
export function recordOf<R extends { mode: Mode }>(records: readonly R[], mode: Mode): R | typeof nothingCounted {
  return records.find((record) => record.mode === mode) ?? nothingCounted;
}

/** Figures of 1x6 as GET /players shows them (docs/rules.md "Figures of players"). */
export function soloFigures(counted: Counted) {
  const share = (place: number) => shareOfPlace(counted.places, place);
  return { ...commonFigures(counted), places: { 1: share(1), 2: share(2), 3: share(3), 4: share(4), 5: share(5), 6: share(6) } };
}

/** The same for 2x8, which has four places. */
export function duoFigures(counted: Counted) {
  const share = (place: number) => shareOfPlace(counted.places, place);
  return { ...commonFigures(counted), places: { 1: share(1), 2: share(2), 3: share(3), 4: share(4) } };
}

function commonFigures({ matchCount, avgGpm, favoriteHero, places }: Counted) {
  return { matchCount, avgPlace: averagePlace(places) ?? 0, avgGpm: avgGpm ?? 0, firstPlaces: places[0] ?? 0, favoriteHero };
}
