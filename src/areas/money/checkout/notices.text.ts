import { words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Пока вас не было', en: 'While you were away' },
  understood: { ru: 'Понятно', en: 'Understood' },
  gift: {
    ru: (name: string, what: string) => `${name} дарит вам: ${what}`,
    en: (name: string, what: string) => `${name} gives you: ${what}`,
  },
  renewal_soon: {
    ru: (price: string, method: string) => `Скоро продлим Dota Plus: ${price}, ${method}`,
    en: (price: string, method: string) => `Dota Plus renews soon: ${price}, ${method}`,
  },
  soonLine: { ru: 'Списание', en: 'The charge is on' },
  cardEnding: {
    ru: 'Срок этой карты выходит раньше. Оформите подписку с другой.',
    en: 'This card ends before that. Subscribe with another one.',
  },
  cancelAnyTime: { ru: 'Отменить можно на странице Dota Plus.', en: 'You can cancel on the Dota Plus page.' },
  renewal_done: {
    ru: (price: string, method: string) => `Dota Plus продлена: ${price}, ${method}`,
    en: (price: string, method: string) => `Dota Plus renewed: ${price}, ${method}`,
  },
  doneLine: { ru: 'Активна до', en: 'Active until' },
  renewal_late: {
    ru: (price: string, method: string) => `Не получилось продлить Dota Plus: ${price}, ${method}`,
    en: (price: string, method: string) => `Dota Plus could not be renewed: ${price}, ${method}`,
  },
  lateLine: { ru: 'Подписка пока действует, попробуем ещё раз', en: 'It works for now, we try again on' },
  renewal_failed: {
    ru: (price: string, method: string) => `Dota Plus не продлена: ${price}, ${method}`,
    en: (price: string, method: string) => `Dota Plus was not renewed: ${price}, ${method}`,
  },
  failedLine: {
    ru: 'Больше не спишем. Оформить заново можно на странице Dota Plus.',
    en: 'We charge no more. Subscribe again on the Dota Plus page.',
  },
});
