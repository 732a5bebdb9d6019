import { firstBelief } from '#areas/games/protocol/skill.rules.ts';
import { rateLobby } from '#areas/games/protocol/skill.service.ts';
import type { HeroCount } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { samePlayer, type Played } from '#areas/stats/rollups/same-player.rules.ts';
import type { Random } from '#lib/random.ts';

/** A hero of the planted season: what it adds to strength, and how skill draws to it. */
export type PlantedHero = { name: string; worth: number; bySkill: number };
/** One player's counted game: `lead` is the skill that the site believed above the lobby's mean. */
export type PlantedGame = { match: number; hero: string; player: number; place: number; lead: number };

const SKILL = 0.55;
const LOBBY = 6;
/** Lobbies are gathered among so many of the nearest rating. */
const NEAR = 40;
const ratingSteps = [40, 30, 10, -10, -30, -40];
/** Who plays one hero whenever it is free plays it in so many of ten games; they are better than others by this. */
const ONE_TRICK = { heroName: 'one-trick', share: 0.8, skill: 0.4, ofPlayers: 0.08 };

/** Heroes of every worth, and of none: liked by the strong, by the weak, and played by those who hardly play another. */
const plantedHeroes: readonly PlantedHero[] = [
  { name: 'liked by the strong', worth: 0, bySkill: 0.8 },
  { name: 'liked by the weak', worth: 0, bySkill: -0.8 },
  { name: 'good, liked by the strong', worth: 0.35, bySkill: 0.8 },
  { name: 'good, liked by the weak', worth: 0.35, bySkill: -0.8 },
  { name: 'bad, liked by the strong', worth: -0.35, bySkill: 0.8 },
  { name: ONE_TRICK.heroName, worth: 0, bySkill: 0 },
  ...Array.from({ length: 30 }, (_, index) => ({ name: `as others ${index}`, worth: ((index % 7) - 3) * 0.12, bySkill: 0 })),
];

/**
 * A season in lobbies of one rating: strengths and Gumbel noise decide places, the game's rating and the site's skill follow them.
 * The last `counted` games of each player are told, with what each hero wins in truth beyond the others: luck averaged out.
 */
export function plantHeroSeason(random: Random, { players, games, counted }: { players: number; games: number; counted: number }) {
  const people = Array.from({ length: players }, (_, id) => {
    const isOneTrick = random.chance(ONE_TRICK.ofPlayers);
    return {
      id,
      isOneTrick,
      skill: random.normal(isOneTrick ? ONE_TRICK.skill : 0, SKILL),
      rating: 0,
      belief: firstBelief,
    };
  });
  const told: PlantedGame[] = [];
  const won = new Map<string, { games: number; places: number }>();
  const matches = Math.round((players * games) / LOBBY);
  for (let match = 0; match < matches; match += 1) {
    const centre = random.pick(people).rating;
    const near = people.map((each) => ({ each, far: Math.abs(each.rating - centre) + random.between(0, 60) }));
    const nearest = near.toSorted((a, b) => a.far - b.far).slice(0, NEAR);
    const lobby = random.sample(nearest, LOBBY).map(({ each }) => each);
    const free = new Set(plantedHeroes);
    const seats = lobby.map((person) => {
      const hero = pick(random, [...free], person);
      free.delete(hero);
      return { person, hero, strength: person.skill + hero.worth };
    });
    const order = seats.map((seat) => ({ seat, score: seat.strength + random.gumbel() })).toSorted((a, b) => b.score - a.score);
    const mean = lobby.reduce((sum, { belief }) => sum + belief.mu, 0) / LOBBY;
    if (match >= (matches * (games - counted)) / games) {
      for (const [index, { seat }] of order.entries()) {
        told.push({ match, hero: seat.hero.name, player: seat.person.id, place: index + 1, lead: seat.person.belief.mu - mean });
        const sum = won.get(seat.hero.name) ?? { games: 0, places: 0 };
        won.set(seat.hero.name, { games: sum.games + 1, places: sum.places + wonBy(seats, seat) });
      }
    }
    const rated = rateLobby(
      order.map(({ seat }, index) => ({ playerId: seat.person.id, place: index + 1, ...seat.person.belief })),
      'solo',
    );
    const beliefs = new Map(rated.map(({ playerId, mu, sigma }) => [playerId, { mu, sigma }]));
    for (const [index, { seat }] of order.entries()) {
      seat.person.rating = Math.max(0, seat.person.rating + (ratingSteps[index] ?? 0));
      seat.person.belief = beliefs.get(seat.person.id) ?? seat.person.belief;
    }
  }
  const all = [...won.values()].reduce((sum, { places }) => sum + places, 0) / told.length;
  return { games: told, truth: new Map([...won].map(([hero, { games: played, places }]) => [hero, places / played - all])) };
}

