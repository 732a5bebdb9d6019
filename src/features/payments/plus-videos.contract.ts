import * as v from 'valibot';
import { endpoint } from '#lib/endpoint.ts';

/** The header and the eight rows. */
export const plusSlots = ['header', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

export const getPlusVideos = endpoint({
  method: 'GET',
  path: '/api/v2/payments/videos',
  summary: 'Which slots of the page of the subscription have a video',
  input: v.object({}),
  output: v.array(v.picklist(plusSlots)),
});

export const getPlusVideo = endpoint({
  method: 'GET',
  path: '/api/v2/payments/video',
  summary: 'The video of a slot',
  input: v.object({ slot: v.picklist(plusSlots, 'must be header or 1 to 8') }),
  output: v.null(),
});
