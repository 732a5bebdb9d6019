import { words } from '#lib/words.ts';

/** Why a payment was declined, by the provider's word. */
export const text = words({
  reasons: {
    ru: {
      '3d_secure_failed': 'Не получилось подтвердить платёж кодом из банка. Попробуйте ещё раз.',
      call_issuer: 'Банк отклонил платёж без объяснений. Позвоните в банк или возьмите другую карту.',
      card_expired: 'Срок карты вышел. Возьмите другую карту.',
      country_forbidden: 'Карты этой страны не принимаются. Выберите FunPay или Patreon.',
      expired_on_confirmation: 'Платёж не подтвердили вовремя.',
      fraud_suspected: 'Платёжная система сочла платёж подозрительным. Возьмите другую карту.',
      general_decline: 'Банк отклонил платёж. Попробуйте ещё раз или возьмите другую карту.',
      insufficient_funds: 'На карте не хватает денег.',
      internal_timeout: 'Банк не ответил вовремя. Попробуйте ещё раз.',
      invalid_card_number: 'Неверный номер карты.',
      invalid_csc: 'Неверный код с обратной стороны карты.',
      issuer_unavailable: 'Банк сейчас недоступен. Попробуйте позже.',
      payment_method_limit_exceeded: 'Исчерпан лимит карты.',
      payment_method_restricted: 'Этой картой нельзя платить в интернете.',
      permission_revoked: 'Вы запретили автоматические списания с этой карты.',
      canceled_by_merchant: 'Платёж отменён магазином.',
    },
    en: {
      '3d_secure_failed': 'The bank’s code did not confirm the payment. Try again.',
      call_issuer: 'The bank declined without a reason. Call it or take another card.',
      card_expired: 'The card has expired. Take another one.',
      country_forbidden: 'Cards of this country are not accepted. Choose FunPay or Patreon.',
      expired_on_confirmation: 'The payment was not confirmed in time.',
      fraud_suspected: 'The payment system found the payment suspicious. Take another card.',
      general_decline: 'The bank declined the payment. Try again or take another card.',
      insufficient_funds: 'There is not enough money on the card.',
      internal_timeout: 'The bank did not answer in time. Try again.',
      invalid_card_number: 'The card number is wrong.',
      invalid_csc: 'The code on the back of the card is wrong.',
      issuer_unavailable: 'The bank cannot be reached now. Try later.',
      payment_method_limit_exceeded: 'The limit of the card is used up.',
      payment_method_restricted: 'This card cannot pay on the internet.',
      permission_revoked: 'You have forbidden automatic charges from this card.',
      canceled_by_merchant: 'The shop cancelled the payment.',
    },
  },
  other: {
    ru: 'Платёж отклонён. Попробуйте ещё раз или возьмите другую карту.',
    en: 'The payment was declined. Try again or take another card.',
  },
});
