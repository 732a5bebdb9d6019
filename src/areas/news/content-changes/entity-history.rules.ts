import type { EntityVersion, ValueChange } from '#areas/wiki/content/revision.contract.ts';
import { changesOf, valuesOf } from '#areas/wiki/content/revision.rules.ts';

/** A changed value, when it first changed between the two revisions, and when the next revision after them changed it again. */
export type DatedChange = ValueChange & { revision: number; firstAt: Date; nextAt: Date | undefined };

type Moment = { revision: number; at: Date; body: unknown };

/** The differences of one entity between two revisions. `versions` are in order: the one at `from`, if it existed, and all later ones. */
export function datedChangesOf(versions: readonly EntityVersion[], from: number, to: number): DatedChange[] {
  const moments = momentsOf(versions);
  const at = (revision: number) => moments.findLast((moment) => moment.revision <= revision)?.body;
  const steps = stepsOf(moments, from);
  return changesOf(at(from), at(to)).flatMap((change) => {
    const touching = steps.filter(({ paths }) => paths.some((path) => isWithin(path, change.path)));
    const first = touching.find(({ revision }) => revision <= to);
    const last = touching.findLast(({ revision }) => revision <= to);
    const next = touching.find(({ revision }) => revision > to);
    return first && last ? [{ ...change, revision: last.revision, firstAt: first.at, nextAt: next?.at }] : [];
  });
}

/** Every current value of an entity, with the revision that last changed it and its time; none if the entity is gone. */
export function datedValuesOf(versions: readonly EntityVersion[]): { path: string; value: unknown; revision: number; at: Date }[] {
  const moments = momentsOf(versions);
  const steps = stepsOf(moments, 0);
  return valuesOf(moments.at(-1)?.body).flatMap(({ path, value }) => {
    const last = steps.findLast(({ paths }) => paths.some((each) => isWithin(each, path)));
    return last ? [{ path, value, revision: last.revision, at: last.at }] : [];
  });
}

/** The changes at each revision after one. */
function stepsOf(moments: readonly Moment[], from: number): { revision: number; at: Date; paths: string[] }[] {
  return moments.flatMap(({ revision, at, body }, index) =>
    revision > from ? [{ revision, at, paths: changesOf(moments[index - 1]?.body, body).map(({ path }) => path) }] : [],
  );
}

/** The state of an entity from each revision on; nothing while it did not exist. */
function momentsOf(versions: readonly EntityVersion[]): Moment[] {
  return versions.flatMap(({ from, fromAt, until, untilAt, body }, index): Moment[] => {
    const came = { revision: from, at: fromAt, body };
    const isGone = until !== null && untilAt !== null && versions[index + 1]?.from !== until;
    return isGone ? [came, { revision: until, at: untilAt, body: undefined }] : [came];
  });
}

/** Whether one of two paths contains the other: an added talent contains its texts. */
function isWithin(one: string, other: string): boolean {
  return holds(one, other) || holds(other, one);
}

function holds(path: string, inner: string): boolean {
  return path === '' || inner === path || inner.startsWith(`${path}.`) || inner.startsWith(`${path}[`);
}
