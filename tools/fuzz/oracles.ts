import { Parser } from 'htmlparser2';

/** The name of a tag, an attribute and a header that only the fuzzer sends. */
export const MARK = 'fuzzed-mark';
export const FOREIGN = 'foreign.example';
const SCRIPT = /^\s*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

type Answered = { status: number; headers: Record<string, unknown>; text: string };

/** What is wrong with a response; undefined when nothing is. */
export function faultOf({ status, headers, text }: Answered, origin: string): string | undefined {
  if (status === 0) return 'no answer';
  if (status >= 500) return `status ${status}`;
  if (headers[MARK] !== undefined) return 'a header of the asker';
  const location = headers['location'];
  if (typeof location === 'string' && URL.canParse(location, origin) && new URL(location, origin).hostname.endsWith(FOREIGN))
    return 'leads to a foreign site';
  const type = headers['content-type'];
  return typeof type === 'string' && /html|xml|svg/.test(type) && hasForeignMarkup(text) ? 'shows what was sent as markup' : undefined;
}

function hasForeignMarkup(text: string): boolean {
  let isFound = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isFound ||= name === MARK || `on${MARK}` in attributes;
      for (const attribute of ['href', 'src', 'action', 'formaction']) isFound ||= SCRIPT.test(attributes[attribute] ?? '');
    },
  });
  parser.end(text);
  return isFound;
}
