import { fitForecast } from '#areas/games/forecast/forecast-model.rules.ts';
import type { RecordedMatch } from '#areas/games/forecast/recorded-match.rules.ts';
import { modes, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { forecastAccuracy, ForecastScores } from '#areas/stats/accuracy/forecast-score.rules.ts';
import { playSeason } from '../tests/kits/played-season.ts';
import type { Figure } from './sections.ts';

const SEASON = { matches: 2000, players: 300 };

/** The accuracy of place forecasts fitted to this many matches of one demo season, in matches of other seasons with other players. */
export function truthForecasts(seasons: number, sizes: Record<Mode, readonly number[]>): Figure[] {
  const learned = playSeason('learned', SEASON);
  const held = Array.from({ length: seasons }, (_, season) => playSeason(`held ${season}`, SEASON)).flat();
  return modes.flatMap((mode) => sizes[mode].flatMap((size) => figuresOf(mode, ofMode(learned, mode).slice(-size), ofMode(held, mode))));
}

function ofMode(matches: readonly RecordedMatch[], mode: Mode): RecordedMatch[] {
  return matches.filter((match) => match.mode === mode);
}

function figuresOf(mode: Mode, learned: readonly RecordedMatch[], held: readonly RecordedMatch[]): Figure[] {
  const before = process.cpuUsage();
  const model = { fittedOn: '', matches: learned.length, weights: fitForecast(learned) };
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  const scores = new ForecastScores();
  for (const match of held) scores.add(match, model);
  const found = forecastAccuracy(scores.looks, scores.said);
  if (!found) return [];
  const better = 1 - found.score / found.byWorth;
  const looks = found.looks.map((look) => `${look.seconds} s ${look.score.toFixed(4)} (${percent(1 - look.score / look.byWorth)})`);
  const name = `place forecast in ${mode}, fitted to ${learned.length} matches in ${seconds.toFixed(1)} s of processor time`;
  return [
    {
      name,
      value: `ranked probability score ${found.score.toFixed(4)} against ${found.byWorth.toFixed(4)} by net worth in ${found.matches} matches of other seasons, ${percent(better)} better; by look: ${looks.join(', ')}`,
      bound: '≥ 10 % better',
      isMet: better >= 0.1,
    },
    {
      name,
      value: `chances are off by ${found.calibration.toFixed(4)} at the worst place`,
      bound: '≤ 0.02',
      isMet: found.calibration <= 0.02,
    },
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
