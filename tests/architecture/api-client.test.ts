import { expect, test } from 'vitest';
import { routes } from '#site/endpoints.ts';
import { describeApi } from '#web/server/openapi.ts';
import { clientTypesOf } from '../kits/client-types.ts';

const limits = { requestsPerMinute: 0, requestsPerMinuteByKey: 0, openStreams: 0 };
const info = { title: '', version: '', description: '' };

test('the types of the client are those of the contracts', async () => {
  const api = describeApi(routes, { info, origin: 'https://site.example', limits, examples: {} });
  await expect(clientTypesOf(api)).toMatchFileSnapshot('../../packages/client/calls.d.mts');
});
