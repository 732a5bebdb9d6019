import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getDifferenceView, listContentDifference } from './content-changes.contract.ts';
import { readDifference } from './read-difference.service.ts';
import { showDifference } from './show-difference.service.ts';

const ofBoth = { tags: () => [tag.content, tag.updates] };

export const contentChangesApi: Route[] = [
  handle(listContentDifference, ({ db }, { fromRevision, toRevision }) => readDifference(db, fromRevision, toRevision), ofBoth),
  handle(
    getDifferenceView,
    async ({ db }, { fromRevision, toRevision, lang }) => showDifference(db, await readDifference(db, fromRevision, toRevision), lang),
    ofBoth,
  ),
];
