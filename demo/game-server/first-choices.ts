import type { Random } from '#lib/random.ts';
import type { Seat } from './match-plan.ts';
import { STRONGER, strengthOf, type Strengths } from './strengths.ts';
import { gladnessOf, LEAD_DEVIATION } from './talent-choices.ts';

/** First purchases for any hero and plan; three in five players choose one of them. */
export const firstItems = ['item_blink', 'item_force_staff', 'item_blade_mail'];
const FIRST_ITEM_SHARE = 0.6;

/**
 * The first purple talent and the first large item of each seat of a lobby, with preferences by skill and by the lead in the first minutes.
 */
export function chooseFirsts(random: Random, seats: readonly Seat[], strengths: Strengths): void {
  const paces = seats.map(
    (seat) => STRONGER * (strengthOf(seat, seats, strengths) - (strengths.talents.get(seat.mainTalent) ?? 0)) + seat.fortune,
  );
  const mean = paces.reduce((sum, pace) => sum + pace, 0) / paces.length;
  for (const [index, seat] of seats.entries()) {
    const lead = ((paces[index] ?? 0) - mean) / LEAD_DEVIATION;
    const gladness = (name: string) => gladnessOf(name, seat, lead, new Map(), strengths);
    seat.firstPurple.picked = random.weighted(seat.firstPurple.offered, gladness);
    seat.firstItem = random.chance(FIRST_ITEM_SHARE) ? random.weighted(firstItems, gladness) : null;
  }
}
