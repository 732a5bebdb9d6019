import type { Forecast } from '#areas/games/forecast/forecast.contract.ts';
import type { PlayerNow } from './player-now.contract.ts';

/** The same with the chances of the player's places, if the match has a forecast. */
export function withForecast(now: PlayerNow, forecast: Pick<Forecast, 'players'> | undefined): PlayerNow {
  const chances = forecast?.players.find(({ id }) => id === now.playerId)?.chances ?? null;
  return { ...now, match: now.match && { ...now.match, chances } };
}
