import type { AuditDetail } from '#areas/core/audit-log/audit-log.rules.ts';
import type { Product } from './products.contract.ts';

export type ProductCurrency = 'rub' | 'usd';
const productCurrencies: readonly ProductCurrency[] = ['rub', 'usd'];

/** The most months in one product: ten years. */
export const MOST_MONTHS = 120;

/** The currencies shown in a language: English only dollars, Russian roubles first. */
export function currenciesFor(language: 'ru' | 'en'): readonly ProductCurrency[] {
  return language === 'ru' ? productCurrencies : ['usd'];
}

/** The price of a product in minor units; undefined if it is not offered in that currency. */
export function priceIn({ prices }: Pick<Product, 'prices'>, currency: ProductCurrency): number | undefined {
  return prices[currency] ?? undefined;
}

/** The FunPay lot for a currency; undefined if there is none. */
export function lotIn({ extraData }: Pick<Product, 'extraData'>, currency: ProductCurrency): string | undefined {
  return (currency === 'rub' ? extraData.rubLotUrl : extraData.usdLotUrl) ?? undefined;
}

export type PayWay = 'card' | 'funPay' | 'patreon';

/** The available ways to pay for a product in a currency: cards take roubles, FunPay needs a lot, Patreon is for subscriptions. */
export function waysToPay(product: Pick<Product, 'prices' | 'extraData' | 'productName'>, currency: ProductCurrency): PayWay[] {
  const ways: PayWay[] = [];
  if (currency === 'rub' && priceIn(product, 'rub') !== undefined) ways.push('card');
  if (lotIn(product, currency) !== undefined) ways.push('funPay');
  if (product.productName === 'dota_plus') ways.push('patreon');
  return ways;
}

/** The price of one month of a subscription, in whole roubles or in cents. */
export function monthlyPrice(minorUnits: number, months: number, currency: ProductCurrency): number {
  return currency === 'rub' ? Math.round(minorUnits / months / 100) * 100 : Math.round(minorUnits / months);
}

/** Whether an address is a FunPay lot: https, exactly that host, the page of one offer. */
export function isLotAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(address);
  return (
    protocol === 'https:' &&
    /^(www\.)?funpay\.com$/.test(hostname) &&
    port === '' &&
    username === '' &&
    password === '' &&
    /^\/(en\/)?lots\/offer\/?$/.test(pathname) &&
    /^\d{1,12}$/.test(searchParams.get('id') ?? '')
  );
}

/** The differences between two settings of a product, as `name: [before, after]`; without a `before`, every setting. */
export function settingChanges<T extends object>(before: T | undefined, after: T): AuditDetail {
  const old: Record<string, unknown> = { ...before };
  const changed = Object.entries(after).filter(([name, value]) => !before || old[name] !== value);
  return Object.fromEntries(changed.map(([name, value]) => [name, before ? [old[name], value] : value]));
}
