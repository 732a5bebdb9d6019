import * as v from 'valibot';
import { parseMarkup } from '#services/markup.ts';
import { ContentSet, type Finding } from './content-set.contract.ts';
import { findGaps, findProblems } from './content.rules.ts';

/** Fields whose strings are markup, at any depth. */
const textFields = new Set(['text', 'levelTexts', 'summary', 'info', 'description', 'oracle', 'preStats', 'postStats']);
const MOST_PROBLEMS = 100;
/** Sets that were checked: a publish need not check them again. */
const passed = new WeakSet<ContentSet>();

export type CheckedContent = {
  /** The set with parsed texts, in its original order; absent if there are problems. */
  content: ContentSet | undefined;
  /** The reasons why it may not be published. */
  problems: Finding[];
  /** Missing values, and malformed markup. */
  gaps: Finding[];
};

/**
 * The one validator of all content: the demo pack, imports and drafts. Texts may be HTML, which is parsed against the allow-list, or trees
 * that were parsed before.
 */
export function checkContent(given: unknown): CheckedContent {
  const markup: Finding[] = [];
  const parsed = parseTexts(given, '', false, (path, message) => markup.push({ kind: 'set', key: '', path, message }));
  const read = v.safeParse(ContentSet, parsed);
  if (!read.success) {
    const problems = read.issues.slice(0, MOST_PROBLEMS).map((issue) => findingOf(issue, parsed));
    return { content: undefined, problems, gaps: markup };
  }
  const content = read.output;
  const problems = findProblems(content);
  if (problems.length === 0) passed.add(content);
  return { content: problems.length > 0 ? undefined : content, problems, gaps: [...markup, ...findGaps(content)] };
}

/** Whether this very object was returned by `checkContent`. */
export function isChecked(content: ContentSet): boolean {
  return passed.has(content);
}

type Report = (path: string, message: string) => void;

function parseTexts(value: unknown, path: string, isText: boolean, report: Report): unknown {
  if (typeof value === 'string') {
    if (!isText) return value;
    const { text, problems } = parseMarkup(value);
    for (const problem of problems) report(path, problem);
    return text;
  }
  if (Array.isArray(value)) {
    const isTree = isText && !path.endsWith('levelTexts');
    return isTree ? value : value.map((each, index) => parseTexts(each, `${path}[${nameOf(each) ?? index}]`, isText, report));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      parseTexts(each, path ? `${path}.${key}` : key, isText || textFields.has(key), report),
    ]),
  );
}

function findingOf(issue: v.BaseIssue<unknown>, given: unknown): Finding {
  let value = given;
  const path = (issue.path ?? []).map((step) => {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, String(step.key)) : undefined;
    return nameOf(value) ?? String(step.key);
  });
  return { kind: 'set', key: path.slice(0, 2).join(' '), path: path.slice(2).join('.'), message: issue.message };
}

/** The readable name of a list entry. */
function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of ['modName', 'luaName', 'name']) {
    const name: unknown = Reflect.get(value, key);
    if (typeof name === 'string') return name;
  }
  return undefined;
}
