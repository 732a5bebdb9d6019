import { paths } from '#contract/paths.ts';

const pageOf: Record<string, (id: string) => string> = {
  update: (id) => paths.adminUpdate.to({ id }),
  order: (id) => paths.adminOrder.to({ id }),
  product: (id) => paths.adminProduct.to({ id }),
  batch: (id) => paths.adminBatch.to({ id }),
  player: (id) => paths.player.to({ id }),
  season: () => paths.adminGame.to(),
  map: () => paths.adminGame.to(),
};

/** The page of an action's subject, if it has one. */
export function subjectPage(subject: string): string | undefined {
  const [kind = '', id = ''] = subject.split(':');
  return pageOf[kind]?.(id);
}

/** Actions whose detail has each field before and after. */
const actionsWithBefore = new Set([
  'change product',
  'plan season',
  'cancel season',
  'open season',
  'declare map',
  'change map',
  'rate map',
]);

/** One input of an action; `before` is the earlier value, if the action changed it. */
export type Told = { name: string; value: unknown; before?: unknown };

/** The input of an action. Goods and sums are combined: `goods shards` is an amount, `sum rub` a sum in minor units. */
export function toldOf(action: string, detail: string): Told[] {
  const parsed: unknown = JSON.parse(detail);
  const given: Record<string, unknown> = { ...(typeof parsed === 'object' ? parsed : null) };
  const told: Told[] = [];
  function join(name: string, kindKey: string, valueKey: string) {
    if (typeof given[kindKey] !== 'string' || typeof given[valueKey] !== 'number') return;
    told.push({ name: `${name} ${given[kindKey]}`, value: given[valueKey] });
    delete given[kindKey];
    delete given[valueKey];
  }
  join('goods', 'productName', 'amount');
  if (action === 'add product') join('goods', 'name', 'amount');
  join('sum', 'currency', 'amountMinor');
  const fields = Object.entries(given).flatMap(([name, value]): Told[] =>
    actionsWithBefore.has(action) && Array.isArray(value) ? [{ name, before: value[0], value: value[1] }] : [{ name, value }],
  );
  // An added value has no before, a removed one no after: the single value is shown.
  const isNew = fields.every(({ before }) => before === undefined || before === null);
  const isGone = fields.every(({ before, value }) => before !== undefined && value === null);
  for (const { name, value, before } of fields) {
    const only = isGone ? before : value;
    if (!isNew && !isGone && before !== undefined) told.push({ name, before, value });
    else if (only !== null && only !== undefined) told.push({ name, value: only });
  }
  return told;
}
