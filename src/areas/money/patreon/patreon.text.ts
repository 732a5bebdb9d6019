import { words } from '#lib/words.ts';

/** The texts of the Patreon popup, linked or not. */
export const text = words({
  line: {
    ru: 'Привяжите Patreon один раз: пока подписка там активна, подписка Dota Plus продлевается сама. Оплаченное раньше время не сгорает.',
    en: 'Link Patreon once: while your membership is active, Dota Plus renews by itself. Time you already paid for is never lost.',
  },
  step1: { ru: 'Оформите подписку на нашей странице Patreon.', en: 'Become a member on our Patreon page.' },
  step2: { ru: 'Вернитесь сюда и нажмите «Привязать Patreon».', en: 'Come back here and press “Link Patreon”.' },
  linked: {
    ru: 'Patreon привязан.',
    en: 'Patreon is linked.',
  },
  done: { ru: 'Готово', en: 'Done' },
  failed: { ru: 'Patreon не подтвердил привязку. Попробуйте ещё раз.', en: 'Patreon did not confirm the link. Try again.' },
  away: { ru: 'Patreon пока не подключён к сайту.', en: 'Patreon is not connected to the site yet.' },
  link: { ru: 'Привязать Patreon', en: 'Link Patreon' },
  account: { ru: 'Привязан аккаунт Patreon:', en: 'Linked Patreon account:' },
  unnamed: { ru: 'Аккаунт Patreon привязан.', en: 'A Patreon account is linked.' },
  active: {
    ru: 'Подписка на Patreon активна и продлевает Dota Plus.',
    en: 'Your membership is active and renews Dota Plus.',
  },
  withoutPlus: {
    ru: 'Подписка на Patreon активна, но Dota Plus она сейчас не даёт.',
    en: 'Your membership is active, but it does not give you Dota Plus right now.',
  },
  nextCharge: { ru: 'Следующее списание', en: 'Next charge' },
  declined: {
    ru: 'Платёж на Patreon не прошёл. Обновите там карту, и подписка продолжится.',
    en: 'Your payment on Patreon did not go through. Update your card there to keep the membership.',
  },
  none: {
    ru: 'Сейчас подписки на Patreon нет. Оформите её на нашей странице, и Dota Plus будет продлеваться вместе с ней.',
    en: 'You have no membership right now. Become a member on our page, and Dota Plus renews along with it.',
  },
  page: { ru: 'Наша страница Patreon', en: 'Our Patreon page' },
  linkAnother: { ru: 'Привязать другой аккаунт', en: 'Link another account' },
});
