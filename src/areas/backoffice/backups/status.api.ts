import { tag } from '#contract/tags.ts';
import { handle, type Route } from '#web/server/route.ts';
import { readStatus } from './read-status.service.ts';
import { getStatus } from './status.contract.ts';

export const statusApi: Route[] = [handle(getStatus, ({ db, now }) => readStatus(db, now()), { tags: () => [tag.backups] })];
