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
    async ({ db }, { fromRevision, toRevision, lang }) => showDifference(db, await readDifference(db, fromRevision, toRevision), lang),
    ofBoth,
  ),
  handle(getBlame, ({ db }, input) => readBlame(db, input), ofBoth),
  handle(getBlameView, async ({ db }, { lang, ...input }) => showBlame(db, await readBlame(db, input), lang), ofBoth),
];
