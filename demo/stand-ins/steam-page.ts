import { escapeAttribute } from '#lib/rich-text.ts';
import { pageOf } from './local-server.ts';

export type Person = { playerId: number; name: string; part?: { ru: string; en: string }; picture?: string };

const words = {
  ru: {
    title: 'Вход через Steam (имитация)',
    line: 'Это не Steam, а его имитация для демо. Выберите, кем войти на сайт',
    cancel: 'Отмена',
    troubles: 'Или сбой',
    busy: 'Steam занят (429)',
    refused: 'Steam отказывает (403)',
  },
  en: {
    title: 'Sign in through Steam (a stand-in)',
    line: 'This is not Steam but a stand-in for the demo. Choose who signs in to',
    cancel: 'Cancel',
    troubles: 'Or simulate a fault',
    busy: 'Steam is busy (429)',
    refused: 'Steam refuses (403)',
  },
} as const;

const style = `:root{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#10151f;color:#c7d5e0;font:16px/1.5 system-ui,sans-serif}
main{width:min(520px,100% - 32px);padding:24px 0}h1{font-size:24px;line-height:1.25;margin:0 0 8px}p{margin:0 0 20px;color:#9fb1c1}ul{list-style:none;margin:0 0 20px;padding:0;display:grid;gap:8px}
a{display:flex;gap:12px;align-items:center;padding:10px 14px;border-radius:8px;background:#1b2838;color:inherit;text-decoration:none}a:hover,a:focus-visible{background:#2a475e;outline:2px solid #66c0f4}
img{border-radius:6px}small{display:block;color:#9fb1c1}.row{display:flex;flex-wrap:wrap;gap:8px}h2{font-size:14px;margin:0 0 8px;color:#9fb1c1}`;

/** The page to choose a person of the demo. `addressOf` adds a choice to the address of the request. */
export function choicePage(
  people: readonly Person[],
  language: 'ru' | 'en',
  realm: string,
  addressOf: (choice: Record<string, string>) => string,
): string {
  const text = words[language];
  const link = (choice: Record<string, string>, inside: string) => `<a href="${escapeAttribute(addressOf(choice))}">${inside}</a>`;
  const rows = people.flatMap(({ playerId, name, part, picture }) =>
    part
      ? [
          `<li>${link({ as: String(playerId) }, `${picture ? `<img src="${escapeAttribute(picture)}" width="40" height="40" alt="">` : ''}<span>${escapeAttribute(name)}<small>${escapeAttribute(part[language])}</small></span>`)}</li>`,
        ]
      : [],
  );
  const first = String(people[0]?.playerId ?? 0);
  return pageOf(
    language,
    text.title,
    style,
    `<p>${text.line} <b>${escapeAttribute(realm)}</b>.</p><ul>${rows.join('')}</ul>
<h2>${text.troubles}</h2><div class="row">${link({ as: first, trouble: 'busy' }, text.busy)}${link({ as: first, trouble: 'refused' }, text.refused)}${link({ cancel: '1' }, text.cancel)}</div>`,
  );
}
