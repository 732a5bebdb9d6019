import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Авторы', en: 'Credits' },
  description: {
    ru: 'Чьи значки, шрифты и программы использует Sixfold и по каким лицензиям.',
    en: 'Whose icons, fonts and programs Sixfold uses, and under which licences.',
  },
  lead: {
    ru: 'Сайт использует работы этих авторов. Спасибо каждому.',
    en: 'This site uses the work of these authors. Thanks to each of them.',
  },
  glyphs: { ru: 'Значки героев, предметов и способностей', en: 'Hero, item and ability icons' },
  glyphsNote: {
    ru: 'Значки с game-icons.net, лицензия CC BY 3.0. Мы вписали их в рамки и раскрасили; сами рисунки не изменены.',
    en: 'Icons from game-icons.net under CC BY 3.0. We framed and coloured them; the drawings are unchanged.',
  },
  count: {
    ru: (count: number) => `${count} ${pluralRu(count, 'значок', 'значка', 'значков')}`,
    en: (count: number) => `${count} ${pluralEn(count, 'icon', 'icons')}`,
  },
  madeBy: { ru: (author: string) => `Автор значков: ${author}`, en: (author: string) => `Icons made by ${author}` },
  faces: { ru: 'Лица героев', en: 'Hero faces' },
  facesLine: {
    ru: 'Маленькие лица героев принадлежат Valve Corporation. Они взяты из пакета dota2-css-hero-sprites и показаны на правах фанатского сайта: условия Valve разрешают такое использование, если оно не коммерческое.',
    en: 'The small faces of the heroes belong to Valve Corporation. They come from the package dota2-css-hero-sprites and are shown as fan content, which Valve’s terms allow as long as it is not commercial.',
  },
  terms: { ru: 'Условия Valve', en: 'Valve’s terms' },
  works: { ru: 'Шрифты и значки интерфейса', en: 'Fonts and interface icons' },
  licence: { ru: (name: string) => `Лицензия ${name}`, en: (name: string) => `${name} licence` },
  marks: { ru: 'Товарные знаки', en: 'Trademarks' },
  marksLine: {
    ru: 'Dota 2 и Steam являются товарными знаками Valve Corporation. Знаки платёжных систем и площадок принадлежат их владельцам. Sixfold с ними не связан.',
    en: 'Dota 2 and Steam are trademarks of Valve Corporation. Marks of payment systems and platforms belong to their owners. Sixfold is not affiliated with them.',
  },
});
