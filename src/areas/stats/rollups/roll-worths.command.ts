import { modes, lobbySize, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { learnBias } from '#areas/stats/talents/mixture.rules.ts';
import { effectsAfter, offerEffects, poolOf } from '#areas/stats/talents/offer-effects.rules.ts';
import { talentWorths, type HeroEffects } from '#areas/stats/talents/talent-worths.rules.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { listChoiceTimes, listChoosers, listHeroesChosen, readChoosers } from './choices.repo.ts';
import { minutesBefore, poolsOf } from './choices.rules.ts';
import { listPlayed, replaceHeroWorths } from './hero-worths.repo.ts';
import { heroWorths } from './hero-worths.rules.ts';
import { OfferChecks } from './offer-checks.rules.ts';
import { daysOf, instantsOf, periods, twoWeeks } from './period.rules.ts';
import { upsertSpanState } from './roll-span.repo.ts';
import { replaceTalentWorths, TALENT_SPAN, upsertOfferChecks } from './talent-worths.repo.ts';

const rarities = ['orange', 'purple', 'blue'];

/**
 * Recalculates the places that heroes gain their players in each period, the talent worths over two weeks, and whether the game's draws are
 * fair.
 */
export function rollWorths(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const span = instantsOf(twoWeeks(now));
    for (const mode of modes) {
      await rollHeroes(transaction, mode, now);
      await rollTalents(transaction, mode, span, now);
    }
    await upsertSpanState(transaction, { name: TALENT_SPAN, ...span }, now);
    await announceChange(transaction, [tag.meta]);
  });
}

async function rollHeroes(db: Db, mode: Mode, now: Date): Promise<void> {
  for (const period of periods)
    await replaceHeroWorths(db, period, mode, heroWorths(await listPlayed(db, mode, instantsOf(daysOf(period, now)))));
}

async function rollTalents(db: Db, mode: Mode, span: { from: Date; to: Date }, now: Date): Promise<void> {
  await readChoosers(db, mode, span);
  const before = minutesBefore(await listChoiceTimes(db));
  const effects = new Map(rarities.map((rarity) => [rarity, new Array<HeroEffects>()]));
  const checks = new OfferChecks();
  // One hero at a time: all choices of two weeks would not fit into memory.
  for (const hero of await listHeroesChosen(db)) {
    for (const named of poolsOf(await listChoosers(db, hero), before, lobbySize[mode])) {
      const of = effects.get(named.rarity);
      if (!of) continue;
      const pool = poolOf(named.choices);
      of.push({ hero, names: named.names, overall: offerEffects(pool), after: effectsAfter(pool) });
      checks.add(named);
    }
  }
  const bias = learnBias([...effects.values()].flatMap((of) => of.flatMap(({ overall }) => overall)));
  const worths = [...effects].flatMap(([rarity, of]) => talentWorths(of, bias).map((worth) => ({ rarity, ...worth })));
  await replaceTalentWorths(db, mode, worths);
  await upsertOfferChecks(db, mode, checks.results(), now);
}
