import { text } from './social-problems.text.ts';

const [ru, en] = [text('ru'), text('en')];

/** `retryAfterSeconds`: when the same request may be tried again. */
export type RefusalWords = { status: number; ru: string; en: string; retryAfterSeconds?: number };

/**
 * The catalogue of everything the site refuses: the text that a person or a program may read, and the status it comes with. In the API, a
 * thing that is not found answers 200 with `data: null` (clients test `data`); as a page it answers 404.
 */
export const refusals = {
  invalidInput: { status: 400, ru: 'Запрос составлен неверно', en: 'The request is malformed' },
  bodyTooLarge: {
    status: 413,
    ru: 'Запрос слишком большой, предел в байтах',
    en: 'The request body is too large, the limit in bytes',
  },
  unknownPath: { status: 404, ru: 'Такого адреса нет', en: 'There is nothing at this address' },
  wrongMethod: { status: 405, ru: 'По этому адресу такой метод не работает', en: 'This address does not answer that method' },
  wrongKey: { status: 401, ru: 'Неверный ключ игрового сервера', en: 'The game server key is missing or wrong' },
  signInNeeded: { status: 401, ru: 'Сначала войдите через Steam', en: 'Sign in with Steam first' },
  unknownApiKey: {
    status: 401,
    ru: 'Такого ключа API нет: он отозван, устарел или написан с ошибкой',
    en: 'No such API key: it was revoked, has expired or is mistyped',
  },
  adminsOnly: { status: 403, ru: 'Только для администраторов', en: 'For admins only' },
  steamSignInNeeded: {
    status: 403,
    ru: 'Для этого нужно войти через Steam: входа по ссылке из игры или токену мало',
    en: 'This needs a Steam sign-in: a link from the game or a token is not enough',
  },
  tooManyRequests: {
    status: 429,
    retryAfterSeconds: 60,
    ru: 'Слишком много запросов. Подождите минуту',
    en: 'Too many requests. Try again in a minute',
  },
  tooSoon: { status: 429, retryAfterSeconds: 10, ru: 'Слишком часто. Подождите несколько секунд', en: 'Too fast. Wait a few seconds' },
  tooManyStreams: {
    status: 429,
    retryAfterSeconds: 20,
    ru: 'С вашего адреса открыто слишком много живых страниц. Закройте лишние',
    en: 'Too many live pages are open from your address. Close some',
  },
  tooManyKeys: { status: 409, ru: 'У вас уже десять ключей. Отзовите ненужный', en: 'You have ten keys already. Revoke one' },
  notConfirmed: { status: 400, ru: 'Введите свой ID игрока точно', en: 'Type your player ID exactly' },
  foreignOrigin: { status: 403, ru: 'Запрос пришёл с чужого сайта', en: 'The request came from another site' },
  serverFault: { status: 500, ru: 'На сервере произошла ошибка', en: 'Something went wrong on the server' },
  unavailable: { status: 503, ru: 'Сайт временно недоступен', en: 'The site is temporarily unavailable' },
  playerNotFound: { status: 200, ru: 'Игрок не найден', en: 'Player not found' },
  matchNotFound: { status: 200, ru: 'Матч не найден', en: 'Match not found' },
  heroNotFound: { status: 200, ru: 'Герой не найден', en: 'Hero not found' },
  itemNotFound: { status: 200, ru: 'Предмет не найден', en: 'Item not found' },
  talentNotFound: { status: 200, ru: 'Талант не найден', en: 'Talent not found' },
  recipeNotFound: { status: 200, ru: 'Рецепта нет: предмет продаётся целиком', en: 'No recipe: the item is bought whole' },
  updateNotFound: { status: 200, ru: 'Обновление не найдено', en: 'Update not found' },
  updateChanged: {
    status: 409,
    ru: 'Обновление успели изменить. Откройте его заново',
    en: 'The update was changed meanwhile. Open it again',
  },
  updateUrlTaken: { status: 409, ru: 'Этот адрес уже занят', en: 'This address is taken' },
  updateUrlFixed: {
    status: 409,
    ru: 'Адрес опубликованного обновления не меняется',
    en: 'The address of a published update cannot be changed',
  },
  updateUntranslated: { status: 409, ru: 'Перевода нет или он устарел', en: 'A translation is missing or out of date' },
  updateNameless: { status: 409, ru: 'У обновления нет названия', en: 'The update has no name' },
  updatePublished: { status: 409, ru: 'Обновление уже опубликовано', en: 'The update is already published' },
  updateUnchanged: { status: 409, ru: 'Читатели уже видят этот текст', en: 'Readers already see this text' },
  scheduleInPast: { status: 400, ru: 'Укажите время публикации в будущем', en: 'Enter a publishing time in the future' },
  revisionNotFound: { status: 200, ru: 'Такой версии нет', en: 'No such version' },
  cardNotFound: { status: 200, ru: 'У этой страницы нет карточки', en: 'This page has no share card' },
  fileNotFound: { status: 404, ru: 'Такого файла нет', en: 'There is no such file' },
  unknownFormat: { status: 501, ru: 'Такого формата нет: только json и xml', en: 'No such format: only json and xml' },
  wrongContent: { status: 422, ru: 'В содержании есть ошибки', en: 'The content has errors' },
  foreignMatchKey: { status: 403, ru: 'Этот матч начат с другим ключом', en: 'This match was started with another match key' },
  unknownMatch: { status: 404, ru: 'Матч ещё не начат', en: 'This match has not been started' },
  matchArchived: {
    status: 410,
    ru: 'Этот матч уже в архиве и больше не меняется',
    en: 'This match is in the archive and no longer changes',
  },
  playerNotInMatch: { status: 409, ru: 'Этого игрока нет в матче', en: 'That player is not in this match' },
  impossiblePlace: { status: 422, ru: 'Такого места в этом режиме нет', en: 'That place does not exist in this mode' },
  placeTaken: { status: 409, ru: 'Это место уже занято', en: 'That place is already taken' },
  differentEnd: { status: 409, ru: 'Игрок уже закончил этот матч иначе', en: 'That player already ended this match differently' },
  playerEnded: { status: 409, ru: 'Игрок уже закончил этот матч', en: 'That player has already ended this match' },
  differentStart: { status: 409, ru: 'Матч уже начат с другим составом', en: 'This match was already started with other players' },
  subscribersOnly: { status: 403, ru: 'Доступно по подписке Dota Plus', en: 'For Dota Plus subscribers only' },
  seasonTaken: {
    status: 409,
    ru: 'Такой сезон уже есть, но с другими данными',
    en: 'That season already exists, but it is a different one',
  },
  seasonNotNext: { status: 409, ru: 'У следующего сезона другой номер', en: 'The next season has a different number' },
  seasonInPast: {
    status: 400,
    ru: 'Сезон начинается сейчас или в полночь любого будущего дня',
    en: 'A season begins now or at midnight of a future day',
  },
  seasonBegun: { status: 409, ru: 'Этот сезон уже начался', en: 'This season has already begun' },
  seasonNotFound: { status: 404, ru: 'Такого сезона нет', en: 'There is no such season' },
  wrongMap: {
    status: 400,
    ru: 'У карты есть имя без пробелов, ранг и диапазон рейтинга; у карты без рейтинга диапазона нет',
    en: 'A map has a name without spaces, a rank group and a range of ratings; an unranked one has no range',
  },
  mapExists: {
    status: 409,
    ru: 'Эта карта уже объявлена. Измените её в списке карт',
    en: 'This map is already declared. Change it in the list of maps',
  },
  mapChanged: {
    status: 409,
    ru: 'Карту успели изменить. Обновите страницу',
    en: 'The map was changed meanwhile. Reload the page',
  },
  mapDecided: {
    status: 409,
    ru: 'Что делать с прежними матчами этой карты, уже решено, и изменить это нельзя',
    en: 'What happens to the earlier matches of this map is already decided and cannot be changed',
  },
  mapBeingRated: {
    status: 409,
    ru: 'Прежние матчи этой карты ещё пересчитываются. Попробуйте позже',
    en: 'The earlier matches of this map are still being rated. Try again later',
  },
  wrongTwitchLink: { status: 400, ru: ru.wrongTwitchLink, en: en.wrongTwitchLink },
  wrongYoutubeLink: { status: 400, ru: ru.wrongYoutubeLink, en: en.wrongYoutubeLink },
  wrongDiscordLink: { status: 400, ru: ru.wrongDiscordLink, en: en.wrongDiscordLink },
  wrongDiscordUserName: { status: 400, ru: ru.wrongDiscordUserName, en: en.wrongDiscordUserName },
  socialTooLong: { status: 400, ru: ru.socialTooLong, en: en.socialTooLong },
  bannedOnSocials: {
    status: 403,
    ru: 'Вам запрещено менять ссылки профиля',
    en: 'You are not allowed to change your profile links',
  },
  productNotFound: { status: 200, ru: 'Такого товара нет', en: 'No such product' },
  productExists: {
    status: 409,
    ru: 'Такой товар уже есть. Измените его на его странице',
    en: 'This product already exists. Change it on its own page',
  },
  productChanged: {
    status: 409,
    ru: 'Товар успели изменить. Откройте его заново',
    en: 'The product was changed meanwhile. Open it again',
  },
  gameNameTaken: { status: 409, ru: 'Это имя в игре уже у другого товара', en: 'Another product already has this name in the game' },
  wrongLotAddress: { status: 400, ru: 'Вставьте адрес лота на funpay.com', en: 'Paste the address of a lot on funpay.com' },
  orderNotFound: { status: 200, ru: 'Заказ не найден', en: 'Order not found' },
  currencyNotOffered: {
    status: 400,
    ru: 'Этот товар нельзя оплатить картой в этой валюте',
    en: 'This product cannot be paid for by card in that currency',
  },
  recipientNeeded: {
    status: 400,
    ru: 'Укажите, кому подарок: ID из 8–10 цифр',
    en: 'Say who the gift is for: an ID of 8 to 10 digits',
  },
  recipientNotFound: { status: 400, ru: 'Такого игрока нет', en: 'There is no such player' },
  giftToSelf: { status: 400, ru: 'Чтобы купить себе, подарок не нужен', en: 'No gift needed to buy for yourself' },
  messageTooLong: { status: 400, ru: 'Сообщение длиннее 140 знаков', en: 'The message is longer than 140 characters' },
  wrongEmail: { status: 400, ru: 'Проверьте почту', en: 'Check the email address' },
  recipientTwice: { status: 400, ru: 'Один игрок указан дважды', en: 'The same player is named twice' },
  differentOrder: { status: 409, ru: 'Этот заказ уже оформлен иначе', en: 'This order was already placed differently' },
  orderOver: { status: 409, ru: 'Этот заказ уже завершён', en: 'This order is already closed' },
  tooManyOrders: {
    status: 429,
    retryAfterSeconds: 3600,
    ru: 'Слишком много заказов. Попробуйте через час',
    en: 'Too many orders. Try again in an hour',
  },
  paymentRefused: { status: 502, ru: 'Платёжная система не приняла заказ', en: 'The payment system rejected the order' },
  paymentUnavailable: {
    status: 503,
    ru: 'Платёжная система не отвечает. Попробуйте ещё раз чуть позже',
    en: 'The payment system is not responding. Try again a little later',
  },
  renewalNotStopped: {
    status: 409,
    ru: 'Возобновлять нечего: оформите подписку заново',
    en: 'Nothing to resume: subscribe again',
  },
  notRefundable: { status: 409, ru: 'Этот заказ нельзя вернуть', en: 'This order cannot be refunded' },
  codesUnavailable: {
    status: 503,
    ru: 'Промокоды сейчас не работают. Попробуйте позже',
    en: 'Codes are not working right now. Try again later',
  },
  wrongCode: { status: 400, ru: 'Такого кода нет или он уже использован', en: 'No such code, or it is already used' },
  usedCode: { status: 409, ru: 'Этот код уже использован', en: 'This code is already used' },
  revokedCode: { status: 409, ru: 'Этот код отозван', en: 'This code was revoked' },
  expiredCode: { status: 409, ru: 'Срок действия кода истёк', en: 'This code has expired' },
  tooManyTries: {
    status: 429,
    retryAfterSeconds: 600,
    ru: 'Слишком много попыток. Подождите десять минут',
    en: 'Too many tries. Wait ten minutes',
  },
  batchNotFound: { status: 200, ru: 'Такой партии нет', en: 'There is no such batch' },
  batchClosed: { status: 409, ru: 'Эту партию уже выгрузили или отозвали', en: 'This batch was already exported or revoked' },
  wrongSignature: { status: 401, ru: 'Подпись неверна', en: 'The signature is wrong' },
  giftNotWaiting: { status: 409, ru: 'Этот подарок уже забрали или вернули', en: 'This gift was already taken or withdrawn' },
  itemOwned: { status: 409, ru: 'Этот предмет у игрока уже есть', en: 'The player already owns this item' },
  notEnoughVotes: { status: 409, ru: 'Недостаточно голосов', en: 'Not enough votes' },
  heroNotInPoll: { status: 409, ru: 'За этого героя сейчас не голосуют', en: 'This hero is not in the open vote' },
  notReadyYet: { status: 409, ru: 'Ещё рано: прошло мало времени', en: 'Too early: not enough time has passed' },
  pollOpen: { status: 409, ru: 'Голосование уже идёт', en: 'A vote is already open' },
  pollClosed: { status: 409, ru: 'Это голосование уже завершено', en: 'This vote is already closed' },
  notEnoughShards: { status: 409, ru: 'Недостаточно осколков', en: 'Not enough shards' },
} as const satisfies Record<string, RefusalWords>;

export type RefusalCode = keyof typeof refusals;

/**
 * The only error whose text a user may read. `detail` is a technical addition in English for programs, such as the name of a wrong field.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly detail: string | undefined;

  constructor(code: RefusalCode, detail?: string) {
    super(detail ? `${refusals[code].en}: ${detail}` : refusals[code].en);
    this.code = code;
    this.detail = detail;
  }
}
