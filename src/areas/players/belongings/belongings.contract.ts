import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

export const getBelongings = endpoint({
  method: 'GET',
  path: '/api/v2/players/belongings',
  summary: 'What the caller bought in the game: shop items by number, and votes left',
  input: v.object({}),
  output: v.object({ items: v.array(whole), votes: whole }),
});
