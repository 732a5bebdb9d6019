import { setTimeout as sleep } from 'node:timers/promises';
import type { InlineQueryResultArticle, Update } from 'grammy/types';
import type { Context } from 'grammy/web';
import * as v from 'valibot';
import {
  deleteChat,
  EVERY_CHAT,
  findSelf,
  insertGroup,
  takeQuota,
  updateChatId,
  upsertSelf,
} from '#areas/players/followers/telegram-chats.repo.ts';
import { paceOf, paces } from '#areas/players/followers/telegram.rules.ts';
import { CARD_SIZE } from '#areas/reach/cards/card.rules.ts';
import { cardAddress } from '#contract/card-address.ts';
import { Refusal } from '#contract/refusals.ts';
import { inTransaction } from '#db/pool.ts';
import { readLanguage, type Language } from '#lib/words.ts';
import { isSameSecret } from '#services/secrets.ts';
import { helpAnswer, pageAddress, saying, telegramHtml, unknownCommandAnswer, type BotAnswer } from './bot-answer.rules.ts';
import { duoTyped, text } from './bot.text.ts';
import { listAnswers, readOnePlayer, tellAnything, tellHero, tellPlayer, tellTop, type BotDeps } from './compose-answer.command.ts';
import { followPlayer, unfollowPlayer } from './follow-player.command.ts';
import { makeTelegramBot, messageOptions, telegramBotOf, webhookSecretOf, type TelegramText } from './telegram-bot.provider.ts';

/** The longest wait for quota: chats that ask faster get no answer. */
const MOST_WAIT_MS = 3_000;
const INLINE_KEPT_SECONDS = 60;

/** The required part of an update; the library reads the rest. */
const AnyUpdate = v.custom<Update>((given) => v.is(v.looseObject({ update_id: v.number() }), given));

/** `personId`: the sender; undefined for messages in the name of a group or channel. */
type Asked = BotDeps & { language: Language; chatId: number; personId: number | undefined };

const commands: Record<string, (asked: Asked, typed: string) => Promise<BotAnswer>> = {
  start: async ({ language }) => helpAnswer(language),
  help: async ({ language }) => helpAnswer(language),
  me: tellSelf,
  player: async (asked, typed) => (typed === '' ? saying(text(asked.language).askPlayer('/player')) : tellPlayer(asked, typed)),
  hero: async (asked, typed) => (typed === '' ? saying(text(asked.language).askHero('/hero')) : tellHero(asked, typed)),
  top: async (asked, typed) => tellTop(asked, duoTyped.test(typed)),
  follow: followPlayer,
  unfollow: unfollowPlayer,
};

/**
 * Answers an update of Telegram; returns the response to its webhook, a call of Telegram's API as JSON. Undefined if there is no answer.
 * Telegram makes the call and completes the update in one step: if this process dies before, the update comes again, and nobody is answered
 * twice. Throws Refusal for a wrong secret, and for an invalid update.
 */
export async function answerTelegram(deps: BotDeps, secret: string, given: unknown): Promise<string | undefined> {
  const settings = telegramBotOf(deps.config);
  if (!settings || !isSameSecret(secret, webhookSecretOf(settings))) throw new Refusal('wrongSignature');
  const update = v.safeParse(AnyUpdate, given);
  if (!update.success) throw new Refusal('invalidInput', 'no update');
  const bot = makeTelegramBot(settings);
  bot.on('my_chat_member', async (context) => {
    const { chat, new_chat_member: member } = context.myChatMember;
    const language = languageOf(context);
    if (member.status === 'left' || member.status === 'kicked') await deleteChat(deps.db, chat.id);
    else if (chat.id < 0 && language) await insertGroup(deps.db, chat.id, language, deps.now());
  });
  bot.on('message:migrate_to_chat_id', ({ chat, message }) =>
    inTransaction(deps.db, (transaction) => updateChatId(transaction, chat.id, message.migrate_to_chat_id)),
  );
  for (const [name, answer] of Object.entries(commands))
    bot.command(name, (context) => replyTo(deps, context, (asked) => answer(asked, context.match.trim())));
  // In a private chat a text without a command is a search; in a group people talk to each other, and commands may be another bot's.
  bot.chatType('private').on('message:text', async (context) => {
    const { text: typed, via_bot: sender } = context.message;
    // An inline answer of ours comes back here as a message of its sender.
    if (sender?.id === context.me.id) return;
    await replyTo(deps, context, async (asked) =>
      typed.startsWith('/') ? unknownCommandAnswer(asked.language) : tellAnything(asked, typed),
    );
  });
  bot.on('inline_query', async (context) => {
    const language = languageOf(context) ?? guessLanguage(context.inlineQuery.query);
    const answers = await listAnswers({ ...deps, language }, context.inlineQuery.query);
    const results = answers.map((answer) => articleOf(answer, deps.config.origin, language));
    await context.answerInlineQuery(results, { cache_time: INLINE_KEPT_SECONDS, is_personal: true });
  });
  let reply: string | undefined;
  await bot.handleUpdate(update.output, { send: (payload) => void (reply = payload) });
  return reply;
}

