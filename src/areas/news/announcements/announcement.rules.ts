import { text } from '#areas/news/updates/update-words.text.ts';
import type { UpdateView } from '#areas/news/updates/updates.contract.ts';
import { formatDateTime } from '#lib/format-time.ts';
import { escapeAttribute, escapeHtml } from '#lib/rich-text.ts';
import type { Language } from '#lib/words.ts';
import type { Announcement } from './announcement.contract.ts';

const MOST_NAMES = 30;
const MOSCOW_MINUTES = 180;

/** An update's announcement: its name, its first words, the affected heroes and items, and its address. */
export function announcementOf(view: UpdateView, origin: string, path: string, language: Language): Announcement {
  const words = text(language);
  const list = (label: string, names: string[]) => {
    const shown = names.slice(0, MOST_NAMES);
    const rest = names.length - shown.length;
    return { label, text: shown.join(', ') + (rest > 0 ? ` ${words.more(rest)}` : '') };
  };
  return {
    title: view.name,
    description: view.description,
    link: `${origin}${path}?lang=${language}`,
    read: words.read,
    lists: [
      list(
        words.changedHeroes,
        view.heroes.map((hero) => hero.title),
      ),
      list(
        words.changedItems,
        view.items.map((item) => item.title),
      ),
    ].filter((each) => each.text !== ''),
    corrected: view.correctedAt && `${words.corrected} ${formatDateTime(view.correctedAt, MOSCOW_MINUTES)} ${words.moscow}`,
    publishedAt: new Date(`${view.publishedAt}Z`),
  };
}

/** The limits of the two services: characters of a Telegram message; parts of a Discord embed, and its total. */
export const limits = { telegram: 4096, title: 256, description: 4096, field: 1024, embed: 6000 };
const GOLD = 0xf2c14e;

/** A Telegram message as HTML with its few elements; plain text without them. Its length is counted after entities, as Telegram does. */
export function telegramText(given: Announcement, isPlain = false): string {
  const escape = isPlain ? (words: string) => words : escapeHtml;
  const bold = (words: string) => (isPlain ? words : `<b>${escapeHtml(words)}</b>`);
  const frame = [
    given.title,
    given.read,
    given.link,
    given.corrected ?? '',
    ...given.lists.map(({ label, text: names }) => `${label}: ${names}`),
  ];
  const left = limits.telegram - frame.join('\n\n').length - 20;
  return [
    bold(given.title),
    escape(shorten(given.description, left)),
    given.lists.map(({ label, text: names }) => `${bold(`${label}:`)} ${escape(names)}`).join('\n'),
    given.corrected === null ? '' : isPlain ? given.corrected : `<i>${escapeHtml(given.corrected)}</i>`,
    isPlain ? `${given.read}: ${given.link}` : `<a href="${escapeAttribute(given.link)}">${escapeHtml(given.read)}</a>`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A Discord embed within its limits. */
export function discordEmbed(given: Announcement) {
  const fields = given.lists.map(({ label, text: names }) => ({ name: label, value: shorten(names, limits.field) }));
  const title = shorten(given.title, limits.title);
  const footer = given.corrected ?? '';
  const spent = title.length + footer.length + fields.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
  return {
    title,
    url: given.link,
    color: GOLD,
    ...(given.description ? { description: shorten(given.description, Math.min(limits.description, limits.embed - spent)) } : {}),
    fields,
    ...(footer ? { footer: { text: footer } } : {}),
    timestamp: given.publishedAt.toISOString(),
  };
}

/** The seconds until the next try after this many failures: 5, 10, 20 … an hour at most. */
export function retrySeconds(attempts: number): number {
  return Math.min(3600, 5 * 2 ** Math.max(0, attempts - 1));
}

function shorten(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, Math.max(0, most - 1)).trimEnd()}…`;
}
