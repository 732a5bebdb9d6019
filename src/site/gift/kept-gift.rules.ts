import * as v from 'valibot';

const keptGift = v.object({
  productId: v.number(),
  players: v.pipe(
    v.array(v.object({ playerId: v.number(), nickname: v.string(), avatarUrl: v.nullable(v.string()), rating: v.number() })),
    v.readonly(),
  ),
  message: v.string(),
  email: v.string(),
});

/** A gift as it was sent to be paid for. */
export type KeptGift = v.InferOutput<typeof keptGift>;

/** The gift in what a tab has kept; undefined when it is none. */
export function readKeptGift(kept: unknown): KeptGift | undefined {
  return v.is(keptGift, kept) ? kept : undefined;
}