/** The language of a user's Telegram; undefined if unknown, as for messages in the name of a group. */
function languageOf({ from }: Context): Language | undefined {
  return from?.language_code === undefined ? undefined : (readLanguage(from.language_code) ?? 'en');
}

function guessLanguage(written: string): Language {
  return /\p{Script=Cyrillic}/u.test(written) ? 'ru' : 'en';
}

async function replyTo(deps: BotDeps, context: Context, answer: (asked: Asked) => Promise<BotAnswer>): Promise<void> {
  const { chat } = context;
  if (!chat) return;
  const own = languageOf(context);
  const asking = { language: own, guessed: guessLanguage(`${chat.title ?? ''} ${context.msg?.text ?? ''}`), mostMs: MOST_WAIT_MS };
  const taken = await takeQuota(deps.db, { ...asking, chatId: chat.id, pace: paceOf(chat.id), now: deps.now() });
  if (!taken) return;
  const takenOfAll = await takeQuota(deps.db, { ...asking, chatId: EVERY_CHAT, pace: paces.all, now: deps.now() });
  if (!takenOfAll) return;
  await sleep(Math.max(taken.waitMs, takenOfAll.waitMs));
  const language = own ?? taken.language;
  const personId = context.msg?.sender_chat ? undefined : context.from?.id;
  const { html, preview } = telegramTextOf(await answer({ ...deps, language, chatId: chat.id, personId }), deps.config.origin, language);
  await context.reply(html, messageOptions({ preview }));
}

/** An answer in Telegram's format. */
export function telegramTextOf(answer: BotAnswer, origin: string, language: Language): TelegramText {
  return {
    html: telegramHtml(answer, origin, language),
    preview: answer.page && pageAddress(origin, answer.page.path, language),
  };
}

function articleOf(answer: BotAnswer, origin: string, language: Language): InlineQueryResultArticle {
  const { title = '', lines, page } = answer;
  const message = telegramTextOf(answer, origin, language);
  return {
    type: 'article',
    id: page?.card ?? title,
    title,
    description: lines.slice(0, 2).join(' · '),
    ...(page
      ? {
          thumbnail_url: cardAddress(origin, page.card, language),
          thumbnail_width: CARD_SIZE.width,
          thumbnail_height: CARD_SIZE.height,
        }
      : {}),
    input_message_content: { message_text: message.html, ...messageOptions(message) },
  };
}

async function tellSelf(asked: Asked, typed: string): Promise<BotAnswer> {
  const { db, personId, language, now } = asked;
  if (typed === '') {
    const self = personId === undefined ? undefined : await findSelf(db, personId);
    return self === undefined ? saying(text(language).askSelf('/me')) : tellPlayer(asked, String(self));
  }
  const found = await readOnePlayer(asked, typed);
  if ('instead' in found) return found.instead;
  const { playerId } = found.player;
  if (personId !== undefined)
    await inTransaction(db, (transaction) => upsertSelf(transaction, { personId, language, now: now() }, playerId));
  // For a player who has hidden meanwhile this says that there is no such player.
  return tellPlayer(asked, String(playerId));
}
