import type { UserFromGetMe } from 'grammy/types';
import { Api, Bot, GrammyError, HttpError, type ApiClientOptions } from 'grammy/web';
import { wasNeverReached } from '#lib/was-never-reached.ts';
import type { Language } from '#lib/words.ts';
import { askOutside } from '#services/ask-outside.ts';
import type { Config } from '#services/config.ts';
import { hashSecret } from '#services/secrets.ts';
import type { BotCommandWords } from './bots.contract.ts';

const ANSWER_MS = 8_000;

export type BotSettings = { token: string; name: string; apiBase: string };
/** A message: HTML with Telegram's elements, with the preview of an address or none. */
export type TelegramText = { html: string; preview: string | undefined };

/** The configured bot; undefined if there is none. */
export function telegramBotOf({ announce: { telegram } }: Config): BotSettings | undefined {
  const { token, botName: name, apiBase } = telegram;
  return token && name ? { token, name, apiBase } : undefined;
}

/** The bot's public address; undefined if there is none. */
export function telegramLinkOf(config: Config): string | undefined {
  const bot = telegramBotOf(config);
  return bot && `${config.announce.telegram.linkBase}/${bot.name}`;
}

/** The secret that Telegram sends with each update, so that nobody else can; it is registered at the set-up. */
export function webhookSecretOf({ token }: BotSettings): string {
  return hashSecret(`telegram webhook ${token}`);
}

function clientOf({ apiBase }: BotSettings): ApiClientOptions {
  return {
    apiRoot: apiBase,
    canUseWebhookReply: () => true,
    fetch: (address: string, request: RequestInit) => askOutside(address, ANSWER_MS, request),
  };
}

/** A bot without handlers, which does not look up its own identity. */
export function makeTelegramBot(settings: BotSettings): Bot {
  const { token, name } = settings;
  const botInfo: UserFromGetMe = {
    id: Number(token.split(':')[0]),
    is_bot: true,
    first_name: name,
    username: name,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: true,
    can_connect_to_business: false,
    has_main_web_app: false,
    has_topics_enabled: false,
    allows_users_to_create_topics: false,
    can_manage_bots: false,
    supports_join_request_queries: false,
  };
  return new Bot(token, { botInfo, client: clientOf(settings) });
}

/** The options of a message: its preview is the page's own share card, as large as possible. */
export function messageOptions({ preview }: Pick<TelegramText, 'preview'>) {
  return {
    parse_mode: 'HTML' as const,
    link_preview_options: preview === undefined ? { is_disabled: true } : { url: preview, prefer_large_media: true },
  };
}

/** Registers the address for updates and the commands with Telegram; repeating it changes nothing. Throws if Telegram refuses. */
export async function setUpTelegram(settings: BotSettings, webhook: string, commands: Record<Language, BotCommandWords[]>): Promise<void> {
  const api = new Api(settings.token, clientOf(settings));
  await api.setWebhook(webhook, {
    secret_token: webhookSecretOf(settings),
    allowed_updates: ['message', 'inline_query', 'my_chat_member'],
  });
  await api.setMyCommands(commands.en);
  await api.setMyCommands(commands.ru, { language_code: 'ru' });
}

/**
 * The outcome of a message: sent; not now; the chat does not want the bot; the chat has another id; certainly not sent, perhaps later;
 * never in this form; or unknown, since the answer was lost or Telegram failed.
 */
export type TelegramDelivery =
  | { kind: 'sent' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'closed'; reason: string }
  | { kind: 'moved'; chatId: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'dropped'; reason: string }
  | { kind: 'unknown'; reason: string };

/** Writes to a chat. */
export async function sendTelegramMessage(settings: BotSettings, chatId: number, message: TelegramText): Promise<TelegramDelivery> {
  try {
    await new Api(settings.token, clientOf(settings)).sendMessage(chatId, message.html, messageOptions(message));
    return { kind: 'sent' };
  } catch (error) {
    if (error instanceof GrammyError) return refusedDelivery(error);
    const cause = error instanceof HttpError ? error.error : error;
    return { kind: wasNeverReached(cause) ? 'failed' : 'unknown', reason: error instanceof Error ? error.message : 'no answer' };
  }
}

function refusedDelivery({ error_code: code, description, parameters }: GrammyError): TelegramDelivery {
  const reason = `${code} ${description}`;
  if (parameters.migrate_to_chat_id !== undefined) return { kind: 'moved', chatId: parameters.migrate_to_chat_id };
  if (code === 429) return { kind: 'wait', seconds: parameters.retry_after ?? 30 };
  if (code === 403 || /chat not found|user is deactivated/i.test(description)) return { kind: 'closed', reason };
  if (code >= 500) return { kind: 'unknown', reason };
  return { kind: code === 401 ? 'failed' : 'dropped', reason };
}
