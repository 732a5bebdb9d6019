import { words } from '#lib/words.ts';

/** Words of the body of an update. Editors see it in both languages at once, so neither may be dropped from the browser's code. */
export const text = words({
  shared: { ru: 'Общее', en: 'General' },
  items: { ru: 'Предметы', en: 'Items' },
  up: { ru: 'усиление', en: 'buff' },
  down: { ru: 'ослабление', en: 'nerf' },
  change: { ru: 'изменение', en: 'change' },
  fresh: { ru: 'новое', en: 'new' },
  scepter: { ru: 'Aghanim’s Scepter', en: 'Aghanim’s Scepter' },
  shard: { ru: 'Aghanim’s Shard', en: 'Aghanim’s Shard' },
  innate: { ru: 'Врождённая способность', en: 'Innate ability' },
  orange: { ru: 'оранжевый талант', en: 'orange talent' },
  purple: { ru: 'фиолетовые таланты', en: 'purple talents' },
  blue: { ru: 'синие таланты', en: 'blue talents' },
  ability: { ru: 'способность', en: 'ability' },
  heroWide: { ru: 'Общие таланты героя', en: 'Hero-wide talents' },
  otherLanguage: { ru: 'Перевода пока нет, показан английский текст', en: 'Not translated yet: shown in Russian' },
});
