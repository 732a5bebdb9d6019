import { words } from './words.ts';

/** Problems in a text with markup, shared by the importers and the preview of updates. */
export const text = words({
  tooLong: {
    ru: (limit: number) => `длиннее ${limit} символов, остальное отрезано`,
    en: (limit: number) => `longer than ${limit} characters, the rest is cut off`,
  },
  strayClosing: { ru: 'закрывается то, что не открывали', en: 'a closing tag that nothing opened' },
  notClosed: { ru: (tag: string) => `${tag} не закрыт`, en: (tag: string) => `${tag} is not closed` },
  unknownTag: { ru: (tag: string) => `${tag} нельзя, слова остаются`, en: (tag: string) => `${tag} is not allowed, its words are kept` },
  unknownAttribute: {
    ru: (tag: string) => `${tag} нельзя, атрибут убран`,
    en: (tag: string) => `${tag} is not allowed, the attribute goes`,
  },
  tooDeep: { ru: 'слишком много вложенных тегов', en: 'tags are nested too deep' },
  unknownColour: { ru: (colour: string) => `цвет «${colour}» неизвестен`, en: (colour: string) => `the colour "${colour}" is unknown` },
  emptyLine: { ru: 'строка без слов пропущена', en: 'a line without words is left out' },
});