function pick(random: Random, free: readonly PlantedHero[], { skill, isOneTrick }: { skill: number; isOneTrick: boolean }): PlantedHero {
  const own = isOneTrick && random.chance(ONE_TRICK.share) ? free.find(({ name }) => name === ONE_TRICK.heroName) : undefined;
  return own ?? random.weighted(free, ({ bySkill }) => Math.exp((bySkill * skill) / SKILL));
}

type Seat = { hero: PlantedHero; strength: number };

/** Places that a seat wins by its hero: a Plackett–Luce draw tells how often one is before another. */
function wonBy(seats: readonly Seat[], seat: Seat): number {
  const place = (own: number) => seats.reduce((sum, other) => (other === seat ? sum : sum + 1 / (1 + Math.exp(own - other.strength))), 1);
  return place(seat.strength - seat.hero.worth) - place(seat.strength);
}

/** What the roll-ups count of these games by hero. */
export function countHeroes(games: readonly PlantedGame[]): HeroCount[] {
  const gained = samePlayer(cellsOf(games));
  return [...Map.groupBy(games, ({ hero }) => hero)].map(([hero, of]) => {
    const people = [...Map.groupBy(of, ({ player }) => player).values()].map((own) => ({
      n: own.length,
      s: sumOf(own, ({ place }) => place),
      l: sumOf(own, ({ lead }) => lead),
    }));
    const cluster = {
      hero,
      talent: '*',
      players: people.length,
      n: of.length,
      sum: sumOf(people, ({ s }) => s),
      squares: sumOf(of, ({ place }) => place * place),
      nn: sumOf(people, ({ n }) => n * n),
      nnn: sumOf(people, ({ n }) => n * n * n),
      ns: sumOf(people, ({ n, s }) => n * s),
      ss: sumOf(people, ({ s }) => s * s),
      lead: {
        sum: sumOf(people, ({ l }) => l),
        squares: sumOf(of, ({ lead }) => lead * lead),
        places: sumOf(of, ({ lead, place }) => lead * place),
        nl: sumOf(people, ({ n, l }) => n * l),
        sl: sumOf(people, ({ s, l }) => s * l),
        ll: sumOf(people, ({ l }) => l * l),
      },
    };
    const places = [1, 2, 3, 4, 5, 6].map((place) => of.filter((game) => game.place === place).length);
    const worth = gained.get(hero);
    return {
      hero,
      talent: '*',
      games: of.length,
      places,
      matches: games.length / LOBBY,
      cluster,
      gained: worth ? { ...worth, spread: 0 } : null,
    };
  });
}

/** Games of a player with a hero: how many, and the sum of their places less what the others in the lobbies foretold, worked out the long way. */
function cellsOf(games: readonly PlantedGame[]): Played[] {
  const mean = sumOf(games, ({ place }) => place) / games.length;
  const meanLead = sumOf(games, ({ lead }) => lead) / games.length;
  const slope = sumOf(games, ({ lead, place }) => (lead - meanLead) * (place - mean)) / sumOf(games, ({ lead }) => (lead - meanLead) ** 2);
  const worths = new Map(
    [...Map.groupBy(games, ({ hero }) => hero)].map(([hero, of]) => [
      hero,
      sumOf(of, ({ place, lead }) => mean + slope * lead - place) / (of.length + 30),
    ]),
  );
  const worthOf = ({ hero }: PlantedGame) => worths.get(hero) ?? 0;
  const lobbies = new Map([...Map.groupBy(games, ({ match }) => match)].map(([match, of]) => [match, sumOf(of, worthOf)]));
  const restOf = (game: PlantedGame) => game.place - slope * game.lead - ((lobbies.get(game.match) ?? 0) - worthOf(game)) / (LOBBY - 1);
  return [...Map.groupBy(games, ({ player, hero }) => `${player} ${hero}`).values()].flatMap((of) => {
    const [first] = of;
    return first ? [{ player: first.player, hero: first.hero, games: of.length, places: sumOf(of, restOf) }] : [];
  });
}

function sumOf<Row>(rows: readonly Row[], valueOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + valueOf(row), 0);
}
