import type { ReactNode } from 'react';
import type { AuditField } from '#areas/core/audit-log/audit-log.rules.ts';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { text as priceText } from '#areas/money/redeem-codes/price-source.text.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { Time } from '#ui/figures/Time.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './audit-log.text.ts';
import { toldOf, type Told } from './audit-view.rules.ts';

/** Goods and sums are shown as one value. */
type Joined = 'productName' | 'amount' | 'currency' | 'amountMinor';

type Props = { action: string; detail: string; heroes?: HeroNames };

/** The input of an action in words, one line each. */
export function AuditEntryDetail({ action, detail, heroes = {} }: Props) {
  const words = useWords(text);
  const sayValue = useSayValue(heroes);
  const fields: Record<string, string> = words.fields satisfies Record<Exclude<AuditField, Joined> | 'goods' | 'sum', string>;
  const told = toldOf(action, detail);
  if (told.length === 0) return null;
  function say({ name, value, before }: Told): ReactNode {
    if ((name === 'at' || name === 'until') && typeof value === 'string') return <Time at={value} />;
    if (name === 'startsAt') return <Moments value={value} before={before} />;
    const now = sayValue(name, value);
    if (before === undefined) return now;
    return words.was(now, before === null ? words.wasNone : sayValue(name, before));
  }
  return (
    <ul>
      {told.map((each) => {
        const [field = ''] = each.name.split(' ');
        return (
          <li key={each.name}>
            {`${fields[field] ?? field}: `}
            {say(each)}
          </li>
        );
      })}
    </ul>
  );
}

/** When something begins, and when it would have begun before the change. */
function Moments({ value, before }: { value: unknown; before: unknown }) {
  const words = useWords(text);
  const say = (at: unknown) => (typeof at === 'string' ? <Time at={at} /> : words.wasNone);
  if (before === undefined || before === null) return say(value);
  return (
    <>
      {say(value)} ({say(before)})
    </>
  );
}

function useSayValue(heroes: HeroNames): (name: string, value: unknown) => string {
  const words = useWords(text);
  const priceSources: Record<string, string> = useWords(priceText).priceSources;
  const ranks: Record<string, string> = words.values;
  const language = useLanguage();
  function sayText(name: string, value: string): string {
    if (name === 'rankGroup') return ranks[value] ?? value;
    return name === 'priceSource' ? (priceSources[value] ?? value) : value;
  }
  return (name, value) => {
    if (value === null) return words.none;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (Array.isArray(value) && name === 'heroes') return value.map((hero) => heroTitle(heroes, String(hero))).join(', ');
    if (Array.isArray(value)) return formatNumber(value.length, language);
    if (typeof value === 'string') return sayText(name, value);
    if (typeof value !== 'number') return JSON.stringify(value);
    switch (name) {
      case 'goods dota_plus':
        return productTitle('dota_plus', value, language);
      case 'goods shards':
        return productTitle('shards', value, language);
      case 'rub':
      case 'sum rub':
        return formatMoney(value, 'rub', language);
      case 'usd':
      case 'sum usd':
        return formatMoney(value, 'usd', language);
      default:
        return formatNumber(value, language);
    }
  };
}
