import type { AdminProduct } from './sales.contract.ts';
import { readSum, writeSum } from './sales.rules.ts';

type Setting = Omit<AdminProduct, 'productId'>;
/** A product as it stands in its form. */
export type ProductFields = Record<'amount' | 'rub' | 'usd' | 'discount' | 'position' | 'rubLotUrl' | 'usdLotUrl' | 'gameName', string> &
  Pick<Setting, 'name' | 'isListed'>;
type Wrong = Partial<Record<keyof Omit<ProductFields, 'name' | 'isListed'>, 'wrongSum' | 'wrongNumber'>>;

/** The form of a product, or of a new one. */
export function writeForm(product: Setting | undefined): ProductFields {
  return {
    name: product?.name ?? 'dota_plus',
    amount: product ? String(product.amount) : '',
    rub: writeSum(product?.rub ?? null),
    usd: writeSum(product?.usd ?? null),
    discount: String(product?.discount ?? 0),
    position: String(product?.position ?? 0),
    rubLotUrl: product?.rubLotUrl ?? '',
    usdLotUrl: product?.usdLotUrl ?? '',
    gameName: product?.gameName ?? '',
    isListed: product?.isListed ?? true,
  };
}

/** What was typed; without a setting as long as something is wrong or no price is given. */
export function readForm(form: ProductFields): { setting: Setting | undefined; wrong: Wrong } {
  const [rub, usd] = [readSum(form.rub), readSum(form.usd)];
  const [amount, discount, position] = [readWhole(form.amount, 1_000_000), readWhole(form.discount, 99), readWhole(form.position, 1000)];
  const wrong: Wrong = {
    ...(rub === undefined ? { rub: 'wrongSum' } : {}),
    ...(usd === undefined ? { usd: 'wrongSum' } : {}),
    ...(amount ? {} : { amount: 'wrongNumber' }),
    ...(discount === undefined ? { discount: 'wrongNumber' } : {}),
    ...(position === undefined ? { position: 'wrongNumber' } : {}),
  };
  if (rub === undefined || usd === undefined || (rub === null && usd === null) || !amount) return { setting: undefined, wrong };
  if (discount === undefined || position === undefined) return { setting: undefined, wrong };
  const { name, isListed } = form;
  const [rubLotUrl, usdLotUrl] = [form.rubLotUrl.trim() || null, form.usdLotUrl.trim() || null];
  return {
    setting: { name, amount, rub, usd, discount, position, isListed, rubLotUrl, usdLotUrl, gameName: form.gameName.trim() || null },
    wrong,
  };
}

function readWhole(typed: string, most: number): number | undefined {
  const plain = typed.replace(/[\s\u00a0]/g, '');
  return /^\d{1,7}$/.test(plain) && Number(plain) <= most ? Number(plain) : undefined;
}
