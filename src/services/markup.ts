import { Parser } from 'htmlparser2';
import { text as problemWords } from '#lib/markup-problems.text.ts';
import { richTags, tones, type RichNode, type RichTag, type RichText, type Tone } from '#lib/rich-text.ts';
import type { Language } from '#lib/words.ts';

type Element = Exclude<RichNode, string>;
type Open = { name: string; into: RichNode[] };

const LONGEST = 8_000;
const DEEPEST = 12;
/** The content of these elements is code or another document, not text. */
const silent = new Set(['script', 'style', 'iframe', 'object', 'embed', 'noscript', 'template', 'svg', 'math', 'textarea', 'title', 'xmp']);
/** How a colour may be written: as a tone's colour or name, or as a rarer shade of the game. */
const shades: ReadonlyMap<string, Tone> = new Map([
  ...Object.entries(tones).flatMap(([tone, color]): [string, Tone][] => [
    [color, tone as Tone],
    [tone, tone as Tone],
  ]),
  ['#b0a41a', 'gold'],
  ['#37cada', 'blue'],
]);

/**
 * Parses markup into a tree: elements on the allow-list stay, everything else leaves only its text. `problems` lists, in the given
 * language, what was wrong; the text is usable regardless.
 */
export function parseMarkup(markup: string, language: Language = 'en'): { text: RichText; problems: string[] } {
  const problems = new Set<string>();
  const words = problemWords(language);
  if (markup.length > LONGEST) problems.add(words.tooLong(LONGEST));
  const reader = new TreeReader(problems, words);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (words) => reader.write(words),
      onclosetag: (name, isImplied) => reader.close(name, isImplied),
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  );
  const given = markup.slice(0, LONGEST);
  parser.write(given);
  parser.end();
  const strayClosings = (given.match(/<\/\w/g) ?? []).length - reader.closings;
  if (strayClosings > 0) problems.add(words.strayClosing);
  return { text: trimmed(reader.root), problems: [...problems] };
}

/** Builds the tree of one text. Every open tag is on the stack; unknown tags write into their parent. */
class TreeReader {
  readonly root: RichNode[] = [];
  closings = 0;
  readonly #stack: Open[] = [];
  readonly #problems: Set<string>;
  readonly #words: ReturnType<typeof problemWords>;
  #silentDepth = 0;

  constructor(problems: Set<string>, words: ReturnType<typeof problemWords>) {
    this.#problems = problems;
    this.#words = words;
  }

  get #into(): RichNode[] {
    return this.#stack.at(-1)?.into ?? this.root;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (silent.has(name)) this.#silentDepth++;
    const element = this.#silentDepth > 0 ? undefined : this.#elementOf(name, attributes);
    if (!element) {
      this.#stack.push({ name, into: this.#into });
      return;
    }
    this.#into.push(element);
    this.#stack.push({ name, into: element.children ?? [] });
  }

  write(words: string): void {
    if (this.#silentDepth > 0) return;
    words
      .replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
      .split('\n')
      .forEach((line, index) => {
        const into = this.#into;
        if (index > 0) into.push({ tag: 'br' });
        const last = into.at(-1);
        if (typeof last === 'string') into[into.length - 1] = last + line;
        else if (line !== '') into.push(line);
      });
  }

  close(name: string, isImplied: boolean): void {
    this.#stack.pop();
    if (silent.has(name)) this.#silentDepth--;
    if (!isImplied) this.closings++;
    else if (name !== 'br' && name !== 'li') this.#problems.add(this.#words.notClosed(`<${name}>`));
  }

  #elementOf(name: string, attributes: Record<string, string>): Element | undefined {
    const tag = richTags.find((known) => known === name);
    if (!tag) {
      this.#problems.add(this.#words.unknownTag(`<${name}>`));
      return undefined;
    }
    this.#reportAttributes(tag, attributes);
    if (tag === 'br') return { tag };
    const isTooDeep = this.#stack.length >= DEEPEST;
    if (isTooDeep) this.#problems.add(this.#words.tooDeep);
    if (isTooDeep || (tag === 'li' && this.#stack.at(-1)?.name !== 'ul')) return undefined;
    if (tag !== 'font') return { tag, children: [] };
    const tone = shades.get((attributes['color'] ?? '').trim().toLowerCase());
    if (!tone) this.#problems.add(this.#words.unknownColour(attributes['color'] ?? ''));
    return tone ? { tag, tone, children: [] } : undefined;
  }

  #reportAttributes(tag: RichTag, attributes: Record<string, string>): void {
    for (const name of Object.keys(attributes)) {
      if (!(tag === 'font' && name === 'color') && tag !== 'span') this.#problems.add(this.#words.unknownAttribute(`<${tag} ${name}>`));
    }
  }
}

/** Removes what is invisible: white space and line breaks at both ends, empty elements, white space between list items. */
function trimmed(nodes: RichNode[]): RichText {
  const kept = withoutEmpty(nodes);
  while (kept.length > 0 && isBlank(kept[0])) kept.shift();
  while (kept.length > 0 && isBlank(kept.at(-1))) kept.pop();
  const [first, last] = [kept[0], kept.at(-1)];
  if (typeof first === 'string') kept[0] = first.trimStart();
  if (typeof last === 'string') kept[kept.length - 1] = (kept.length === 1 ? last.trimStart() : last).trimEnd();
  return kept;
}

function withoutEmpty(nodes: RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') return node === '' ? [] : [node.replace(/[ \t\r]+/g, ' ')];
    if (node.tag === 'br') return [node];
    const children = node.tag === 'ul' ? pointsOf(node.children ?? []) : withoutEmpty(node.children ?? []);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

function pointsOf(nodes: RichNode[]): RichNode[] {
  return withoutEmpty(nodes)
    .filter((node) => !isBlank(node))
    .map((node) => (typeof node !== 'string' && node.tag === 'li' ? node : { tag: 'li', children: [node] }));
}

function isBlank(node: RichNode | undefined): boolean {
  return typeof node === 'string' ? node.trim() === '' : node?.tag === 'br';
}
