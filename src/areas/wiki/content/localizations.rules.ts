import type { ContentSet } from './content-set.contract.ts';
import type { LocalLabel } from './text.contract.ts';
import { talentsOf } from './content.rules.ts';

export type Localizations = Record<string, { en: string | null; ru: string | null }>;

/** What everything is called in both languages, by the game's name: heroes, abilities, talents and items. */
export function localizationsOf(set: ContentSet): Localizations {
  const entries: [string, LocalLabel | undefined][] = [
    ...set.heroes.flatMap((hero): [string, LocalLabel | undefined][] => [
      [hero.name, hero.title],
      ...hero.skills.map((skill): [string, LocalLabel] => [skill.name, skill.title]),
      ...hero.skills.map((skill): [string, LocalLabel] => [skill.talent, skill.title]),
      ...talentsOf(hero).map((talent): [string, LocalLabel | undefined] => [talent.modName, talent.title]),
    ]),
    ...set.generalTalents.map(({ talent }): [string, LocalLabel | undefined] => [talent.modName, talent.title]),
    ...set.items.map((item): [string, LocalLabel | undefined] => [item.luaName, item.name]),
  ];
  return Object.fromEntries(entries.flatMap(([key, name]) => (name ? [[key, { en: name.en ?? null, ru: name.ru ?? null }]] : [])));
}
