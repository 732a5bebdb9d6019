import { readContent } from '#areas/wiki/content/content.repo.ts';
import { talentsOf } from '#areas/wiki/content/content.rules.ts';
import { nameIn, playersName } from '#areas/wiki/content/wording.rules.ts';
import { codeOfItem } from '#areas/wiki/items/items-search.rules.ts';
import { itemName, itemsByName } from '#areas/wiki/items/items.rules.ts';
import type { Db } from '#db/pool.ts';
import { titleOf } from '#lib/format-name.ts';
import type { Language } from '#lib/words.ts';
import { differenceOfWords } from '#services/word-difference.ts';
import type { ChangedEntity, ContentDifference, DifferenceView } from './content-changes.contract.ts';
import { changeRowsOf, type Names } from './difference-view.rules.ts';

/** A difference of two revisions in a language and in words, the names as of the later one. */
export async function showDifference(db: Db, difference: ContentDifference, language: Language): Promise<DifferenceView> {
  const content = await readContent(db, difference.to.id);
  const items = itemsByName(content);
  const talents = new Map(
    [...content.heroes.flatMap(talentsOf), ...content.generalTalents.map(({ talent }) => talent)].map((each) => [each.modName, each]),
  );
  const skills = new Map(content.heroes.flatMap((hero) => hero.skills.map((skill) => [skill.talent, playersName(skill.title)])));
  const names: Names = {
    skill: (talent) => skills.get(talent) ?? titleOf(talent),
    talent: (modName) => nameIn(talents.get(modName)?.title, language) ?? undefined,
    item: (luaName) => itemName(items.get(luaName) ?? { luaName }),
  };
  const heroes = new Map(content.heroes.map((hero) => [hero.name, hero]));
  const named = ({ kind, key }: ContentDifference['entities'][number]): Pick<ChangedEntity, 'title' | 'urlName'> => {
    if (kind === 'item') return { title: names.item(key), urlName: items.has(key) ? codeOfItem(key) : null };
    if (kind === 'general') return { title: names.talent(key) ?? titleOf(key.replace(/^modifier_/, '')), urlName: null };
    if (kind === 'shop') return { title: titleOf(key), urlName: null };
    const hero = heroes.get(key);
    return { title: playersName(hero?.title) ?? titleOf(key.replace(/^npc_dota_hero_/, '')), urlName: hero?.urlName ?? null };
  };
  const entities = difference.entities
    .map((entity) => ({
      kind: entity.kind,
      key: entity.key,
      change: entity.change,
      ...named(entity),
      rows: changeRowsOf(entity.values, names, language).map(({ was, is, ...row }) => ({ ...row, parts: differenceOfWords(was, is) })),
    }))
    .filter(({ change, rows }) => change !== 'changed' || rows.length > 0);
  return {
    from: difference.from,
    to: difference.to,
    untoldCount: entities.flatMap(({ rows }) => rows).filter(({ note }) => note === null).length,
    entities,
  };
}
