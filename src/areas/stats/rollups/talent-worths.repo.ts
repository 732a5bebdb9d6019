import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { TalentWorth } from '#areas/stats/talents/talent-worths.rules.ts';
import type { Db } from '#db/pool.ts';
import { insertRows } from '#db/rows.ts';
import type { OfferCheck } from './offer-checks.rules.ts';

/** The name of the talent worths' state among those of the spans. */
export const TALENT_SPAN = 'talents';

export type RarityWorth = TalentWorth & { rarity: string };

/** Replaces the talent worths of a mode. */
export async function replaceTalentWorths(db: Db, mode: Mode, worths: readonly RarityWorth[]): Promise<void> {
  await db.deleteFrom('talent_worths').where('mode', '=', mode).execute();
  await insertRows(
    db,
    'talent_worths',
    worths.map(({ worth, ...row }) => ({ mode, ...row, ...worth })),
  );
}

/** Stores how fair the draws of the checked patches were; older patches stay as they were. */
export async function upsertOfferChecks(db: Db, mode: Mode, checks: readonly OfferCheck[], computedAt: Date): Promise<void> {
  for (const check of checks)
    await db
      .insertInto('offer_checks')
      .values({ mode, ...check, computed_at: computedAt })
      .onConflict((conflict) => conflict.columns(['mode', 'patch', 'rarity']).doUpdateSet({ ...check, computed_at: computedAt }))
      .execute();
}
