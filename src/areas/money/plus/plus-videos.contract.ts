import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';

export const getPlusVideos = endpoint({
  method: 'GET',
  path: '/api/v2/payments/videos',
  summary: 'The videos of the subscription page, at /videos/plus/{name}: header and 1 to 8, as .webm or .mp4',
  input: v.object({}),
  output: v.array(v.string()),
});
