import { expect, test } from 'vitest';
import { isFromNetworks } from '#web/server/source.ts';
import { yookassa } from './outside.ts';
import { readVariables } from './variables.ts';

const read = (YOOKASSA_NOTIFY_FROM: string) => readVariables(yookassa, { YOOKASSA_NOTIFY_FROM }).notifyFrom;

test.each(['185.71.76.0/270', '185.71.76.0/33', '2a02:5180::/129', '999.1.1.1', '1.2.3', 'fe80', '185.71.76.0/', '1.2.3.4/2/3', 'any'])(
  '%s, which is not a network, is refused as a source of notifications',
  (network) => {
    expect(() => read(`185.71.76.0/27,${network}`)).toThrow('YOOKASSA_NOTIFY_FROM must be addresses or networks, separated by commas.');
  },
);

test('networks and single addresses are read as they are written', () => {
  const networks = read('185.71.76.0/27, 77.75.156.11,2a02:5180::/32,0.0.0.0/0,::1');
  expect(networks).toHaveLength(5);
  expect(isFromNetworks('2a02:5180::7', networks)).toBe(true);
});
