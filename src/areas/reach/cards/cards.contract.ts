import * as v from 'valibot';
import { AnswerLanguage } from '#areas/wiki/content/text.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

const Card = v.object({
  kind: v.string(),
  title: v.string(),
  line: v.string(),
  /** Whose emblem stands beside it. */
  hero: v.optional(v.string()),
  facts: v.optional(v.array(v.object({ name: v.string(), value: v.string() }))),
  /** The share of each place, 0 to 1. */
  places: v.optional(v.array(v.number())),
  /** A table by place, 0 where there is none: who, with what, and what it brought. */
  rows: v.optional(v.array(v.object({ place: whole, name: v.string(), detail: v.string(), value: v.string() }))),
});
/** What a card says: all of it is drawn, and nothing else. */
export type Card = v.InferOutput<typeof Card>;

export const getCard = endpoint({
  method: 'GET',
  path: '/api/v2/cards',
  summary: 'What the share card of a page says, in one language',
  input: v.object({ address: v.pipe(v.string(), v.maxLength(500, 'must be 500 characters at most')), lang: AnswerLanguage }),
  output: Card,
});
