import { tag } from '#contract/tags.ts';
import { listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getSiteFigures } from './matches.contract.ts';
import { findPlayFigures } from './figures.repo.ts';

const MAX_AGE_SECONDS = 60;

export const figuresApi: Route[] = [
  handle(
    getSiteFigures,
    async ({ db, now }) => ({ ...(await findPlayFigures(db, now())), heroCount: (await listContentHeroes(db)).length }),
    {
      tags: () => [tag.matches, tag.heroes],
      maxAgeSeconds: MAX_AGE_SECONDS,
    },
  ),
];
