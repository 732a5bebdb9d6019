/** An instant as the site's API carries it: UTC without a zone, whole seconds, such as `2025-11-20T19:57:12`. */
export function utcText(at: Date): string {
  return at.toISOString().slice(0, 19);
}
