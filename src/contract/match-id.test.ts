import { describe, expect, it } from 'vitest';
import { readMatchNumber, readTypedMatch } from './match-id.ts';

describe('a match number', () => {
  it.each([
    ['8412907331', '8412907331'],
    [' 007 ', '7'],
    ['9223372036854775807', '9223372036854775807'],
    ['9223372036854775808', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e5', undefined],
    ['', undefined],
    ['８４', undefined],
  ])('%j is %j', (typed, id) => {
    expect(readMatchNumber(typed)).toBe(id);
  });

  it.each([
    ['8412907331', '8412907331'],
    ['#8412907331', '8412907331'],
    ['№ 8412907331', '8412907331'],
    ['Match 8412907331', '8412907331'],
    ['Match ID: 8412907331', '8412907331'],
    ['Матч №8412907331', '8412907331'],
    ['ID матча: 8412907331', '8412907331'],
    ['Номер матча 8412907331', '8412907331'],
    ['\u200e8412907331\u200b', '8412907331'],
    ['Матч \u2066№8412907331\u2069', '8412907331'],
    ['my 8412907331', undefined],
    ['https://sixfold.example/matches/8412907331?lang=ru', '8412907331'],
    ['dotabuff.com/matches/8412907331', '8412907331'],
    ['matches/8412907331', '8412907331'],
    ['https://sixfold.example/matches/8412907331 was close', '8412907331'],
    ['https://sixfold.example/matches/8412907331-and-more', undefined],
    ['[U:1:118734206]', undefined],
    ['https://sixfold.example/players/118734206', undefined],
    ['', undefined],
  ])('typed or pasted as %j is %j', (typed, id) => {
    expect(readTypedMatch(typed)).toBe(id);
  });
});
