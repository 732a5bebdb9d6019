import type { Announcement } from './announcement.contract.ts';
import { formatDateTime } from '#lib/format-time.ts';
import { text } from '#areas/news/updates/update-words.text.ts';
import type { Language } from '#lib/words.ts';
import type { UpdateView } from '#areas/news/updates/updates.contract.ts';

const MOST_NAMES = 30;
const MOSCOW_MINUTES = 180;

/** What is said of an update: its name, its first words, whom it touches, and the way to it. */
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
