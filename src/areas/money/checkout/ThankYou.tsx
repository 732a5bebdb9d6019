import type { ReactNode } from 'react';
import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import { letteredName } from '#areas/core/accounts/visibility.rules.ts';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { isForCode, orderTypes } from '#areas/money/orders/order.rules.ts';
import type { Order } from '#areas/money/orders/orders.contract.ts';
import { paths } from '#contract/paths.ts';
import { readInstant } from '#lib/format-time.ts';
import { formatMoney } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Fact } from '#ui/layout/Facts.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { HiddenCode } from './HiddenCode.tsx';
import { text } from './thank-you.text.ts';
import css from './ThankYou.module.css';

/** A paid order: what, for whom, from when to when, the receipt, and one next step; `link` opens an order without an account. */
export function ThankYou({ order, link }: { order: Order; link?: string | undefined }) {
  const words = useWords(text);
  const language = useLanguage();
  const shownName = useShownName();
  const { orderId, type, productName, amount, currency, price, recipients, isAnonymous, email, paidAt, code } = order;
  const isGift = type === orderTypes.gift;
  const title = productTitle(productName, amount, language);
  return (
    <section className={css.thanks} role="status">
      <span className={css.mark}>
        <Icon name="check" size={26} />
      </span>
      <h2>{words.paid}</h2>
      <p>{words.thanks}</p>
      {code ? <p className={css.code}>{code}</p> : isForCode(type) ? <HiddenCode orderId={orderId} /> : null}
      <dl className={css.facts}>
        <Fact name={words.what}>
          {isForCode(type) ? words.codeFor(title) : title}
          {recipients.length > 1 ? ` × ${recipients.length}` : null}
        </Fact>
        {isGift ? (
          <Fact name={words.forWhom}>
            <ul>
              {recipients.map(({ playerId, nickname, avatarUrl }, index) => (
                <li key={`${playerId} ${index}`}>
                  <Avatar name={letteredName(playerId, nickname)} src={avatarUrl} size={28} />
                  <Nickname name={shownName(playerId, nickname)} limit={22} />
                </li>
              ))}
            </ul>
          </Fact>
        ) : null}
        {isGift ? <Fact name={words.from}>{isAnonymous ? words.anonymous : words.named(recipients.length)}</Fact> : null}
        <Fact name={productName === 'dota_plus' ? words.when : words.receiving}>
          <Receiving order={order} />
        </Fact>
        <Fact name={words.sum}>
          <b className="num">{formatMoney(price, currency === 'usd' ? 'usd' : 'rub', language)}</b>, <Time at={paidAt} />
        </Fact>
        <Fact name={words.receipt}>{email === null ? words.noReceipt : words.receiptTo(email)}</Fact>
        <Fact name={words.number}>{orderId}</Fact>
      </dl>
      {link === undefined ? null : (
        <>
          <p className="small muted">{words.keepLink}</p>
          <CopyButton value={link}>{words.copyLink}</CopyButton>
        </>
      )}
      <Next order={order} />
    </section>
  );
}

/** When the subscription runs or the shards arrive, and what they wait for. */
function Receiving({ order: { type, productName, recipients, startsAt, endsAt } }: { order: Order }) {
  const words = useWords(text);
  const { who } = useAccount();
  const isPlus = productName === 'dota_plus';
  if (startsAt && endsAt) {
    // Renewal may have been requested with a payment method that cannot be charged again. Known once the account is fetched after the
    // payment.
    const isOnce = who && !who.isSubscribed && who.dotaPlusExpireDate >= readInstant(endsAt);
    return (
      <>
        <Time at={startsAt} dateOnly /> – <Time at={endsAt} dateOnly />
        {isOnce ? <p className="small muted">{words.once}</p> : null}
      </>
    );
  }
  if (type === orderTypes.gift) return isPlus ? words.whenTaken(recipients.length) : words.waits(recipients.length);
  if (isForCode(type)) return isPlus ? words.whenRedeemed : words.onRedeeming;
  return words.atOnce;
}

/** The single next step. */
function Next({ order: { type, productName, recipients, code } }: { order: Order }): ReactNode {
  const words = useWords(text);
  const [first] = recipients;
  if (code) return <CopyButton value={code}>{words.copy}</CopyButton>;
  const [href, label] =
    type === orderTypes.gift && recipients.length === 1 && first && first.playerId > 0
      ? [paths.player.to({ id: first.playerId }), words.toPlayer]
      : type === orderTypes.default && productName === 'dota_plus'
        ? [paths.heroMeta.to(), words.toMeta]
        : [paths.home.to(), words.toSite];
  return (
    <ButtonLink look="gold" href={href}>
      {label}
    </ButtonLink>
  );
}
