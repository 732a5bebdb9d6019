import type { Random } from '#lib/random.ts';
import type { MatchPlan } from './match-plan.ts';
import { looseText } from './wire-looseness.ts';
import { capitalised, type Body } from './wire-match.ts';

/** `/anal`: what everyone had at every look; `time` is whole minutes. */
export function analBody(random: Random, plan: MatchPlan): Body[] {
  const match_id = looseText(random, Number(plan.matchId));
  return plan.seats.flatMap((seat) =>
    seat.snapshots.map((snapshot) => ({
      player_id: looseText(random, seat.contestant.accountId),
      match_id,
      place: seat.place,
      hero_name: seat.hero,
      main_talent: snapshot.atSeconds < 240 ? '' : seat.mainTalent,
      networth: snapshot.networth,
      time: Math.floor(snapshot.atSeconds / 60),
      items: snapshot.items,
      map_name: plan.lobby.mapName,
    })),
  );
}

/** `/anal-talents`: every talent choice with what was offered, by the player's number. */
export function analTalentsBody(random: Random, plan: MatchPlan): Body {
  return Object.fromEntries(
    plan.seats.map((seat) => [
      String(seat.slot),
      {
        player_id: looseText(random, seat.contestant.accountId),
        match_id: plan.matchId,
        map_name: plan.lobby.mapName,
        hero_name: seat.hero,
        place: seat.place,
        main_talent: random.chance(0.5) ? seat.mainTalent : capitalised(seat.mainTalent),
        talents: seat.choices.map((choice, index) => ({
          picked_talent: choice.picked,
          rarity: choice.rarity,
          pick_number: index + 1,
          offered_talents: choice.offered,
        })),
      },
    ]),
  );
}
