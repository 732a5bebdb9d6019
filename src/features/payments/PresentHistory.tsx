import { getPresents } from '#features/orders/orders.contract.ts';
import { orderTypes } from '#features/orders/order.rules.ts';
import type { Output } from '#lib/endpoint.ts';
import { productTitle } from '#lib/product-title.text.ts';
import { useAsked } from '#ui/asked.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import { text } from './presents.text.ts';
import css from './Shop.module.css';

type Present = Output<typeof getPresents>[number];

/** Gifts and codes that were bought, the newest first; an unused code can be copied. */
export function PresentHistory() {
  const words = useWords(text);
  const { data: presents, isFailed, again } = useAsked(getPresents, {});
  if (isFailed) return <ErrorState onRetry={again} />;
  if (!presents) return <div style={{ minHeight: '240px' }} aria-busy="true" />;
  if (presents.length === 0) return <EmptyState title={words.empty}>{words.emptyLine}</EmptyState>;
  return (
    <ul className={css.history}>
      {presents.map((present) => (
        <PresentRow key={`${present.createdAt} ${present.code ?? present.consumerPlayerId}`} present={present} />
      ))}
    </ul>
  );
}

function PresentRow({ present: { type, code, createdAt, usedAt, consumerNickname, productName, amount } }: { present: Present }) {
  const words = useWords(text);
  const language = useLanguage();
  const isGift = type === orderTypes.gift;
  const product = productTitle(productName, amount, language);
  const name = consumerNickname ?? '';
  const about = isGift ? words.giftTo(name) : usedAt ? words.codeUsedBy(name) : words.codeFor(product);
  return (
    <li>
      <span className={css.icon}>
        <Icon name={isGift ? 'gift' : 'ticket-percent'} size={18} />
      </span>
      <div>
        <strong>{isGift ? product : code}</strong>
        <p className="small muted">
          {about} · <Time at={createdAt} />
        </p>
      </div>
      {usedAt ? (
        <Tag tone="updated">
          {isGift ? words.given : words.used} <Time at={usedAt} dateOnly />
        </Tag>
      ) : (
        <div>
          <CopyButton size="s" value={code ?? ''}>
            {words.copy}
          </CopyButton>
        </div>
      )}
    </li>
  );
}
