import { expect, it } from 'vitest';
import { Random } from '#lib/random.ts';
import { controls, truthsAt } from '../season/truths.ts';
import type { Seat, TalentChoice } from './match-plan.ts';
import { planMatch } from './plan-match.ts';
import type { Strengths } from './strengths.ts';
import { leadAt } from './talent-choices.ts';

const end = new Date('2026-03-15T17:30:00Z');
const random = new Random('choices');
const play = (strengths: Strengths) =>
  Array.from({ length: 400 }, (_, number) => {
    const dice = random.fork(`match ${number}`);
    const contestants = Array.from({ length: 6 }, (_each, slot) => {
      return { accountId: slot + 1, name: `${slot}`, skill: dice.normal(0, 0.55), favourites: new Map<string, number>() };
    });
    const lobby = { mode: 'solo' as const, mapName: 'ranked_0-500', isCheats: false, cluster: '', region: '', contestants };
    return planMatch(dice, { matchId: `${number}`, matchKey: 'k', lobby, strengths }).seats;
  });
const games = play(truthsAt(end, end));

type Met = { seat: Seat; seats: Seat[]; choice: TalentChoice };

/** How players who take a talent differ from those who decline it. */
function taken(name: string, valueOf: (met: Met) => number): number {
  const met = games.flatMap((seats) =>
    seats.flatMap((seat) => seat.choices.filter(({ offered }) => offered.includes(name)).map((choice) => ({ seat, seats, choice }))),
  );
  return (
    meanOf(met.filter(({ choice }) => choice.picked === name).map(valueOf)) -
    meanOf(met.filter(({ choice }) => choice.picked !== name).map(valueOf))
  );
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const lead = ({ seat, seats, choice }: Met) => leadAt(seat, seats, choice.atSeconds);
const holdsSlow = ({ seat, choice }: Met) =>
  Number(seat.choices.some(({ picked, atSeconds }) => picked === 'modifier_up_slow' && atSeconds < choice.atSeconds));

it('players who are ahead, behind or strong, or hold another talent, take what is planted for them', () => {
  for (const name of controls.ahead) expect(taken(name, lead)).toBeGreaterThan(0.3);
  for (const name of controls.behind) expect(taken(name, lead)).toBeLessThan(-0.3);
  for (const name of controls.strong) expect(taken(name, ({ seat }) => seat.contestant.skill)).toBeGreaterThan(0.1);
  for (const name of controls.held) expect(taken(name, holdsSlow)).toBeGreaterThan(0.05);
});

it('players who are ahead buy Force Staff first, players who are behind Blink, and strong players take the orange talents planted for them', () => {
  const seats = games.flatMap((lobby) => lobby.map((seat) => ({ seat, lead: leadAt(seat, lobby, 120) })));
  const leadOf = (item: string | null) => meanOf(seats.filter(({ seat }) => seat.firstItem === item).map(({ lead: by }) => by));
  expect(leadOf('item_force_staff')).toBeGreaterThan(leadOf(null) + 0.2);
  expect(leadOf('item_blink')).toBeLessThan(leadOf(null) - 0.2);
  const skillOf = (isTaken: boolean) =>
    meanOf(
      games
        .flat()
        .filter(({ hero, mainTalent }) => hero === 'npc_dota_hero_phantom_assassin' && (mainTalent === 'coup_de_grace') === isTaken)
        .map(({ contestant }) => contestant.skill),
    );
  expect(skillOf(true)).toBeGreaterThan(skillOf(false) + 0.1);
});

it('a purple talent that a player has is not offered again, and a blue one at most three times', () => {
  for (const seat of games.flat())
    for (const [index, { rarity, offered }] of seat.choices.entries()) {
      const most = { purple: 1, blue: 3, gray: 9, orange: 1 }[rarity];
      for (const name of offered) expect(seat.choices.slice(0, index).filter(({ picked }) => picked === name).length).toBeLessThan(most);
    }
});

it('a planted unfair draw offers a talent more often to players who are ahead, a fair one does not', () => {
  const talent = 'modifier_up_slow';
  const ratioOf = (all: readonly Seat[][]) => {
    const shareOf = (isAhead: boolean) => {
      const met = all.flatMap((seats) => seats.flatMap((seat) => seat.choices.map((choice) => ({ seat, seats, choice }))));
      const blue = met.filter((one) => one.choice.rarity === 'blue' && lead(one) > 0 === isAhead);
      return blue.filter(({ choice }) => choice.offered.includes(talent)).length / blue.length;
    };
    return shareOf(true) / shareOf(false);
  };
  expect(Math.abs(ratioOf(games) - 1)).toBeLessThan(0.12);
  expect(ratioOf(play({ ...truthsAt(end, end), unfairDraw: { talent, whenAhead: 3 } }))).toBeGreaterThan(1.7);
});
