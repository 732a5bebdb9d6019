import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { nameInChat } from '#areas/players/streamers/chat-line.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Deps } from '#db/deps.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { readLanguage, type Language } from '#lib/words.ts';
import { isSignedBy } from '#services/secrets.ts';
import { saying, type BotAnswer } from './bot-answer.rules.ts';
import { duoTyped, text } from './bot.text.ts';
import { findTyped, tellHero, tellPlayer, tellTop, type BotDeps } from './compose-answer.command.ts';
import { discordAppOf, editDiscordAnswer, type DiscordApp } from './discord-bot.provider.ts';
import { discordMessage, limits } from './discord-message.rules.ts';

/** Kinds of interactions, and of responses, by Discord's numbers. */
const PING = 1;
const COMMAND = 2;
const AUTOCOMPLETE = 4;
const answered = { pong: 1, message: 4, later: 5, choices: 8 };

/** Discord waits three seconds; an answer not ready after one is delivered later. */
const SOON_MS = 1_000;
const FRESH_MS = 5 * MINUTE_MS;
const MOST_TRIES = 5;
const LONGEST_WAIT_SECONDS = 60;

const Option = v.object({ name: v.string(), value: v.optional(v.unknown()) });
const Interaction = v.object({
  type: v.number(),
  token: v.optional(v.string(), ''),
  locale: v.optional(v.string()),
  data: v.optional(v.object({ name: v.string(), options: v.optional(v.array(Option), []) })),
});
type Interaction = v.InferOutput<typeof Interaction>;
/** The headers of an interaction: Discord's timestamp, and its signature of timestamp and body. */
export type SignedBody = { body: string; timestamp: string; signature: string };

/**
 * Answers an interaction of Discord; returns the response body. Throws Refusal for a wrong signature, for an interaction older than five
 * minutes, and for an invalid one. An answer that takes longer than a second is delivered into the same message later.
 */
export async function answerDiscord(deps: BotDeps, { body, timestamp, signature }: SignedBody): Promise<object> {
  const app = discordAppOf(deps.config);
  const isFresh = Math.abs(Number(timestamp) * 1000 - deps.now().getTime()) <= FRESH_MS;
  if (!app || !isFresh || !isSignedBy(app.publicKey, timestamp + body, signature)) throw new Refusal('wrongSignature');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Interaction), body);
  if (!read.success) throw new Refusal('invalidInput', 'no interaction');
  const { type } = read.output;
  if (type === PING) return { type: answered.pong };
  if (type === AUTOCOMPLETE) return { type: answered.choices, data: { choices: await listChoices(deps, read.output) } };
  if (type !== COMMAND) throw new Refusal('invalidInput', 'an interaction of another kind');
  return answerCommand(deps, app, read.output);
}

async function answerCommand(deps: BotDeps, app: DiscordApp, interaction: Interaction): Promise<object> {
  const message = composeMessage(deps, interaction);
  const first = await Promise.race([message, sleep(SOON_MS, undefined, { ref: false })]);
  if (first) return { type: answered.message, data: first };
  const late = message.then((body) => bringLater(deps, app, interaction.token, body)).finally(() => lateAnswers.delete(late));
  lateAnswers.add(late);
  return { type: answered.later };
}

/** The answer to a command, or a message that there is none right now. */
async function composeMessage(deps: BotDeps, interaction: Interaction): Promise<object> {
  const { log, config } = deps;
  const language = languageOf(interaction);
  const [composed] = await Promise.allSettled([compose(deps, interaction, language)]);
  if (composed.status === 'fulfilled') return discordMessage(composed.value, config.origin, language);
  const { reason }: { reason: unknown } = composed;
  log.error({ error: reason instanceof Error ? reason.message : String(reason) }, 'an answer to Discord failed');
  return discordMessage(saying(text(language).failed), config.origin, language);
}

/** Late answers that this process has promised to Discord and not delivered yet. */
const lateAnswers = new Set<Promise<void>>();

/** Resolves once every late answer that this process has promised was delivered or given up. */
export async function finishLateAnswers(): Promise<void> {
  await Promise.all(lateAnswers);
}

async function bringLater({ log }: Deps, app: DiscordApp, token: string, body: object): Promise<void> {
  let late = await editDiscordAnswer(app, token, body);
  for (let tries = 1; late.kind === 'wait' && tries < MOST_TRIES; tries++) {
    await sleep(Math.min(late.seconds, LONGEST_WAIT_SECONDS) * 1000);
    late = await editDiscordAnswer(app, token, body);
  }
  if (late.kind !== 'sent') log.warn(late, 'a late answer did not reach Discord');
}

async function compose(deps: BotDeps, interaction: Interaction, language: Language): Promise<BotAnswer> {
  const asked = { ...deps, language };
  const typed = typedIn(interaction);
  switch (interaction.data?.name) {
    case 'player':
      return tellPlayer(asked, typed);
    case 'hero':
      return tellHero(asked, typed);
    case 'top':
      return tellTop(asked, duoTyped.test(typed));
    default:
      return saying(text(language).noCommand);
  }
}

/** Suggestions for the text typed so far: a player's choice contains the ID, so that it is unambiguous. */
async function listChoices(deps: BotDeps, interaction: Interaction): Promise<{ name: string; value: string }[]> {
  const typed = typedIn(interaction);
  if (typed === '') return [];
  if (interaction.data?.name === 'hero')
    return (await findTyped(deps, typed)).heroes.map(({ userFriendlyName: name }) => ({ name, value: name }));
  return (await findTyped(deps, typed)).players.map(({ playerId, nickname }) => ({
    name: `${nameInChat(nickname)} (${playerId})`.slice(0, limits.choice),
    value: String(playerId),
  }));
}

function typedIn({ data }: Interaction): string {
  const value = data?.options[0]?.value;
  return typeof value === 'string' ? value.trim() : '';
}

function languageOf({ locale }: Interaction): Language {
  return locale === undefined ? 'ru' : (readLanguage(locale) ?? 'en');
}
