import { readContent } from '#areas/wiki/content/content.repo.ts';
import type { Db } from '#db/pool.ts';
import type { Language } from '#lib/words.ts';
import { differenceOfWords } from '#services/word-difference.ts';
import type { Blame, BlameView, ContentDifference, DifferenceView } from './content-changes.contract.ts';
import { changeRowsOf } from './difference-view.rules.ts';
import { namesOf } from './entity-names.rules.ts';

/** A difference of two revisions in words of a language, with the names of the later one. */
export async function showDifference(db: Db, difference: ContentDifference, language: Language): Promise<DifferenceView> {
  const content = await readContent(db, difference.to.id);
  const names = namesOf(content, language);
  const entities = difference.entities
    .map((entity) => ({
      kind: entity.kind,
      key: entity.key,
      change: entity.change,
      ...names.entity(entity),
      rows: changeRowsOf(entity.values, names, language).map(({ place, field, was, is, note }) => ({
        place,
        field,
        note,
        parts: differenceOfWords(was, is),
      })),
    }))
    .filter(({ change, rows }) => change !== 'changed' || rows.length > 0);
  return {
    from: difference.from,
    to: difference.to,
    untoldCount: entities.flatMap(({ rows }) => rows).filter(({ note }) => note === null).length,
    entities,
  };
}

/** Values whose history nobody looks up: names, hints, the same texts repeated by level, and an item's side in Dota 2. */
const unasked = /\b(?:title|name|levels|levelTexts|summary|info|complexity|abilityType)\b|^itemInDota/;

/** The same for the current values of a hero or an item, as far as players look them up. */
export async function showBlame(db: Db, { kind, key, values }: Blame, language: Language): Promise<BlameView> {
  const names = namesOf(await readContent(db), language);
  const asked = values.filter(({ path }) => !unasked.test(path));
  const publishedAt = new Map(asked.map(({ revision }) => [revision.id, revision.publishedAt]));
  const changes = asked.map(({ path, value, revision, note }) => ({ path, before: null, after: value, revision: revision.id, note }));
  return {
    kind,
    key,
    ...names.entity({ kind, key }),
    rows: changeRowsOf(changes, names, language).map(({ place, field, is, revision: id, note }) => ({
      place,
      field,
      value: is,
      revision: { id, publishedAt: publishedAt.get(id) ?? '' },
      note,
    })),
  };
}
