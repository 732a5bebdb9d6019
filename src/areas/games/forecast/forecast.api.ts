import { LONGEST_MATCH_MS } from '#areas/games/matches/matches.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getForecast, listLiveForecasts } from './forecast.contract.ts';
import { listForecastsInPlay, readForecast } from './read-forecast.service.ts';

const LIVE_MATCHES = 60;
const LIVE_MAX_AGE_SECONDS = 60;

export const forecastApi: Route[] = [
  handle(
    getForecast,
    async ({ db }, { dotaMatchId }) => {
      const forecast = await readForecast(db, dotaMatchId);
      if (!forecast) throw new Refusal('matchNotFound');
      return forecast;
    },
    { tags: ({ dotaMatchId }) => [tag.match(dotaMatchId)] },
  ),
  handle(listLiveForecasts, ({ db, now }) => listForecastsInPlay(db, new Date(now().getTime() - LONGEST_MATCH_MS), LIVE_MATCHES), {
    tags: () => [tag.live],
    maxAgeSeconds: LIVE_MAX_AGE_SECONDS,
  }),
];
