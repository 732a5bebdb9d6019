import type { Output } from '#contract/endpoint.ts';
import { moscowDay, utcText } from '#lib/dates.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { matchDetails } from './game-stats.contract.ts';
import { placeCount, type Mode } from './modes.rules.ts';

export type UnrankedFigures = { playerId: number; averagePlace: number; unrankedCount: number; totalCount: number };

export type ModeFigures = { playerId: number; mode: Mode; games: number; favouriteHero: string | null; places: number[] };

export type HeroFigures = {
  playerId: number;
  mode: Mode;
  hero: string;
  games: number;
  places: number[];
  kills: number;
  deaths: number;
  ratingChange: number;
};

export type PlayedMatch = {
  playerId: number;
  hero: string | null;
  talent: string | null;
  items: string[];
  kills: number;
  deaths: number;
  place: number | null;
  ratingChange: number;
  durationSeconds: number;
  startedAt: Date;
  endSeconds: number;
  mapName: string;
};

export type TalentShare = { hero: string; talent: string; share: number };

type Details = Output<typeof matchDetails>;
type DetailsOfMode = Details[number]['duo'];

/** The answer to `/match_details`: every requested player, in that order; new ones with zeros. */
export function detailsAnswer(
  playerIds: readonly number[],
  modes: readonly ModeFigures[],
  heroes: readonly HeroFigures[],
  matches: readonly PlayedMatch[],
): Details {
  const ofPlayer = <T extends { playerId: number }>(rows: readonly T[], playerId: number) =>
    rows.filter((row) => row.playerId === playerId);
  return playerIds.map((playerId) => {
    const figures = (mode: Mode) =>
      detailsOfMode(
        mode,
        ofPlayer(modes, playerId).find((row) => row.mode === mode),
        ofPlayer(heroes, playerId).filter((row) => row.mode === mode),
      );
    return { playerId: String(playerId), ...figures('solo'), duo: figures('duo'), matches: ofPlayer(matches, playerId).map(playedAnswer) };
  });
}

function detailsOfMode(mode: Mode, figures: ModeFigures | undefined, heroes: readonly HeroFigures[]): DetailsOfMode {
  return {
    matchCount: figures?.games ?? 0,
    favoriteHero: figures?.favouriteHero ?? null,
    places: placesAnswer(mode, figures?.places ?? []),
    heroes: Object.fromEntries(
      heroes.map(({ hero, places, ratingChange, kills, deaths, games }) => [
        hero,
        { places: placesAnswer(mode, places), rating: ratingChange, kills, deaths, matchCount: games },
      ]),
    ),
  };
}

/** `{"1": n, …}` with every place of the mode. */
function placesAnswer(mode: Mode, counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(Array.from({ length: placeCount[mode] }, (_, index) => [String(index + 1), counts[index] ?? 0]));
}

function playedAnswer(match: PlayedMatch): Details[number]['matches'][number] {
  const { hero, talent, items, kills, deaths, place, ratingChange, durationSeconds, startedAt, endSeconds, mapName } = match;
  return {
    heroName: hero,
    mainTalent: talent,
    items,
    kills,
    deaths,
    place,
    ratingChange,
    duration: durationSeconds,
    date: utcText(startedAt),
    endTime: endSeconds,
    mapName,
  };
}

const FULL_DAYS = 4;

/** The first Moscow day of the period `four_days`: the last four full days plus today. */
export function fourDaysFrom(now: Date): string {
  return moscowDay(new Date(now.getTime() - FULL_DAYS * DAY_MS));
}

/** Pick rates in the game's format: every requested hero, with an empty map if nobody played it. */
export function talentSharesAnswer(heroes: readonly string[], shares: readonly TalentShare[]): Record<string, Record<string, number>> {
  const byHero = Map.groupBy(shares, ({ hero }) => hero);
  return Object.fromEntries(
    heroes.map((hero) => [hero, Object.fromEntries((byHero.get(hero) ?? []).map(({ talent, share }) => [talent, share]))]),
  );
}
