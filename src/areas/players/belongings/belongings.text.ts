import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Подарки и покупки', en: 'Gifts and purchases' },
  gifts: { ru: 'Ждут вас', en: 'Waiting for you' },
  noGifts: { ru: 'Подарков сейчас нет.', en: 'No gifts at the moment.' },
  from: { ru: (name: string) => `От игрока ${name}`, en: (name: string) => `From ${name}` },
  fromHidden: { ru: 'От скрытого игрока', en: 'From Anonymous' },
  unnamed: { ru: 'Анонимно', en: 'Anonymous' },
  award: { ru: 'Награда', en: 'Award' },
  take: { ru: 'Забрать', en: 'Take' },
  taken: { ru: 'Подарок ваш', en: 'The gift is yours' },
  notTaken: { ru: 'Подарок не забран', en: 'The gift was not taken' },
  failed: { ru: 'Не получилось. Попробуйте ещё раз.', en: 'That did not work. Try again.' },
  owned: { ru: 'Куплено в игре', en: 'Bought in the game' },
  nothingOwned: { ru: 'Пока ничего.', en: 'Nothing yet.' },
  item: { ru: (id: number) => `Предмет № ${id}`, en: (id: number) => `Item no. ${id}` },
  votes: {
    ru: (count: number) =>
      `${pluralRu(count, 'Остался', 'Осталось', 'Осталось')} ${count} ${pluralRu(count, 'голос', 'голоса', 'голосов')} за героя`,
    en: (count: number) => `${count} hero ${pluralEn(count, 'vote', 'votes')} left`,
  },
});
