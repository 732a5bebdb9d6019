import { findRevision } from '#areas/wiki/content/revisions.repo.ts';
import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getBlame, getBlameView, getDifferenceView, listContentDifference } from './content-changes.contract.ts';
import { readBlame } from './read-blame.service.ts';
import { readDifference } from './read-difference.service.ts';
import { showBlame, showDifference } from './show-difference.service.ts';

const ofBoth = { tags: () => [tag.content, tag.updates] };

export const contentChangesApi: Route[] = [
  handle(listContentDifference, ({ db }, { fromRevision, toRevision }) => readDifference(db, fromRevision, toRevision), ofBoth),
  handle(
    getDifferenceView,
    async ({ db }, { fromRevision, toRevision, lang }) => {
      const to = toRevision ?? (await findRevision(db))?.id ?? 0;
      return showDifference(db, await readDifference(db, fromRevision ?? Math.max(0, to - 1), to), lang);
    },
    ofBoth,
  ),
  handle(getBlame, ({ db }, input) => readBlame(db, input), ofBoth),
  handle(getBlameView, async ({ db }, { lang, ...input }) => showBlame(db, await readBlame(db, input), lang), ofBoth),
];
