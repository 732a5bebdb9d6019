import type { ServerResponse } from 'node:http';
import { escapeAttribute } from '#lib/rich-text.ts';
import type { Interactions } from './discord-interactions.ts';
import { pageOf, sendPage } from './local-server.ts';

const words = {
  ru: { title: 'Команды в Discord (имитация)', line: 'Это не Discord, а его имитация для демо.', send: 'Вызвать', value: 'Имя или ID' },
  en: {
    title: 'Commands in Discord (a stand-in)',
    line: 'This is not Discord but a stand-in for the demo.',
    send: 'Run',
    value: 'Name or ID',
  },
} as const;

const style = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:start center;background:#e8e9f5;color:#1c2530;font:16px/1.5 system-ui,sans-serif}
main{width:min(560px,100% - 32px);padding:24px 0}h1{font-size:20px;margin:0}p{white-space:pre-line;overflow-wrap:anywhere;margin:12px 0;padding:10px 14px;border-radius:12px;background:#fff}
img{width:100%;border-radius:12px}form{display:flex;gap:8px;margin-top:12px}select,input,button{font:inherit;padding:10px;border:1px solid #b4b8d8;border-radius:10px}input{flex:1;min-width:0}`;

/** A page to call a command of the application: `command` and `value` of the query, in the language of `lang`. */
export async function discordPage(address: string, response: ServerResponse, interact: Interactions['interact']): Promise<void> {
  const query = new URL(address, 'http://discord.test').searchParams;
  const language = query.get('lang') === 'en' ? 'en' : 'ru';
  const text = words[language];
  const command = query.get('command') ?? '';
  const reaction = command ? await interact({ command, value: query.get('value') ?? '', locale: language }) : undefined;
  const shown = reaction && (reaction.message ?? (await reaction.later()));
  const [embed] = shown?.embeds ?? [];
  const said = (shown?.content ?? [embed?.title, embed?.description].filter(Boolean).join('\n')).replaceAll('\\', '');
  const body = `${text.line}
<form><input type="hidden" name="lang" value="${language}"><select name="command">${['player', 'hero', 'top'].map((name) => `<option${name === command ? ' selected' : ''}>${name}</option>`).join('')}</select>
<input name="value" aria-label="${text.value}" placeholder="${text.value}"><button>${text.send}</button></form>
${said ? `<p>${escapeAttribute(said)}</p>` : ''}${embed?.image ? `<img alt="" src="${escapeAttribute(embed.image.url)}">` : ''}`;
  sendPage(response, pageOf(language, text.title, style, body));
}
