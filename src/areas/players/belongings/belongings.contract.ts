import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

export const getBelongings = endpoint({
  method: 'GET',
  path: '/api/v2/players/belongings',
  summary: 'What the caller bought in the game: items of its shop by their numbers, and votes that are left',
  input: v.object({}),
  output: v.object({ items: v.array(whole), votes: whole }),
});
