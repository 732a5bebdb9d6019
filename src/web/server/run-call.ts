import { safeParse } from 'valibot';
import { Refusal } from '#contract/refusals.ts';
import { checkAnswer } from './check-answer.ts';
import { ownWords, problemOf } from './input-problem.ts';
import { admit, OwnerOnly, type Context, type Raw, type Route } from './route.ts';

/** What a call is asked with. */
export type CallInput = { given: unknown; raw: Raw };
/** What it answers, and of what; `isWhole` is false for an answer that holds something back. */
export type Made = { data: unknown; tags: readonly string[]; isWhole: boolean };

/** What a handler gets of a request that must not matter to its answer, because the answer is for everyone. */
const NO_REQUEST: Raw = {
  method: 'GET',
  url: new URL('http://localhost/'),
  body: '',
  headers: new Headers(),
  setCookie: () => {
    throw new Error('a public answer sets no cookie');
  },
};

/** How a call is asked in this process, without HTTP. */
export function plainly(given: unknown): () => CallInput {
  return () => ({ given, raw: NO_REQUEST });
}

/** Runs a call, the same over HTTP and in-process: lets in who may make it, then reads what it is asked with. Throws what the handler throws, and Refusal. */
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

/** A zero character in JSON, which PostgreSQL keeps in no text. */
const ZERO = /(?<!\\)(?:\\\\)*\\u0000/;

/** The input of a call, valid and typed. Throws Refusal invalidInput that names the field. What the game posts and admins write is cleaned instead of refused. */
function readInput(route: Route, given: unknown): never {
  const isCleaned = route.endpoint.method !== 'GET' && (route.guard === 'game' || route.guard === 'admin');
  if (!isCleaned && ZERO.test(JSON.stringify(given))) throw new Refusal('invalidInput', 'a zero character is no text');
  // A list would pass for an object without fields, and an object without fields may mean "clear everything".
  if ('entries' in route.endpoint.input && (typeof given !== 'object' || given === null || Array.isArray(given)))
    throw new Refusal('invalidInput', 'the body must be an object');
  const read = safeParse(route.endpoint.input, given, { message: ownWords });
  if (read.success) return read.output as never;
  throw new Refusal('invalidInput', problemOf(read.issues[0]));
}
