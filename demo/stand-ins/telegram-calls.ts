export const standInTelegram = {
  token: '700001:standinstandinstandin',
  chats: { ru: '@sixfold_ru', en: '@sixfold_en' },
  bot: 'sixfold_demo_bot',
};

export type TelegramMessage = { id: number; chat: string; text: string; html: boolean; edits: number; preview?: string };
/** A suggestion shown to a person who writes something after the bot's name in any chat. */
export type InlineChoice = {
  id: string;
  title: string;
  description?: string;
  thumbnail_url?: string;
  input_message_content: { message_text: string };
};
/**
 * A message to the bot. A negative `chat` is a group, which may have a title. `person`: the sender in a group. `isForGroup`: sent in the
 * name of the group. `isChosen`: a suggestion that was chosen, and is therefore sent through the bot.
 */
export type Saying = {
  chat: number;
  text: string;
  language?: string;
  person?: number;
  isForGroup?: boolean;
  title?: string;
  isChosen?: boolean;
};
/**
 * `mode`: how calls fail until it is cleared. `floods`: how many more calls are told to wait a second. `slowMs`: how much later the
 * response to a call comes that has taken effect. `hanging`: chats whose calls are answered after three seconds. `lostAnswers`: how many
 * more answers to updates are lost, so that the updates are sent again.
 */
export type Faults = {
  mode?: 'kicked' | 'down' | 'entities' | undefined;
  floods: number;
  slowMs: number;
  hanging: Set<string>;
  lostAnswers: number;
  /** Calls take effect, but the connection is closed without a response. */
  isCutOff: boolean;
};
/** What the bot has told Telegram about itself. */
export type KnownBot = { webhook?: { url: string; secret: string } | undefined; commands: Record<string, string[]> };

export type Call = {
  chat_id: string | number;
  text: string;
  parse_mode?: string;
  message_id?: number;
  link_preview_options?: { url?: string };
  url: string;
  secret_token?: string;
  commands: { command: string }[];
  language_code?: string;
  results: InlineChoice[];
};
/** A response of Telegram's API: its status and body. */
export type Done = { code: number; body: object };

const LONGEST = 4096;
const MOST_CHOICES = 50;
const MOST_ID_BYTES = 64;
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 20;
const MOST_A_SECOND = 30;
const allowed = /^<\/?(b|i|u|s|a|code|pre|blockquote|tg-spoiler)(\s[^<>]*)?>$/;

export type TelegramCalls = {
  messages: TelegramMessage[];
  /** The statuses of the calls that failed. */
  refused: number[];
  faults: Faults;
  /** Chats of people who blocked the bot. */
  blocked: Set<string>;
  /** The new ids of groups that became supergroups, by their old ids. */
  upgraded: Map<string, number>;
  bot: KnownBot;
  perform: (method: string, given: Call) => Done;
};

/**
 * Telegram's side of the bot's calls: keeps the messages and enforces the limits, which are one message a second in a chat, twenty a minute
 * in a group or channel, thirty a second in all, few elements, and the length.
 */
