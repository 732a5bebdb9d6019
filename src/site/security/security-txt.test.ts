import { expect, test } from 'vitest';
import { readConfig } from '#services/config.ts';
import { openWebSite } from '../../../tests/kits/web-site.ts';

const path = '/.well-known/security.txt';

test('someone who finds a vulnerability can read whom to tell, for 90 days from the day of reading', async () => {
  const site = await openWebSite({ SECURITY_CONTACT: 'mailto:security@example.org, https://example.org/report' });
  try {
    const response = await fetch(site.origin + path);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines.slice(0, 2)).toEqual(['Contact: mailto:security@example.org', 'Contact: https://example.org/report']);
    const days = (Date.parse(lines[2]?.replace('Expires: ', '') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(88.9);
    expect(days).toBeLessThan(91);
    expect(lines.slice(3)).toEqual(['Preferred-Languages: ru, en', `Canonical: ${site.config.origin}${path}`, '']);
  } finally {
    await site.close();
  }
});

test('without a contact from the owner there is no such file', async () => {
  const site = await openWebSite();
  try {
    expect((await fetch(site.origin + path)).status).toBe(404);
  } finally {
    await site.close();
  }
});

test('an invalid contact stops the start', () => {
  expect(() => readConfig({ SECURITY_CONTACT: 'security@example.org' })).toThrow('SECURITY_CONTACT must be addresses');
});
