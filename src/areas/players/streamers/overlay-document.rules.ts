import { escapeHtml } from '#lib/rich-text.ts';
import type { Language } from '#lib/words.ts';
import { MOST_PLACES, overlayView, toldChance, type OverlayMode } from './overlay.rules.ts';
import type { PlayerNow } from './player-now.contract.ts';
import { text } from './streamers.text.ts';

/** The parts of an overlay that may be hidden, by class. */
const parts = ['name', 'rating', 'today', 'places', 'clock', 'left', 'forecast'] as const;
const colours = ['color', 'edge', 'up', 'down'] as const;
const widths = { full: 400, compact: 260, least: 120, most: 1920 };
const PLACES_OF_A_MATCH = 6;
/** How many of the day's places fit into a small overlay. */
const MOST_COMPACT_PLACES = 4;

/** The look of an overlay from its address. Invalid values are left out. */
export type OverlayLook = {
  isCompact: boolean;
  width: number;
  mode: OverlayMode;
  hidden: string[];
  colours: Partial<Record<(typeof colours)[number], string>>;
};

/** The look that a query describes. */
export function readLook(query: URLSearchParams): OverlayLook {
  const isCompact = query.get('view') === 'compact';
  const usual = isCompact ? widths.compact : widths.full;
  const width = /^\d{1,4}$/.test(query.get('width') ?? '') ? Number(query.get('width')) : usual;
  const asked = (query.get('hide') ?? '').split(',');
  const found = colours.flatMap((name) => {
    const hex = /^#?([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(query.get(name) ?? '')?.[1];
    return hex === undefined ? [] : [[name, `#${hex}`] as const];
  });
  const mode = query.get('mode');
  return {
    isCompact,
    width: Math.min(widths.most, Math.max(widths.least, width)),
    mode: mode === '1x6' || mode === '2x8' ? mode : 'auto',
    hidden: parts.filter((part) => asked.includes(part)),
    colours: Object.fromEntries(found),
  };
}

/** The whole document of an overlay with its current content; its script only updates it. */
export function overlayDocument(now: PlayerNow, look: OverlayLook, language: Language, at: Date): string {
  const words = text(language);
  const unit = look.width / (look.isCompact ? widths.compact : widths.full);
  const style = [`--u:${unit}px`, ...Object.entries(look.colours).map(([name, colour]) => `--${name}:${colour}`)].join(';');
  const data = { state: JSON.stringify(now), now: String(at.getTime()), mode: look.mode, numbers: language, of: words.of };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${quoted(value)}"`);
  const classes = ['overlay', look.isCompact ? 'compact' : 'full', ...look.hidden.map((part) => `no-${part}`)].join(' ');
  const view = overlayView(now, at.getTime(), look.mode, { numbers: language, of: words.of });
  const placeSlots = look.isCompact ? MOST_COMPACT_PLACES : MOST_PLACES;
  const places = view.places.slice(-placeSlots);
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(words.overlayTitle(now.nickname))}</title><link rel="stylesheet" href="/overlay.css"></head><body><main id="overlay" class="${classes}" style="${style}" data-show="${view.state}" ${attributes.join(' ')}>${[
    `<span class="sixfold-place" data-p="${view.place}">${view.place}</span>`,
    `<span class="sixfold-name">${escapeHtml(view.name)}</span>`,
    `<span class="sixfold-rating">${view.rating}</span>`,
    `<span class="sixfold-label">${words.today}</span>`,
    `<span class="sixfold-today" data-sign="${view.sign}">${view.today}</span>`,
    `<span class="sixfold-clock">${view.clock}</span>`,
    `<span class="sixfold-left">${view.left}</span>`,
    `<span class="sixfold-places">${slots(placeSlots, (index) => `<b data-p="${places[index] ?? ''}">${places[index] ?? ''}</b>`)}</span>`,
    `<span class="sixfold-forecast">${slots(PLACES_OF_A_MATCH, (index) => `<b data-p="${index + 1}" style="flex-grow:${view.chances[index] ?? 0}">${toldChance(view.chances[index])}</b>`)}</span>`,
    `<span class="sixfold-gain" data-sign="${view.gainSign}">${view.gain}</span>`,
  ].join('')}</main><script type="module" src="/overlay.js"></script></body></html>`;
}

function slots(count: number, slot: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => slot(index)).join('');
}

function quoted(value: string): string {
  return escapeHtml(value).replaceAll('"', '&quot;');
}
