import { paths } from '#lib/paths.ts';

const pageOf: Record<string, (id: string) => string> = {
  update: (id) => paths.adminUpdate.to({ id }),
  order: (id) => paths.adminOrder.to({ id }),
  product: (id) => paths.adminProduct.to({ id }),
  batch: (id) => paths.adminBatch.to({ id }),
  player: (id) => paths.player.to({ id }),
};

/** The page of what an act was done to, if it has one. */
export function subjectPage(subject: string): string | undefined {
  const [kind = '', id = ''] = subject.split(':');
  return pageOf[kind]?.(id);
}

/** What an act was given, a line each: `rub: 19900 → 18900`. */
export function detailLines(detail: string): string[] {
  const given: unknown = JSON.parse(detail);
  if (typeof given !== 'object' || given === null) return [];
  const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    if (value === null) return [];
    const isChange = Array.isArray(value) && value.length === 2;
    return [`${name}: ${isChange ? value.map(shown).join(' → ') : shown(value)}`];
  });
}
