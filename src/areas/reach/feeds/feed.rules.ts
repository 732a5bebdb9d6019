import { type Mark, talentColours } from '#areas/news/updates/shown-update.contract.ts';
import { text } from '#areas/news/updates/update-words.text.ts';
import type { HeroView, UpdateView, ViewRows } from '#areas/news/updates/updates.contract.ts';
import { escapeHtml, toHtml } from '#lib/rich-text.ts';
import type { Language } from '#lib/words.ts';

const signs: Record<Mark, string> = { up: '▲ ', down: '▼ ', change: '◆ ', new: '✚ ', note: '' };

/** A whole update as HTML for feed readers: headings and lists, no styles, nothing beyond its lines. */
export function feedHtmlOf(update: UpdateView, language: Language): string {
  const words = text(language);
  const items = update.items.map((item) => `<h4>${escapeHtml(item.title)}</h4>${listOf(item.rows)}`).join('');
  return [
    update.description ? `<p>${escapeHtml(update.description)}</p>` : '',
    update.rows.rows.length > 0 ? `<h3>${words.feedShared}</h3>${listOf(update.rows)}` : '',
    items ? `<h3>${words.feedItems}</h3>${items}` : '',
    ...update.heroes.map((hero) => heroHtmlOf(hero, language)),
  ].join('');
}

function heroHtmlOf(hero: HeroView, language: Language): string {
  const words = text(language);
  const upgrades = { scepter: words.feedScepter, shard: words.feedShard, innate: words.feedInnate };
  const parts = [
    ...hero.upgrades.map(({ type, rows }) => `<h4>${upgrades[type]}</h4>${listOf(rows)}`),
    ...hero.talents.map(
      (talent) =>
        `<h4>${escapeHtml(talent.title ?? words.feedHeroWide)}</h4>${talentColours.map((colour) => listOf(talent[colour])).join('')}`,
    ),
  ];
  return `<h3>${escapeHtml(hero.title)}</h3>${listOf(hero.rows)}${parts.join('')}`;
}

function listOf({ rows }: ViewRows): string {
  if (rows.length === 0) return '';
  return `<ul>${rows.map((row) => `<li>${signs[row.mark]}${toHtml(row.text)}</li>`).join('')}</ul>`;
}

/**
 * Text without control characters, which feeds must not contain. XML feeds also escape it as HTML, because readers interpret titles as
 * HTML.
 */
export function feedWords(words: string): string {
  return words.replace(/(?![\n\t])\p{Cc}/gu, '');
}
