import { expect, test } from 'vitest';
import { arenaHeroes } from './Arena.tsx';

test.each([
  {
    what: 'the favourites in their order',
    favourites: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    others: [],
    arena: ['a', 'b', 'c', 'd', 'e', 'f'],
  },
  {
    what: 'every hero once',
    favourites: ['a', 'a', null, 'b', 'a'],
    others: ['b', 'c', 'd', 'e', 'f', 'g'],
    arena: ['a', 'b', 'c', 'd', 'e', 'f'],
  },
  { what: 'any heroes on an empty site', favourites: [], others: ['a', 'b'], arena: ['a', 'b'] },
])('the arena shows $what', ({ favourites, others, arena }) => {
  expect(arenaHeroes(favourites, others)).toEqual(arena);
});
