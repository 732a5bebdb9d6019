import type { Defect, KvNode, SourceFile } from './game-files.contract.ts';

type KvToken = { kind: '{' | '}' | 'text' | 'condition'; text: string; line: number; endLine: number };

const SPACE = /[\s\u00a0\ufeff]/;
const ENDS_WORD = /[\s\u00a0\ufeff{}"]/;
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', '"': '"', '\\': '\\' };

/**
 * The tokens of a KeyValues file. A quoted text without a closing quote ends with its line if the next line begins like an entry or a
 * brace; otherwise it goes on. Every character is read a bounded number of times.
 */
function readTokens(file: SourceFile, defects: Defect[]): KvToken[] {
  const { text } = file;
  const tokens: KvToken[] = [];
  let at = 0;
  let line = 1;

  /** Moves to `end`, counting lines, and returns the text in between. */
  const take = (end: number): string => {
    const taken = text.slice(at, end);
    for (let next = taken.indexOf('\n'); next !== -1; next = taken.indexOf('\n', next + 1)) line += 1;
    at = end;
    return taken;
  };

  const readQuoted = (): string => {
    const start = line;
    let read = '';
    for (at += 1; at < text.length;) {
      const special = nextOf(text, at, '"\\\n');
      read += take(special);
      const character = text[at];
      if (character === '"') {
        at += 1;
        return read;
      }
      if (character === '\\') {
        const escaped = text[at + 1] ?? '';
        read += ESCAPES[escaped] ?? `\\${escaped === '\n' ? '' : escaped}`;
        at += escaped === '\n' ? 1 : 1 + escaped.length;
      } else if (character === '\n') {
        const next = skipSpace(text, at);
        if (beginsAnew(text, next)) break;
        read += take(next);
      }
    }
    defects.push({ file: file.name, line: start, code: 'missing-quote', detail: shorten(read.trim()) });
    return read.trimEnd();
  };

  while (at < text.length) {
    take(skipSpace(text, at));
    const character = text[at];
    if (character === undefined) break;
    const start = line;
    if (text.startsWith('//', at)) {
      take(lineEnd(text, at));
    } else if (character === '{' || character === '}') {
      at += 1;
      tokens.push({ kind: character, text: character, line, endLine: line });
    } else if (character === '"') {
      const quoted = readQuoted();
      tokens.push({ kind: 'text', text: quoted, line: start, endLine: line });
    } else {
      const word = take(wordEnd(text, at));
      tokens.push({ kind: /^\[.*\]$/.test(word) ? 'condition' : 'text', text: word, line, endLine: line });
    }
  }
  return tokens;
}

/** Whether a line begins an entry or ends a block, as opposed to continuing a text: a lone quote only closes the text. */
function beginsAnew(text: string, at: number): boolean {
  const character = text[at];
  if (character === undefined || character === '{' || character === '}') return true;
  if (text.startsWith('//', at)) return true;
  if (character !== '"') return false;
  const rest = text.slice(at + 1, lineEnd(text, at));
  return rest.includes('"');
}

function nextOf(text: string, from: number, characters: string): number {
  let at = from;
  while (at < text.length && !characters.includes(text.charAt(at))) at += 1;
  return at;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && SPACE.test(text.charAt(at))) at += 1;
  return at;
}

function wordEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && !ENDS_WORD.test(text.charAt(at))) at += 1;
  return at;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

/** The beginning of a text on one line, for a report. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79).toWellFormed()}…` : line;
}

/** Beyond this many defects of a file the rest is only counted: the whole file is damaged. */
const MOST_DEFECTS = 5_000;

/** Blocks nested deeper than this are read as entries of the surrounding one. */
const DEEPEST = 60;

export type KvFile = { nodes: KvNode[]; defects: Defect[] };

/**
 * Reads Valve's KeyValues with the faults of hand-written files. Keeps every entry with its line, repeated keys too, and reports errors.
 * Never throws, on any text; the time grows only with the length.
 */
