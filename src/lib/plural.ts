const russian = new Intl.PluralRules('ru');
const english = new Intl.PluralRules('en');

/** The Russian form for a whole number: pluralRu(21, 'игра', 'игры', 'игр') is 'игра'. */
export function pluralRu(count: number, one: string, few: string, many: string): string {
  const rule = russian.select(count);
  if (rule === 'one') return one;
  return rule === 'few' ? few : many;
}

/** The English form for a number: pluralEn(1, 'game', 'games') is 'game'. */
export function pluralEn(count: number, one: string, other: string): string {
  return english.select(count) === 'one' ? one : other;
}
