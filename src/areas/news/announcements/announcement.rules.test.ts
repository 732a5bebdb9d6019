import { describe, expect, it } from 'vitest';
import type { Announcement } from './announcement.contract.ts';
import { discordEmbed, limits, retrySeconds, telegramText } from './announcement.rules.ts';

const announcement: Announcement = {
  title: 'Update <7.1>',
  description: 'Axe & Lina',
  lists: [{ label: 'Heroes', text: 'Axe, Lina' }],
  link: 'https://site.example/updates/7.1?a=1&b=2',
  read: 'Read',
  corrected: null,
  publishedAt: new Date('2026-03-10T12:00:00Z'),
};
const long = {
  ...announcement,
  title: 't'.repeat(300),
  description: 'd'.repeat(9_000),
  lists: [{ label: 'Heroes', text: 'h'.repeat(3_000) }],
};

describe('a message in Telegram', () => {
  it('shows the text as it was typed, and links to the update', () => {
    expect(telegramText(announcement)).toBe(
      [
        '<b>Update &lt;7.1&gt;</b>',
        'Axe &amp; Lina',
        '<b>Heroes:</b> Axe, Lina',
        '<a href="https://site.example/updates/7.1?a=1&amp;b=2">Read</a>',
      ].join('\n\n'),
    );
  });

  it('has no markup if none is wanted, and says when it was corrected', () => {
    expect(telegramText({ ...announcement, corrected: 'Corrected' }, true)).toBe(
      ['Update <7.1>', 'Axe & Lina', 'Heroes: Axe, Lina', 'Corrected', `Read: ${announcement.link}`].join('\n\n'),
    );
  });

  it('keeps its link if the description has to be cut to Telegram’s limit', () => {
    const text = telegramText({ ...announcement, description: 'd'.repeat(9_000) }, true);
    expect(text.length).toBeLessThanOrEqual(limits.telegram);
    expect(text).toContain('…');
    expect(text.endsWith(announcement.link)).toBe(true);
  });
});

describe('a message in Discord', () => {
  it('is within every limit, including the limit of the whole message', () => {
    const { title, description = '', fields } = discordEmbed(long);
    expect(title.length).toBe(limits.title);
    expect(fields[0]?.value.length).toBe(limits.field);
    expect(description.length).toBeLessThanOrEqual(limits.description);
    const all = title.length + description.length + fields.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
    expect(all).toBeLessThanOrEqual(limits.embed);
  });

  it('has neither an empty description nor an empty footer', () => {
    const embed = discordEmbed({ ...announcement, description: '' });
    expect(Object.keys(embed)).not.toContain('description');
    expect(Object.keys(embed)).not.toContain('footer');
  });
});

it('a message that could not be sent is tried again after 5, 10 and 20 seconds, and later at most once an hour', () => {
  expect([1, 2, 3, 20].map(retrySeconds)).toEqual([5, 10, 20, 3600]);
});
