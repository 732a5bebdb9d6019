/** What a player chose, as the raw rows say: places and choices of a rarity in their order. */
export type RawPick = { game: string; rarity: string; picked: string; offered: string[]; place: number };

/** The best of later choices by what was held, straight from the raw rows. */
export function bestByHand(picks: readonly RawPick[]): { rarity: string; held: string; name: string; offered: number; gained: number }[] {
  const met = new Map<string, { taken: number[]; declined: number[] }>();
  for (const choices of Map.groupBy(picks, ({ game, rarity }) => `${game} ${rarity}`).values())
    for (const [index, { rarity, picked, offered, place }] of choices.entries())
      for (const held of new Set(choices.slice(0, index).map((earlier) => earlier.picked)))
        for (const name of new Set([...offered, picked])) {
          if (name === held) continue;
          const key = `${rarity} ${held} ${name}`;
          const places = met.get(key) ?? { taken: [], declined: [] };
          met.set(key, places);
          places[name === picked ? 'taken' : 'declined'].push(place);
        }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const judged = [...met].flatMap(([key, { taken, declined }]) => {
    const [rarity = '', held = '', name = ''] = key.split(' ');
    const isEnough = taken.length >= 15 && declined.length >= 15;
    return isEnough ? [{ rarity, held, name, offered: taken.length + declined.length, gained: mean(declined) - mean(taken) }] : [];
  });
  return [...Map.groupBy(judged, ({ rarity, held }) => `${rarity} ${held}`).values()].flatMap((all) =>
    all.toSorted((a, b) => b.gained - a.gained).slice(0, 1),
  );
}
