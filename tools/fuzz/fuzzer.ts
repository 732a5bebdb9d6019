import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillPath } from '#contract/address.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import { Random } from '#lib/random.ts';
import { projectDir } from '#services/project.ts';
import { demoRoles } from '../../demo/season/roster.ts';
import { FOREIGN, MARK } from './oracles.ts';

export type Fuzzed = { method: string; pattern: string; address: string; headers: Record<string, string>; body: string | undefined };

export const hostile: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e309',
  '99999999999999999999',
  '9007199254740993',
  '2147483648',
  'NaN',
  'null',
  'true',
  'undefined',
  '__proto__',
  'constructor',
  '[object Object]',
  `"'><${MARK} on${MARK}=1>`,
  `</script><${MARK}>`,
  `</title></textarea><${MARK}>`,
  `' on${MARK}=1 x='`,
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  `//${FOREIGN}/`,
  `/\\${FOREIGN}`,
  `https://${FOREIGN}/a?b`,
  `/%09/${FOREIGN}`,
  `/%5c${FOREIGN}`,
  `https:${FOREIGN}`,
  `http://127.0.0.1:3000@${FOREIGN}/`,
  `a\r\n${MARK}: 1`,
  '\0',
  '%00',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '../../../etc/passwd',
  "' or 1=1; select pg_sleep(9) --",
  '{"a":1}',
  '[[[[]]]]',
  '\u202Eabc',
  '\uD800',
  '\u{1F600}'.repeat(40),
  'я'.repeat(300),
  'a'.repeat(5_000),
  '2026-02-30T25:61:61Z',
  '-infinity',
  '*',
  '%',
  '_',
];
const plausible: readonly string[] = [
  '1',
  '2',
  '15',
  '100',
  'true',
  'false',
  'ru',
  'en',
  'solo',
  'duo',
  'axe',
  'npc_dota_hero_axe',
  'npc_dota_hero_juggernaut',
  'desc',
  'games',
  'rating',
  '7.39',
  'a',
  'ab',
  String(demoRoles.visitor),
  String(demoRoles.champion),
  String(demoRoles.admin),
  '/heroes',
  '2026-11-20',
  '2026-11-20T10:00:00Z',
];
const values: readonly unknown[] = [null, true, 0, -1, 1.5, 1e300, 2 ** 53, [], {}, [1, 'a', null], { a: { b: [] } }, ['1'.repeat(999)]];

/** Every endpoint in the site's contracts. */
export async function listEndpoints(): Promise<Endpoint[]> {
  const files = fs.globSync('src/**/*.contract.ts', { cwd: projectDir }).toSorted();
  const modules: object[] = await Promise.all(files.map((file) => import(pathToFileURL(path.join(projectDir, file)).href)));
  return modules.flatMap((contract) => Object.values(contract)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value;
}

/**
 * Generates requests that half fit the contracts: real names with plausible, hostile or mistyped values; or the requests that `described`
 * generates. The same seed gives the same requests.
 */
export class Fuzzer {
  readonly #random: Random;
  readonly #origin: string;

  readonly #endpoints: readonly Endpoint[];
  readonly #described: (() => Fuzzed) | undefined;

  constructor(seed: string, origin: string, endpoints: readonly Endpoint[], described?: () => Fuzzed) {
    this.#described = described;
    this.#endpoints = endpoints;
    this.#random = new Random(seed);
    this.#origin = origin;
  }

  next(callers: readonly Record<string, string>[]): Fuzzed {
    const made = this.#described?.() ?? (this.#random.chance(0.25) ? this.#page() : this.#call());
    const headers = { ...this.#pick(callers), ...made.headers };
    if (this.#random.chance(0.3)) headers['accept-language'] = this.#pick(['en', 'ru', 'de, *;q=0', 'x'.repeat(200)]);
    if (this.#random.chance(0.05)) headers['if-none-match'] = this.#pick(['*', 'W/"1"', '"', ',,,']);
    if (this.#random.chance(0.05)) headers['range'] = this.#pick(['bytes=0-1', 'bytes=9-1', 'bytes=-0', 'bytes=a-b']);
    if (this.#random.chance(0.05)) headers['accept'] = 'application/problem+json';
    if (this.#random.chance(0.02)) headers['x-forwarded-for'] = this.#pick(['1.2.3.4', '::1, x', `<${MARK}>`]);
    if (this.#random.chance(0.02)) headers['origin'] = `https://${FOREIGN}`;
    if (this.#random.chance(0.02)) headers['referer'] = `https://${FOREIGN}/<${MARK}>`;
    return { ...made, headers };
  }

  #call(): Fuzzed {
    const endpoint = this.#pick(this.#endpoints);
    const { method, path: pattern } = endpoint;
    const names = 'entries' in endpoint.input && endpoint.input.entries ? Object.keys(endpoint.input.entries) : [];
    const chosen = names.filter(() => this.#random.chance(0.8));
    if (this.#random.chance(0.1)) chosen.push(this.#pick(['__proto__', 'lang', 'x', 'toString']));
    const { path: address } = fillPath(
      pattern,
      Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name, this.#text().toWellFormed()])),
    );
    if (method === 'GET')
      return { method: this.#method(method), pattern, address: address + this.#query(chosen), headers: {}, body: undefined };
    const given = Object.fromEntries(chosen.map((name) => [name, this.#value()]));
    const body = this.#random.chance(0.05) ? this.#pick(['', '{', '[]', 'null', '"a"', '\0', 'a=1', '[1,2']) : JSON.stringify(given);
    return { method: this.#method(method), pattern, address, headers: { 'content-type': 'application/json' }, body };
  }

  #page(): Fuzzed {
    const { pattern } = this.#pick(Object.values(paths));
    const place = pattern.replace(/:\w+/g, () => encode(this.#text()));
    const names = [
      'lang',
      'popup',
      'page',
      'sort',
      'q',
      'text',
      'hero',
      'item',
      'isduo',
      'until',
      'from',
      'to',
      'error',
      'returnTo',
      'orderId',
    ];
    const address = place + this.#query(names.filter(() => this.#random.chance(0.2)));
    return { method: this.#method('GET'), pattern, address, headers: {}, body: undefined };
  }

  #method(usual: string): string {
    return this.#random.chance(0.03) ? this.#pick(['HEAD', 'OPTIONS', 'DELETE', 'PATCH', 'POST', 'PUT', 'GET']) : usual;
  }

  #query(names: readonly string[]): string {
    const pairs = names.map((name) => `${encodeURIComponent(name)}=${encode(this.#text())}`);
    if (this.#random.chance(0.05)) pairs.push(...pairs);
    return pairs.length > 0 ? `?${pairs.join('&')}` : '';
  }

  #value(): unknown {
    if (this.#random.chance(0.2)) return this.#pick(values);
    const text = this.#text();
    return this.#random.chance(0.3) && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  }

  #text(): string {
    const text = this.#pick(this.#random.chance(0.5) ? plausible : hostile);
    return this.#random.chance(0.05) ? `${this.#origin}${text}` : text;
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#random.whole(0, list.length - 1)] as T;
  }
}

/** Encodes for a URL; a lone surrogate cannot be encoded. */
function encode(text: string): string {
  return text.includes('%')
    ? encodeURI(text.toWellFormed()).replaceAll('%25', '%').replaceAll(/[?#&]/g, '')
    : encodeURIComponent(text.toWellFormed());
}
