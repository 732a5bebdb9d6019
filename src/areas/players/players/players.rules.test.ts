import { describe, expect, test } from 'vitest';
import { readPastedPlayer, readPlayerNumber } from './players.rules.ts';
import { readPlayerAddress } from './profile.rules.ts';

describe('a player number', () => {
  test.each([
    ['143806225', '143806225'],
    ['  143806225 ', '143806225'],
    ['000143', '143'],
    ['123456789012', '123456789012'],
    ['1234567890123', undefined],
    ['', undefined],
    ['0', undefined],
    ['000', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e5', undefined],
    ['abc', undefined],
  ])('typed as %j is read as %j', (typed, number) => {
    expect(readPlayerNumber(typed)).toBe(number);
  });

  test.each([
    ['76561198104071953', '143806225'],
    [' 76561198104071953\n', '143806225'],
    ['https://steamcommunity.com/profiles/76561198104071953', '143806225'],
    ['steamcommunity.com/profiles/76561198104071953/', '143806225'],
    ['http://steamcommunity.com/profiles/76561198104071953?l=russian', '143806225'],
    ['https://sixfold.example/players/143806225', '143806225'],
    ['/players/143806225?page=2', '143806225'],
    ['https://www.dotabuff.com/players/143806225/matches', '143806225'],
    ['смотри https://sixfold.example/players/143806225 вот', '143806225'],
    ['(https://sixfold.example/players/143806225).', '143806225'],
    ['https://sixfold.example/players/143806225x', undefined],
    ['https://sixfold.example/players/1438062251438', undefined],
    ['steamID3: [U:1:118734206]', '118734206'],
    ['steamID: STEAM_0:0:59367103,', '118734206'],
    ['menu:1:118734206', undefined],
    ['[U:1:118734206]', '118734206'],
    ['u:1:118734206', '118734206'],
    ['https://steamcommunity.com/profiles/[U:1:118734206]', '118734206'],
    ['steamcommunity.com/profiles/%5BU:1:118734206%5D/?l=russian', '118734206'],
    ['STEAM_0:0:59367103', '118734206'],
    ['STEAM_1:1:59367103', '118734207'],
    [' steam_0:0:59367103 ', '118734206'],
    ['https://steamcommunity.com/profiles/STEAM_0:0:59367103/', '118734206'],
    ['[U:1:0]', undefined],
    ['STEAM_0:0:0', undefined],
    ['STEAM_0:2:59367103', undefined],
    ['[G:1:118734206]', undefined],
    ['76561197960265728', undefined],
    ['76561197960265729', '1'],
    ['76561202255233023', '4294967295'],
    ['76561202255233024', undefined],
    ['12345678901234567', undefined],
    ['https://steamcommunity.com/id/gabelogannewell', undefined],
    ['https://sixfold.example/players/search', undefined],
    ['https://sixfold.example/players/0', undefined],
    ['143806225', undefined],
    ['', undefined],
  ])('pasted as %j is read as %j', (pasted, number) => {
    expect(readPastedPlayer(pasted)).toBe(number);
  });

  test.each([
    ['143806225', '143806225'],
    ['0143806225', undefined],
    ['abc', undefined],
    ['1 ', undefined],
    ['', undefined],
    ['1234567890123', undefined],
  ])('from the profile address %j is read as %j', (param, number) => {
    expect(readPlayerAddress(param)).toBe(number);
  });
});
