import * as v from 'valibot';

const sentGift = v.object({
  productId: v.number(),
  players: v.pipe(
    v.array(v.object({ playerId: v.number(), nickname: v.string(), avatarUrl: v.nullable(v.string()), rating: v.number() })),
    v.readonly(),
  ),
  message: v.string(),
  email: v.string(),
});

/** A gift as it was sent to be paid for. */
export type SentGift = v.InferOutput<typeof sentGift>;

/** The gift in what a tab has kept; undefined when it is none. */
export function readSentGift(kept: unknown): SentGift | undefined {
  return v.is(sentGift, kept) ? kept : undefined;
}
