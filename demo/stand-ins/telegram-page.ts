import type { ServerResponse } from 'node:http';
import { pageOf, sendPage } from './local-server.ts';
import type { Saying, TelegramMessage } from './telegram-calls.ts';

const words = {
  ru: { title: 'Чат с ботом (имитация)', line: 'Это не Telegram, а его имитация для демо.', send: 'Отправить', hint: '/help' },
  en: { title: 'Chat with the bot (a stand-in)', line: 'This is not Telegram but a stand-in for the demo.', send: 'Send', hint: '/help' },
} as const;
/** The private chat of everybody who tries the demo. */
const CHAT = 770_001;
const MOST_SHOWN = 30;

const style = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:start center;background:#dfe8d6;color:#1c2530;font:16px/1.5 system-ui,sans-serif}
main{width:min(480px,100% - 32px);padding:24px 0}h1{font-size:20px;margin:0}p{white-space:pre-line;overflow-wrap:anywhere;margin:12px 0;padding:10px 14px;border-radius:12px;background:#fff}
form{display:flex;gap:8px}input,button{font:inherit;padding:10px;border:1px solid #b9c4ae;border-radius:10px}input{flex:1;min-width:0}`;

/** A page with a chat with the bot: `text` of the query is sent to it, in the language of `lang`. */
export async function botPage(
  query: URLSearchParams,
  response: ServerResponse,
  messages: readonly TelegramMessage[],
  say: (saying: Saying) => Promise<unknown>,
): Promise<void> {
  const language = query.get('lang') === 'en' ? 'en' : 'ru';
  const typed = query.get('text')?.trim();
  if (typed) await say({ chat: CHAT, text: typed, language });
  const text = words[language];
  const shown = messages.filter(({ chat }) => chat === String(CHAT)).slice(-MOST_SHOWN);
  const body = `${text.line}${shown.map((message) => `<p>${message.text}</p>`).join('')}
<form><input type="hidden" name="lang" value="${language}"><input name="text" aria-label="${text.send}" placeholder="${text.hint}" autofocus><button>${text.send}</button></form>`;
  sendPage(response, pageOf(language, text.title, style, body));
}
