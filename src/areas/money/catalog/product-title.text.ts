import type { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { formatNumber } from '#lib/format.ts';
import { pluralEn, pluralRu, words, type Language } from '#lib/words.ts';

const text = words({
  dota_plus: {
    ru: (months: number) => `Plus, ${months}\u00a0${pluralRu(months, 'месяц', 'месяца', 'месяцев')}`,
    en: (months: number) => `Plus, ${months}\u00a0${pluralEn(months, 'month', 'months')}`,
  },
  shards: {
    ru: (amount: number) => `${formatNumber(amount, 'ru')}\u00a0${pluralRu(amount, 'осколок', 'осколка', 'осколков')}`,
    en: (amount: number) => `${formatNumber(amount, 'en')}\u00a0${pluralEn(amount, 'shard', 'shards')}`,
  },
});

/** What a product is called: 'Plus, 3 месяца', '1,500 shards'. */
export function productTitle(name: GoodsName, amount: number, language: Language): string {
  return text(language)[name](amount);
}