export function makeTelegramCalls(clock: () => number): TelegramCalls {
  const messages: TelegramMessage[] = [];
  const refused: number[] = [];
  const faults: Faults = { floods: 0, slowMs: 0, hanging: new Set(), lostAnswers: 0, isCutOff: false };
  const blocked = new Set<string>();
  const upgraded = new Map<string, number>();
  const bot: KnownBot = { commands: {} };
  const calls = new Map<string, number[]>();

  /** The seconds until a chat may be written to again. With 0 the message counts as sent. */
  function waitOf(chat: string): number {
    const now = clock();
    const ofAll = [...calls.values()].flat().filter((at) => now - at < SECOND_MS);
    if (ofAll.length >= MOST_A_SECOND) return 1;
    const recent = (calls.get(chat) ?? []).filter((at) => now - at < MINUTE_MS);
    const last = recent.at(-1);
    if (last !== undefined && now - last < SECOND_MS) return 1;
    if (!isPrivate(chat) && recent.length >= MOST_A_MINUTE) return Math.ceil((MINUTE_MS - (now - (recent[0] ?? now))) / 1000);
    calls.set(chat, [...recent, now]);
    return 0;
  }

  /** Why a message is refused; undefined for one that may be written. */
  function judge({ chat_id: given, text, parse_mode: mode }: Call): Done | undefined {
    const chat = String(given);
    if (faults.mode === 'kicked') return failure(403, 'Forbidden: bot was kicked from the channel chat');
    const group = upgraded.get(chat);
    if (group !== undefined)
      return failure(400, 'Bad Request: group chat was upgraded to a supergroup chat', { migrate_to_chat_id: group });
    if (blocked.has(chat)) return failure(403, 'Forbidden: bot was blocked by the user');
    if (!/^-?\d+$/.test(chat) && !Object.values(standInTelegram.chats).includes(chat)) return failure(400, 'Bad Request: chat not found');
    if (faults.floods > 0) {
      faults.floods--;
      return failure(429, 'Too Many Requests: retry after 1', { retry_after: 1 });
    }
    const seconds = waitOf(chat);
    if (seconds > 0) return failure(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
    const tags = mode === 'HTML' ? (text.match(/<[^>]*>?/g) ?? []) : [];
    if (mode === 'HTML' && (faults.mode === 'entities' || tags.some((tag) => !allowed.test(tag))))
      return failure(400, "Bad Request: can't parse entities");
    if (plain(text).length > LONGEST) return failure(400, 'Bad Request: message is too long');
    return undefined;
  }

  function perform(method: string, given: Call): Done {
    if (faults.mode === 'down') return failure(502, 'Bad Gateway');
    if (method === 'setWebhook') bot.webhook = { url: given.url, secret: given.secret_token ?? '' };
    if (method === 'setMyCommands') bot.commands[given.language_code ?? ''] = given.commands.map(({ command }) => command);
    if (method === 'answerInlineQuery' && !areChoices(given.results)) return failure(400, 'Bad Request: RESULT_ID_INVALID');
    if (['setWebhook', 'setMyCommands', 'answerInlineQuery'].includes(method)) return success(true);
    const refusal = judge(given);
    if (refusal) return refusal;
    const chat = String(given.chat_id);
    const isHtml = given.parse_mode === 'HTML';
    if (method === 'sendMessage') {
      const preview = given.link_preview_options?.url;
      const message = { id: messages.length + 1, chat, text: given.text, html: isHtml, edits: 0, ...(preview ? { preview } : {}) };
      messages.push(message);
      return success({ message_id: message.id });
    }
    const message = messages.find((each) => each.id === given.message_id && each.chat === chat);
    if (method !== 'editMessageText' || !message) return failure(400, 'Bad Request: message to edit not found');
    if (message.text === given.text) return failure(400, 'Bad Request: message is not modified');
    Object.assign(message, { text: given.text, html: isHtml, edits: message.edits + 1 });
    return success({ message_id: message.id });
  }

  return {
    messages,
    refused,
    faults,
    blocked,
    upgraded,
    bot,
    perform(method, given) {
      const done = perform(method, given);
      if (done.code !== 200) refused.push(done.code);
      return done;
    },
  };
}

/**
 * Whether Telegram accepts suggestions: at most fifty, each with an id of its own of up to 64 bytes, a title and a message. One bad one has
 * all of them refused.
 */
function areChoices(results: readonly InlineChoice[]): boolean {
  const isOne = ({ id, title, input_message_content: { message_text: said } }: InlineChoice) =>
    id !== '' && Buffer.byteLength(id) <= MOST_ID_BYTES && title !== '' && said !== '' && plain(said).length <= LONGEST;
  return results.length <= MOST_CHOICES && new Set(results.map(({ id }) => id)).size === results.length && results.every(isOne);
}

export function isPrivate(chat: string): boolean {
  return /^\d+$/.test(chat);
}

function success(result: unknown): Done {
  return { code: 200, body: { ok: true, result } };
}

export function failure(code: number, description: string, parameters?: object): Done {
  return { code, body: { ok: false, error_code: code, description, ...(parameters ? { parameters } : {}) } };
}

/** The text of a message without its elements. */
export function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
