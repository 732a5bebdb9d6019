import { isLotAddress, MOST_MONTHS } from '#areas/money/catalog/products.rules.ts';
import { GAME_NAME, type AdminProduct } from './sales.contract.ts';
import { readSum, writeSum } from './sales.rules.ts';

type Setting = Omit<AdminProduct, 'productId'>;
/** The form of a product. */
export type ProductFields = Record<'amount' | 'rub' | 'usd' | 'discount' | 'position' | 'rubLotUrl' | 'usdLotUrl' | 'gameName', string> &
  Pick<Setting, 'name' | 'isListed'>;
/** The error of a field, by the key of its text. */
type Wrong = Partial<
  Record<
    keyof Omit<ProductFields, 'name' | 'isListed'>,
    'wrongSum' | 'noPrice' | 'wrongAmount' | 'wrongDiscount' | 'wrongPosition' | 'wrongLot' | 'wrongGameName'
  >
>;

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

/** The settings from the form; without `setting` while something is wrong or no price is given. */
export function readForm(form: ProductFields): { setting: Setting | undefined; wrong: Wrong } {
  const { name, isListed } = form;
  const [rubLotUrl, usdLotUrl, gameName] = [form.rubLotUrl.trim() || null, form.usdLotUrl.trim() || null, form.gameName.trim() || null];
  const [rub, usd] = [readSum(form.rub), readSum(form.usd)];
  const [amount, discount, position] = [
    readWhole(form.amount, name === 'dota_plus' ? MOST_MONTHS : 1_000_000),
    readWhole(form.discount, 99),
    readWhole(form.position, 1000),
  ];
  const wrong: Wrong = {
    ...(rub === undefined ? { rub: 'wrongSum' } : {}),
    ...(usd === undefined ? { usd: 'wrongSum' } : {}),
    ...(rub === null && usd === null ? { rub: 'noPrice' } : {}),
    ...(amount ? {} : { amount: 'wrongAmount' }),
    ...(discount === undefined ? { discount: 'wrongDiscount' } : {}),
    ...(position === undefined ? { position: 'wrongPosition' } : {}),
    ...(rubLotUrl === null || isLotAddress(rubLotUrl) ? {} : { rubLotUrl: 'wrongLot' }),
    ...(usdLotUrl === null || isLotAddress(usdLotUrl) ? {} : { usdLotUrl: 'wrongLot' }),
    ...(gameName === null || GAME_NAME.test(gameName) ? {} : { gameName: 'wrongGameName' }),
  };
  if (
    Object.keys(wrong).length > 0 ||
    rub === undefined ||
    usd === undefined ||
    !amount ||
    discount === undefined ||
    position === undefined
  )
    return { setting: undefined, wrong };
  return { setting: { name, amount, rub, usd, discount, position, isListed, rubLotUrl, usdLotUrl, gameName }, wrong };
}

function readWhole(typed: string, most: number): number | undefined {
  const plain = typed.replace(/[\s\u00a0]/g, '');
  return /^\d{1,7}$/.test(plain) && Number(plain) <= most ? Number(plain) : undefined;
}
