const BREAKS = String.raw`(?:\s*<br\s*/?>)+\s*`;
const OUTER_BREAKS = new RegExp(`^${BREAKS}|${BREAKS}$`, 'g');
const INNER_BREAKS = new RegExp(`([.,;:!?]?)${BREAKS}`, 'g');

/** A content text, given as HTML, without its elements and on one line; its words stay escaped. Empty for anything else. */
export function wordsOfHtml(html: unknown): string {
  return typeof html === 'string'
    ? html
        .replace(/<(?!br\b)[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;:!?])/g, '$1')
        .replace(OUTER_BREAKS, '')
        .replace(INNER_BREAKS, (_, end: string) => (end === '' ? '; ' : `${end} `))
        .trim()
    : '';
}
