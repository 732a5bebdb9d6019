/** A text of the content, given as HTML, without its elements and on one line; its words stay escaped. Anything else has no words. */
export function wordsOfHtml(html: unknown): string {
  return typeof html === 'string'
    ? html
        .replace(/(?<![.,;:!?])\s*<br\s*\/?>/g, '; ')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;:!?])/g, '$1')
        .trim()
    : '';
}
