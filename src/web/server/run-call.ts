import { safeParse } from 'valibot';
import { Refusal } from '#contract/refusals.ts';
import { checkAnswer } from './check-answer.ts';
import { ownWords, problemOf } from './input-problem.ts';
import { admit, OwnerOnly, type Context, type Raw, type Route } from './route.ts';

/** The input of a call. */
export type CallInput = { given: unknown; raw: Raw };
/** The result of a call and its tags; `isWhole` is false when something was withheld. */
export type Made = { data: unknown; tags: readonly string[]; isWhole: boolean };

/** The request that handlers of public endpoints get: their response is for everyone and must not depend on the real one. */
const NO_REQUEST: Raw = {
  method: 'GET',
  url: new URL('http://localhost/'),
  body: '',
  headers: new Headers(),
  setCookie: () => {
    throw new Error('a public answer sets no cookie');
  },
};

/** The input of an in-process call, without HTTP. */
export function plainly(given: unknown): () => CallInput {
  return () => ({ given, raw: NO_REQUEST });
}

/**
 * Runs a call, over HTTP and in-process alike: checks the caller's permission first, then reads the input. Throws what the handler throws,
 * and Refusal.
 */
export async function runCall(route: Route, context: Context, ask: () => CallInput | Promise<CallInput>): Promise<Made> {
  await admit(route, context);
  const { given, raw } = await ask();
  const input = readInput(route, given);
  const made = await run(route, context, input, raw);
  checkAnswer(route, made.data);
  return { ...made, tags: route.tags?.(input) ?? [] };
}

async function run(route: Route, context: Context, input: never, raw: Raw): Promise<Omit<Made, 'tags'>> {
  try {
    return { data: await route.run(context, input, raw), isWhole: true };
  } catch (error) {
    if (error instanceof OwnerOnly) return { data: error.shown, isWhole: false };
    throw error;
  }
}

/** A zero character in JSON; PostgreSQL cannot store it in a text. */
const ZERO = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Validates the input of a call. Throws Refusal invalidInput that names the field. For posts of the game and of admins, zero characters are
 * cleaned instead of refused.
 */
function readInput(route: Route, given: unknown): never {
  const isCleaned = route.endpoint.method !== 'GET' && (route.guard === 'game' || route.guard === 'admin');
  if (!isCleaned && ZERO.test(JSON.stringify(given))) throw new Refusal('invalidInput', 'a zero character is no text');
  // A list would pass as an object without fields, and such an object may mean "clear everything".
  if ('entries' in route.endpoint.input && (typeof given !== 'object' || given === null || Array.isArray(given)))
    throw new Refusal('invalidInput', 'the body must be an object');
  const read = safeParse(route.endpoint.input, given, { message: ownWords });
  if (read.success) return read.output as never;
  throw new Refusal('invalidInput', problemOf(read.issues[0]));
}
