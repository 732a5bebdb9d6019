import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { talentsOf } from '#areas/wiki/content/content.rules.ts';
import type { EntityKind } from '#areas/wiki/content/revision.contract.ts';
import { nameIn, playersName } from '#areas/wiki/content/wording.rules.ts';
import { codeOfItem } from '#areas/wiki/items/items-search.rules.ts';
import { itemName, itemsByName } from '#areas/wiki/items/items.rules.ts';
import { titleOf } from '#lib/format-name.ts';
import type { Language } from '#lib/words.ts';

/** The content's names in a page's language. */
export type Names = {
  /** A skill by the name of its orange talent. */
  skill: (talent: string) => string;
  /** A talent by its modifier; undefined when it has no name of its own. */
  talent: (modName: string) => string | undefined;
  item: (luaName: string) => string;
  /** An entity's name, and the last part of the hero's or item's address; null without a page. */
  entity: (entity: { kind: EntityKind; key: string }) => { title: string; urlName: string | null };
};

/** The names of a content; for unknown entities, words from the game name. */
export function namesOf(content: Pick<ContentSet, 'heroes' | 'generalTalents' | 'items'>, language: Language): Names {
  const items = itemsByName(content);
  const every = [...content.heroes.flatMap(talentsOf), ...content.generalTalents.map(({ talent }) => talent)];
  const talents = new Map(every.map((talent) => [talent.modName, talent]));
  const skills = new Map(content.heroes.flatMap((hero) => hero.skills.map((skill) => [skill.talent, playersName(skill.title)])));
  const heroes = new Map(content.heroes.map((hero) => [hero.name, hero]));
  const talent = (modName: string) => nameIn(talents.get(modName)?.title, language) ?? undefined;
  const item = (luaName: string) => itemName(items.get(luaName) ?? { luaName });
  return {
    skill: (name) => skills.get(name) ?? titleOf(name),
    talent,
    item,
    entity({ kind, key }) {
      if (kind === 'item') return { title: item(key), urlName: items.has(key) ? codeOfItem(key) : null };
      if (kind === 'general') return { title: talent(key) ?? titleOf(key.replace(/^modifier_/, '')), urlName: null };
      if (kind === 'shop') return { title: titleOf(key), urlName: null };
      const hero = heroes.get(key);
      return { title: playersName(hero?.title) ?? titleOf(key.replace(/^npc_dota_hero_/, '')), urlName: hero?.urlName ?? null };
    },
  };
}
