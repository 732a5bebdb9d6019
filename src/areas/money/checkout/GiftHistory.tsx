import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { orderTypes } from '#areas/money/orders/order.rules.ts';
import { getGiftHistory } from '#areas/money/orders/orders.contract.ts';
import type { Output } from '#contract/endpoint.ts';
import { useCall } from '#contract/use-call.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './checkout.text.ts';
import css from './Shop.module.css';

type GiftHistoryRow = Output<typeof getGiftHistory>[number];

/** Purchased gifts and codes, the newest first; an unused code can be copied. */
export function GiftHistory() {
  const words = useWords(text);
  const { data: history, isFailed, again } = useCall(getGiftHistory, {});
  if (isFailed) return <ErrorState onRetry={again} />;
  if (!history) return <div style={{ minHeight: '240px' }} aria-busy="true" />;
  if (history.length === 0) return <EmptyState title={words.empty}>{words.emptyLine}</EmptyState>;
  return (
    <ul className={css.history}>
      {history.map((row, index) => (
        <HistoryRow key={`${row.createdAt} ${row.code ?? index}`} row={row} />
      ))}
    </ul>
  );
}

function HistoryRow({
  row: { type, code, createdAt, usedAt, consumerPlayerId, consumerNickname, isAnonymous, productName, amount },
}: {
  row: GiftHistoryRow;
}) {
  const words = useWords(text);
  const language = useLanguage();
  const isGift = type === orderTypes.gift;
  const product = productTitle(productName, amount, language);
  const shownName = useShownName();
  const name = consumerPlayerId === null ? '' : shownName(consumerPlayerId, consumerNickname ?? '');
  const about = isGift ? words.giftTo(name) : usedAt ? words.codeUsedBy(name) : words.codeFor(product);
  return (
    <li>
      <span className={css.icon}>
        <Icon name={isGift ? 'gift' : 'ticket-percent'} size={18} />
      </span>
      <div>
        <strong>{isGift ? product : (code ?? words.codeHidden)}</strong>
        <p className="small muted dots">
          <span>{about}</span> {isAnonymous ? <span>{words.withoutName}</span> : null} <Time at={createdAt} />
        </p>
      </div>
      {usedAt ? (
        <Tag tone="updated">
          {isGift ? words.given : words.used} <Time at={usedAt} dateOnly />
        </Tag>
      ) : isGift ? (
        <Tag>{words.waits}</Tag>
      ) : code === null ? null : (
        <div>
          <CopyButton size="s" value={code}>
            {words.copy}
          </CopyButton>
        </div>
      )}
    </li>
  );
}
