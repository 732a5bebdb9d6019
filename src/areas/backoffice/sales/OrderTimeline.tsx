import { Fragment, type ReactNode } from 'react';
import type { GoodsName } from '#areas/core/wallet/goods.contract.ts';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { Decline } from '#areas/money/checkout/Decline.tsx';
import { methodName } from '#areas/money/checkout/payment-method.text.ts';
import { type Currency, formatMoney, formatNumber, formatSigned } from '#lib/format.ts';
import { Time } from '#ui/figures/Time.tsx';
import { Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { TimelineEntry } from './sales.contract.ts';
import { text as salesText } from './sales.text.ts';
import { text } from './timeline.text.ts';
import css from './Sales.module.css';

type Props = { timeline: readonly TimelineEntry[]; currency: Currency; productName: GoodsName };

/** Everything recorded about an order, a row each: its states, money bookings, subscription, code and notices. */
export function OrderTimeline({ timeline, currency, productName }: Props) {
  const words = useWords(salesText);
  const { player } = useWords(text);
  const say = useSayings(currency, productName);
  return (
    <Table label={words.timeline}>
      <tbody>
        {timeline.map((entry, index) => {
          const [title, ...details] = say(entry);
          const said = [...details, entry.playerId === null ? null : player(entry.playerId)].filter(Boolean);
          return (
            <tr key={index}>
              <td className={css.when}>
                <Time at={entry.at} />
              </td>
              <td>
                {title}
                <small className={`muted ${css.details}`}>
                  {said.map((detail, at) => (
                    <Fragment key={at}>
                      {at > 0 ? ' · ' : null}
                      {detail}
                    </Fragment>
                  ))}
                </small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The text of an entry: its title, then the details. */
function useSayings(currency: Currency, productName: Props['productName']): (entry: TimelineEntry) => ReactNode[] {
  const words = useWords(text);
  const language = useLanguage();
  const named = (kinds: Record<string, string>, kind: string) => kinds[kind] ?? kind;
  return ({ source, kind, amount, balance, until, detail }) => {
    switch (source) {
      case 'order':
        return [
          named(words.orderKinds, kind),
          kind === 'declined' ? <Decline key="decline" reason={detail} /> : methodName(named(words.refunders, detail ?? ''), language),
        ];
      case 'money':
        return [kind === 'paid' ? words.moneyIn : words.moneyOut, formatMoney(amount, currency, language)];
      case 'shards':
        return [words.shards, formatSigned(amount, language), words.balance(formatNumber(balance, language))];
      case 'plus':
        return [
          kind === 'reversal' ? words.plusTaken : words.plusGiven,
          amount === null ? null : productTitle(productName, amount, language),
          <>
            {words.endsAt} <Time at={until} />
          </>,
        ];
      case 'code':
        return [named(words.codeKinds, kind), detail === null ? null : words.ending(detail)];
      case 'gift':
        return [named(words.giftKinds, kind)];
      case 'notice':
        return [
          named(words.noticeKinds, kind),
          until === null ? (
            words.unread
          ) : (
            <>
              {words.readAt} <Time at={until} />
            </>
          ),
        ];
      case 'notification':
        return [
          `${words.notification}: ${named(words.events, kind)}`,
          named(words.outcomes, detail ?? ''),
          amount !== null && amount > 1 ? words.times(amount) : null,
        ];
    }
  };
}
