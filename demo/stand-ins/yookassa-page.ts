import { escapeAttribute } from '#lib/rich-text.ts';
import { pageOf } from './local-server.ts';
import type { ShopPayment } from './yookassa-shop.ts';

const words = {
  ru: {
    title: 'Оплата картой (имитация)',
    line: 'Это не ЮKassa, а её имитация для демо. Деньги не спишутся.',
    pay: 'Оплатить',
    decline: 'Отклонить',
    reason: 'Причина отказа',
    leave: 'Уйти без оплаты',
    done: 'Этот платёж уже завершён',
    back: 'Вернуться на сайт',
  },
  en: {
    title: 'Pay by card (a stand-in)',
    line: 'This is not YooKassa but a stand-in for the demo. No money is charged.',
    pay: 'Pay',
    decline: 'Decline',
    reason: 'Reason for declining',
    leave: 'Leave without paying',
    done: 'This payment has already ended',
    back: 'Back to the site',
  },
} as const;

const reasons = ['insufficient_funds', 'card_expired', 'general_decline', 'fraud_suspected', '3d_secure_failed', 'issuer_unavailable'];

const style = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#eef1f6;color:#1c2530;font:16px/1.5 system-ui,sans-serif}
main{width:min(420px,100% - 32px);padding:28px;border-radius:16px;background:#fff;box-shadow:0 8px 40px #0d1b3a22}h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px;color:#556}
b{display:block;font-size:34px;margin:0 0 4px;color:#111}form{display:grid;gap:12px}button,a{font:600 16px/1 system-ui;padding:15px;border:0;border-radius:10px;text-align:center;text-decoration:none;cursor:pointer;background:#e5e9f2;color:#1c2530}
button[value=succeeded]{background:#0a6cff;color:#fff}select{font:16px system-ui;padding:11px;border-radius:10px;border:1px solid #c6cedc}label{display:grid;gap:4px;font-size:14px;color:#556}`;

/** The page where the payer decides how a payment ends. */
export function paymentPage(payment: ShopPayment, language: 'ru' | 'en'): string {
  const text = words[language];
  const back = payment.confirmation?.return_url ?? '/';
  const choice =
    payment.status === 'pending'
      ? `<form method="post"><button name="result" value="succeeded">${text.pay}</button>
<label>${text.reason}<select name="reason">${reasons.map((reason) => `<option>${reason}</option>`).join('')}</select></label>
<button name="result" value="declined">${text.decline}</button><button name="result" value="abandoned">${text.leave}</button></form>`
      : `<p>${text.done}</p><a href="${escapeAttribute(back)}">${text.back}</a>`;
  const facts = `<p>${text.line}</p><b>${escapeAttribute(payment.amount.value)} ${escapeAttribute(payment.amount.currency)}</b><p>${escapeAttribute(payment.description ?? '')}</p>`;
  return pageOf(language, text.title, style, facts + choice);
}