export function parseKeyValues(file: SourceFile): KvFile {
  const defects: Defect[] = [];
  const tokens = readTokens(file, defects);
  const root: KvNode[] = [];
  const open: { nodes: KvNode[]; line: number; key: string }[] = [];
  let nodes = root;
  let lastValueLine = 0;
  const report = (code: Defect['code'], line: number, detail = '') =>
    defects.push({ file: file.name, line, code, detail: shorten(detail) });
  const enter = (key: string, line: number, condition?: string) => {
    open.push({ nodes, line, key });
    lastValueLine = 0;
    if (open.length > DEEPEST) return report('too-deep', line, key);
    const inside: KvNode[] = [];
    nodes.push({ key, value: inside, file: file.name, line, ...(condition === undefined ? {} : { condition }) });
    nodes = inside;
  };

  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind === '}') {
      const outer = open.pop();
      lastValueLine = 0;
      if (outer) ({ nodes } = outer);
      else report('extra-close', token.line);
    } else if (token.kind === '{') {
      report('block-without-key', token.line);
      enter('', token.line);
    } else if (token.kind === 'condition') {
      const last = nodes.at(-1);
      if (last) last.condition = token.text;
      else report('stray-text', token.line, token.text);
    } else {
      const next = tokens[at + 1];
      if (next?.kind === '{') {
        enter(token.text, token.line);
        at += 1;
      } else if (next?.kind === 'condition' && tokens[at + 2]?.kind === '{') {
        enter(token.text, token.line, next.text);
        at += 2;
      } else if (isStray(token, next, lastValueLine)) {
        report('stray-text', token.line, token.text);
      } else if (!next || next.kind !== 'text' || startsEntry(token, next, tokens[at + 2])) {
        report('key-without-value', token.line, token.text);
      } else {
        if (next.line !== token.endLine) report('value-on-next-line', token.line, token.text);
        nodes.push({ key: token.text, value: next.text, file: file.name, line: token.line });
        lastValueLine = next.endLine;
        at += 1;
      }
    }
  }
  for (const block of open) report('unclosed-block', block.line, block.key);
  return { nodes: root, defects: bounded(file, defects) };
}

function bounded({ name }: SourceFile, defects: Defect[]): Defect[] {
  if (defects.length <= MOST_DEFECTS) return defects;
  const detail = `${defects.length - MOST_DEFECTS} more`;
  return [...defects.slice(0, MOST_DEFECTS), { file: name, line: 0, code: 'more-defects', detail }];
}

/** Whether a text is the third one on an entry's line, with nothing after it. */
function isStray(token: KvToken, next: KvToken | undefined, lastValueLine: number): boolean {
  return token.line === lastValueLine && (!next || next.line !== token.endLine);
}

/** Whether the text after a key, on a later line, is the key of its own entry. */
function startsEntry(key: KvToken, next: KvToken, afterNext: KvToken | undefined): boolean {
  return (
    next.line !== key.endLine &&
    afterNext !== undefined &&
    (afterNext.kind === '{' || (afterNext.kind === 'text' && afterNext.line === next.endLine))
  );
}

/** The blocks with this case-insensitive name among entries. */
export function blocksOf(nodes: readonly KvNode[], key: string): KvNode[][] {
  const wanted = key.toLowerCase();
  return nodes.flatMap((node) => (node.key.toLowerCase() === wanted && typeof node.value !== 'string' ? [node.value] : []));
}

/** The text with this case-insensitive name among entries: the last one wins. */
export function textOf(nodes: readonly KvNode[], key: string): string | undefined {
  const wanted = key.toLowerCase();
  const found = nodes.findLast((node) => node.key.toLowerCase() === wanted && typeof node.value === 'string');
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Entries by lower-case key: the last one wins; earlier ones are reported. */
export function byKey(nodes: readonly KvNode[], defects: Defect[]): Map<string, KvNode> {
  const found = new Map<string, KvNode>();
  for (const node of nodes) {
    const key = node.key.toLowerCase();
    const earlier = found.get(key);
    if (earlier) {
      const isSame = JSON.stringify(strip(earlier.value)) === JSON.stringify(strip(node.value));
      const detail = `${node.key}: line ${node.line} counts${isSame ? ', the same' : ''}`;
      defects.push({
        file: earlier.file,
        line: earlier.line,
        code: typeof node.value === 'string' ? 'duplicate-key' : 'duplicate-block',
        detail,
      });
      found.delete(key);
    }
    found.set(key, node);
  }
  return found;
}

function strip(value: KvNode['value']): unknown {
  return typeof value === 'string' ? value : value.map((node) => [node.key.toLowerCase(), strip(node.value)]);
}
