import { expect, test } from 'vitest';
import { readSearchText } from './search-text.rules.ts';

test.each([
  ['мария', { name: 'мария' }],
  ['  not a number 5 ', { name: 'not a number 5' }],
  ['N/A', { name: 'N/A' }],
  ['1337', { name: '1337', playerId: 1337, matchId: '1337' }],
  ['#1337', { name: '1337', playerId: 1337, matchId: '1337' }],
  ['000143806225', { name: '000143806225', playerId: 143806225, matchId: '143806225' }],
  ['8412907331', { name: '8412907331', matchId: '8412907331' }],
  ['4294967295', { name: '4294967295', playerId: 4294967295, matchId: '4294967295' }],
  ['76561198104071953', { name: '76561198104071953', playerId: 143806225, matchId: '76561198104071953' }],
  ['9223372036854775807', { name: '9223372036854775807', matchId: '9223372036854775807' }],
  ['9223372036854775808', { name: '9223372036854775808' }],
  ['0', { name: '0' }],
  ['1e5', { name: '1e5' }],
  ['-1', { name: '-1' }],
  ['https://steamcommunity.com/profiles/76561198104071953/', { playerId: 143806225 }],
  ['steamcommunity.com/profiles/76561198104071953?l=russian', { playerId: 143806225 }],
  ['https://sixfold.example/players/143806225?mode=2x8', { playerId: 143806225 }],
  ['https://www.dotabuff.com/players/143806225/matches', { playerId: 143806225 }],
  ['https://steamcommunity.com/id/GabeN/', { steamName: 'gaben' }],
  ['steamcommunity.com/id/some_one-2', { steamName: 'some_one-2' }],
  ['https://evilsteamcommunity.com/id/someone', { name: 'https://evilsteamcommunity.com/id/someon' }],
  ['https://sixfold.example/matches/8412907331', { matchId: '8412907331' }],
  ['/matches/8412907331?x=1', { matchId: '8412907331' }],
  ['https://www.dotabuff.com/matches/8412907331/', { matchId: '8412907331' }],
  ['https://www.opendota.com/matches/8412907331/overview', { matchId: '8412907331' }],
  ['https://sixfold.example/matches/search', { name: 'https://sixfold.example/matches/search' }],
  ['https://sixfold.example/heroes/anti-mage', { heroUrlName: 'anti-mage' }],
  ['...', {}],
  ['🔥', {}],
  ['', {}],
])('%j means %j', (typed, meaning) => {
  expect(readSearchText(typed)).toEqual(meaning);
});
