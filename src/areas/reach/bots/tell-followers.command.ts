import { retrySeconds } from '#areas/news/announcements/announcement.rules.ts';
import {
  deleteChat,
  deleteChatsSeenBefore,
  EVERY_CHAT,
  updateChatId,
  updateChatsReadyAt,
} from '#areas/players/followers/telegram-chats.repo.ts';
import {
  claimMessage,
  deleteMessagesBefore,
  hasDueMessages,
  insertEndedMatches,
  updateHandedOver,
  updateStale,
  updateDueAgain,
  type DueMessage,
} from '#areas/players/followers/telegram-messages.repo.ts';
import type { Deps } from '#db/deps.ts';
import { inTransaction } from '#db/pool.ts';
import { DAY_MS } from '#lib/durations.ts';
import { telegramTextOf } from './answer-telegram.command.ts';
import { tellEndedMatch } from './compose-answer.command.ts';
import { sendTelegramMessage, telegramBotOf, type BotSettings, type TelegramDelivery } from './telegram-bot.provider.ts';

const MOST_AT_ONCE = 20;
const CHATS_KEPT_MS = 30 * DAY_MS;

/** Puts messages for followers of players whose matches have ended into the outbox, and drops those that have waited too long. */
export async function noteEndedMatches({ db, config, now }: Deps): Promise<void> {
  if (!telegramBotOf(config)) return;
  await insertEndedMatches(db, now());
  await updateStale(db, now());
}

/**
 * Sends followers the messages in the outbox, one after another, each at most once. Several workers may run at once, together as fast as
 * Telegram allows.
 */
export async function tellFollowers(deps: Deps): Promise<void> {
  const settings = telegramBotOf(deps.config);
  if (!settings || !(await hasDueMessages(deps.db, deps.now()))) return;
  for (let sent = 0; sent < MOST_AT_ONCE; sent++) if (!(await tellNext(deps, settings))) return;
}

/** Deletes what the bot no longer needs: messages older than a day, and chats not seen for a month that follow nobody and have no "me". */
export async function sweepFollowers({ db, now }: Deps): Promise<void> {
  await deleteMessagesBefore(db, new Date(now().getTime() - DAY_MS));
  await deleteChatsSeenBefore(db, new Date(now().getTime() - CHATS_KEPT_MS));
}

/** Whether there was a message that may be sent now. */
async function tellNext(deps: Deps, settings: BotSettings): Promise<boolean> {
  const { db, config, log, now } = deps;
  const message = await inTransaction(db, (transaction) => claimMessage(transaction, now()));
  if (!message) return false;
  const answer = await tellEndedMatch({ ...deps, language: message.language }, message);
  if (!answer) return true;
  // If a worker dies before this line, another one sends the message; if it dies after it, Telegram may have the message already.
  if (!(await updateHandedOver(db, message, now()))) return true;
  const delivery = await sendTelegramMessage(settings, message.chatId, telegramTextOf(answer, config.origin, message.language));
  await note(deps, message, delivery);
  if (delivery.kind !== 'sent') log.warn({ match: message.matchId, ...delivery }, 'a follower was not told of a match');
  return true;
}

async function note({ db, now }: Deps, message: DueMessage, delivery: TelegramDelivery): Promise<void> {
  const { chatId } = message;
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  switch (delivery.kind) {
    case 'sent':
    case 'dropped':
    case 'unknown':
      return;
    case 'wait':
      await updateDueAgain(db, message, later(delivery.seconds));
      return updateChatsReadyAt(db, [chatId, EVERY_CHAT], later(delivery.seconds));
    case 'closed':
      return deleteChat(db, chatId);
    case 'moved':
      await updateDueAgain(db, message, now());
      return updateChatId(db, chatId, delivery.chatId);
    case 'failed':
      return updateDueAgain(db, message, later(retrySeconds(message.attempts)));
  }
}
