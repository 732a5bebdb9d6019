import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSocial, type SocialField } from './socials.rules.ts';

describe('a link that is saved', () => {
  test.each<[SocialField, string, string | null]>([
    ['twitch', 'https://twitch.tv/gravebloom', 'https://twitch.tv/gravebloom'],
    ['twitch', '  https://www.twitch.tv/gravebloom\n', 'https://www.twitch.tv/gravebloom'],
    ['twitch', 'HTTPS://Twitch.TV/Gravebloom', 'https://twitch.tv/Gravebloom'],
    ['twitch', 'https://twitch.tv', 'https://twitch.tv/'],
    ['twitch', 'https://twitch.tv/a?b=c#d', 'https://twitch.tv/a?b=c#d'],
    ['twitch', 'twitch.tv/omut', 'https://twitch.tv/omut'],
    ['twitch', ' WWW.Twitch.tv/omut ', 'https://www.twitch.tv/omut'],
    ['twitch', 'twitch.tv', 'https://twitch.tv/'],
    ['discord', 'discord.gg/abc', 'https://discord.gg/abc'],
    ['youtube', 'www.youtube.com/@somebody?si=1', 'https://www.youtube.com/@somebody?si=1'],
    ['youtube', 'https://youtube.com/@somebody', 'https://youtube.com/@somebody'],
    ['youtube', 'https://www.youtube.com/channel/UC1', 'https://www.youtube.com/channel/UC1'],
    ['discord', 'https://discord.gg/abc', 'https://discord.gg/abc'],
    ['discord', 'https://discord.com/users/1', 'https://discord.com/users/1'],
    ['discordUserName', 'frost.winter_2', 'frost.winter_2'],
    ['discordUserName', 'ab', 'ab'],
    ['discordUserName', 'a'.repeat(32), 'a'.repeat(32)],
    ['twitch', '', null],
    ['discordUserName', '   ', null],
  ])('to %s typed as %j is %j', (field, typed, value) => {
    expect(readSocial(field, typed)).toEqual({ value });
  });
});

describe('a link that is refused', () => {
  test.each<[SocialField, string]>([
    ['twitch', 'http://twitch.tv/a'],
    ['twitch', 'm.twitch.tv/a'],
    ['twitch', 'twitch.tv.evil.example/a'],
    ['twitch', 'twitch.tv:443/a'],
    ['twitch', 'twitch.tv@evil.example/a'],
    ['twitch', 'twitch.tv\\a'],
    ['twitch', 'omut'],
    ['twitch', '//twitch.tv/a'],
    ['twitch', 'https://m.twitch.tv/a'],
    ['twitch', 'https://twitch.tv.evil.example/a'],
    ['twitch', 'https://eviltwitch.tv/a'],
    ['twitch', 'https://twitch.tv./a'],
    ['twitch', 'https://twitch.tv:443/a'],
    ['twitch', 'https://twitch.tv:/a'],
    ['twitch', 'https://twitch.tv:8080/a'],
    ['twitch', 'https://twitch.tv@evil.example/a'],
    ['twitch', 'https://user:pass@twitch.tv/a'],
    ['twitch', 'https://evil.example/https://twitch.tv/a'],
    ['twitch', 'https://evil.example\\@twitch.tv/a'],
    ['twitch', 'https:\\\\twitch.tv\\a'],
    ['twitch', 'https:/twitch.tv/a'],
    ['twitch', 'https://twi\ttch.tv/a'],
    ['twitch', 'https://twitch.tv/a b'],
    ['twitch', 'https://twitch.tv/\u0000'],
    ['twitch', 'https://тwitch.tv/a'],
    ['twitch', 'https://twitch%2etv/a'],
    ['twitch', 'javascript:alert(1)//twitch.tv'],
    ['twitch', 'https://youtube.com/a'],
    ['youtube', 'https://youtu.be/a'],
    ['youtube', 'https://m.youtube.com/@a'],
    ['discord', 'https://www.discord.com/a'],
    ['discord', 'https://discord.gg.example/a'],
    ['discordUserName', 'a'],
    ['discordUserName', 'a'.repeat(33)],
    ['discordUserName', '.ab'],
    ['discordUserName', 'ab.'],
    ['discordUserName', 'a..b'],
    ['discordUserName', 'a b'],
    ['discordUserName', 'a#1234'],
    ['discordUserName', '@ab'],
    ['discordUserName', 'имя'],
    ['discordUserName', 'ab\n.'],
  ])('to %s typed as %j', (field, typed) => {
    const names = {
      twitch: 'wrongTwitchLink',
      youtube: 'wrongYoutubeLink',
      discord: 'wrongDiscordLink',
      discordUserName: 'wrongDiscordUserName',
    };
    expect(readSocial(field, typed)).toEqual({ problem: names[field] });
  });

  test('because it is longer than 300 characters, as typed or as a browser writes it', () => {
    const typed = `https://twitch.tv/${'a'.repeat(282)}`;
    expect([typed.length, readSocial('twitch', typed)]).toEqual([300, { value: typed }]);
    expect(readSocial('twitch', `${typed}a`)).toEqual({ problem: 'socialTooLong' });
    expect(readSocial('twitch', `https://twitch.tv/${'ы'.repeat(100)}`)).toEqual({ problem: 'socialTooLong' });
  });
});

test('whatever is typed, only https addresses of the allowed hosts are saved, and reading a saved link again changes nothing', () => {
  const parts = fc.constantFrom(
    'https://',
    'http://',
    'twitch.tv',
    'www.',
    'evil.example',
    '@',
    ':',
    '443',
    '/',
    '\\',
    '?',
    '#',
    '.',
    '%2f',
    '\t',
    'a',
    'ю',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(parts, { maxLength: 9 }).map((list) => list.join('')),
        fc.webUrl(),
        fc.string(),
        fc.string().map((rest) => `https://twitch.tv/${rest}`),
      ),
      (typed) => {
        const read = readSocial('twitch', typed);
        if (read.problem !== undefined || read.value === null) return;
        const url = new URL(read.value);
        expect(['twitch.tv', 'www.twitch.tv']).toContain(url.host);
        expect([url.protocol, url.username, url.password, url.port]).toEqual(['https:', '', '', '']);
        expect(readSocial('twitch', read.value)).toEqual(read);
      },
    ),
    { numRuns: 2000 },
  );
});
