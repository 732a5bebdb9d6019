import { formatNumber } from '#lib/format.ts';
import { pluralEn, pluralRu, words } from '#lib/words.ts';

export const text = words({
  title: { ru: 'Жалобы и баны', en: 'Reports and bans' },
  pairs: { ru: 'На кого жалуются', en: 'Who is reported' },
  pairsNote: {
    ru: 'Пары, которые, по словам других игроков, помогают друг другу. За матч игрок жалуется на пару один раз.',
    en: 'Pairs that other players say help each other. One report per player, pair and match.',
  },
  noPairs: { ru: 'Жалоб нет', en: 'No reports' },
  pair: { ru: 'Пара', en: 'Pair' },
  reporters: { ru: 'Кто жаловался', en: 'Reported by' },
  players: {
    ru: (count: number) => `${formatNumber(count, 'ru')} ${pluralRu(count, 'игрок', 'игрока', 'игроков')}`,
    en: (count: number) => `${formatNumber(count, 'en')} ${pluralEn(count, 'player', 'players')}`,
  },
  times: { ru: 'Жалоб', en: 'Reports' },
  last: { ru: 'Последняя', en: 'Latest' },
  details: { ru: 'Кто и когда', en: 'Who and when' },
  show: { ru: 'Показать', en: 'Show' },
  hide: { ru: 'Скрыть', en: 'Hide' },
  when: { ru: 'Когда', en: 'When' },
  banOne: { ru: (id: number) => `Забанить ${id}`, en: (id: number) => `Ban ${id}` },
  newBan: { ru: 'Забанить игрока', en: 'Ban a player' },
  banNote: {
    ru: 'Игра узнаёт о бане в начале матча и раз в полминуты.',
    en: 'The game picks up a ban when a match starts and every half minute.',
  },
  playerId: { ru: 'ID игрока', en: 'Player ID' },
  wrongPlayer: { ru: 'Введите ID игрока или SteamID64', en: 'Enter a player ID or a SteamID64' },
  reason: { ru: 'Причина', en: 'Reason' },
  reasonHint: { ru: 'Её видят только администраторы', en: 'Only admins see it' },
  until: { ru: 'До', en: 'Until' },
  untilHint: { ru: 'Пусто: пока не снимут', en: 'Empty: until lifted' },
  wrongUntil: { ru: 'Укажите время в будущем', en: 'Enter a time in the future' },
  ban: { ru: 'Забанить', en: 'Ban' },
  banned: { ru: 'Игрок забанен', en: 'Player banned' },
  bans: { ru: 'Баны', en: 'Bans' },
  player: { ru: 'Игрок', en: 'Player' },
  state: { ru: 'Состояние', en: 'State' },
  holds: { ru: 'действует', en: 'active' },
  over: { ru: 'закончился', en: 'over' },
  lifted: { ru: 'снят', en: 'lifted' },
  by: { ru: 'Кто', en: 'By' },
  forGood: { ru: 'бессрочно', en: 'permanent' },
  lift: { ru: 'Снять бан', en: 'Lift ban' },
  liftDone: { ru: 'Бан снят', en: 'Ban lifted' },
  limits: {
    ru: (reports: number, leaves: number) =>
      `Автоматические баны считаются по последним 30 дням. За жалобы: ${reports === 0 ? 'выключены' : `от ${reports} ${pluralRu(reports, 'игрока', 'игроков', 'игроков')}`}. За ранние выходы: ${leaves === 0 ? 'выключены' : `после ${leaves} ${pluralRu(leaves, 'матча', 'матчей', 'матчей')}`}. Настройки: BAN_AFTER_REPORTERS, BAN_AFTER_LEAVES.`,
    en: (reports: number, leaves: number) =>
      `Automatic bans count the last 30 days. For reports: ${reports === 0 ? 'off' : `from ${reports} ${pluralEn(reports, 'player', 'players')}`}. For leaving early: ${leaves === 0 ? 'off' : `after ${leaves} ${pluralEn(leaves, 'match', 'matches')}`}. Settings: BAN_AFTER_REPORTERS, BAN_AFTER_LEAVES.`,
  },
});
