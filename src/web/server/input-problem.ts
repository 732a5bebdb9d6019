import { getDotPath, type BaseIssue } from 'valibot';

type Issue = BaseIssue<unknown>;

/** What a value must be, by the type that the validation library expected. */
const kinds: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  integer: 'must be a whole number',
  safe_integer: 'must be a whole number',
  picklist: 'is none of the known values',
  email: 'must be an email address',
};

/** The message where a schema has none of its own; the library's messages never reach a user. */
export function ownWords({ type, requirement }: Issue): string {
  const limit = typeof requirement === 'number' || typeof requirement === 'string' ? String(requirement) : '';
  if (type === 'min_value') return `must be ${limit} or more`;
  if (type === 'max_value') return `must be ${limit} or less`;
  if (type === 'min_length') return `must have ${limit} or more`;
  if (type === 'max_length') return `must have ${limit} at most`;
  return kinds[type] ?? 'is not what it must be';
}

/** A validation issue as a sentence that begins with the field's name, such as "playerId is missing". */
export function problemOf(issue: Issue): string {
  const field = getDotPath(issue) ?? 'the body';
  if (issue.input === undefined) return `${field} is missing`;
  return `${field} ${issue.message}`;
}
