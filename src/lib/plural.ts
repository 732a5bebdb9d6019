/** The Russian form for a whole number: pluralRu(21, 'игра', 'игры', 'игр') is 'игра'. */
export function pluralRu(count: number, one: string, few: string, many: string): string {
  const last = Math.abs(count) % 10;
  const isTeen = Math.trunc((Math.abs(count) % 100) / 10) === 1;
  if (isTeen) return many;
  if (last === 1) return one;
  return last === 2 || last === 3 || last === 4 ? few : many;
}

/** The English form for a number: pluralEn(1, 'game', 'games') is 'game'. */
export function pluralEn(count: number, one: string, other: string): string {
  return Math.abs(count) === 1 ? one : other;
}
