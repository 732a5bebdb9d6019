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

/** A gift as submitted for payment. */
export type SentGift = v.InferOutput<typeof sentGift>;

/** The gift stored in this tab; undefined when the stored value is not one. */
export function readSentGift(kept: unknown): SentGift | undefined {
  return v.is(sentGift, kept) ? kept : undefined;
}
