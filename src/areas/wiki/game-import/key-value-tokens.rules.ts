import type { Defect, SourceFile } from './game-files.contract.ts';

export type KvToken = { kind: '{' | '}' | 'text' | 'condition'; text: string; line: number; endLine: number };

const SPACE = /[\s\u00a0\ufeff]/;
const ENDS_WORD = /[\s\u00a0\ufeff{}"]/;
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', '"': '"', '\\': '\\' };

/**
 * The tokens of a KeyValues file. A quoted text whose closing quote is missing ends with its line when the next line begins
 * like an entry or a brace; otherwise it goes on. Every character is read a bounded number of times.
 */
export function readTokens(file: SourceFile, defects: Defect[]): KvToken[] {
  const { text } = file;
  const tokens: KvToken[] = [];
  let at = 0;
  let line = 1;

  /** Moves to `end`, counting lines, and hands out what lay between. */
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

/** Whether a line begins an entry or ends a block, rather than going on with a text: a lone quote only closes the text. */
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

/** The beginning of a text, on one line, for a report. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79).toWellFormed()}…` : line;
}
