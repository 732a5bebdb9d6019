import { formatNumber } from '#lib/format.ts';
import { pluralEn, pluralRu, words, type Language } from '#lib/words.ts';

const text = words({
  plus: {
    ru: (months: number) => `Plus, ${months}\u00a0${pluralRu(months, 'месяц', 'месяца', 'месяцев')}`,
    en: (months: number) => `Plus, ${months}\u00a0${pluralEn(months, 'month', 'months')}`,
  },
  shards: {
    ru: (amount: number) => `${formatNumber(amount, 'ru')}\u00a0${pluralRu(amount, 'осколок', 'осколка', 'осколков')}`,
    en: (amount: number) => `${formatNumber(amount, 'en')}\u00a0${pluralEn(amount, 'shard', 'shards')}`,
  },
});

/** What a product is called: 'Plus, 3 месяца', '1,500 shards'. */
export function productTitle(name: 'dota_plus' | 'shards', amount: number, language: Language): string {
  const said = text(language);
  return name === 'dota_plus' ? said.plus(amount) : said.shards(amount);
}
