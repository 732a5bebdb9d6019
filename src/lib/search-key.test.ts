import { describe, expect, test } from 'vitest';
import { searchKey } from './search-key.ts';

describe('the key of a name', () => {
  test.each([
    ['Мария', 'maria'],
    ['MARIYA', 'maria'],
    ['Maria', 'maria'],
    ['Юрий', 'iuri'],
    ['Yury', 'iuri'],
    ['Ёжик в тумане', 'ezhik v tumane'],
    ['ежик', 'ezhik'],
    ['Щука', 'shuka'],
    ['shchuka', 'shuka'],
    ['naïve café', 'naive cafe'],
    ['Łukasz', 'lukasz'],
    ['İstanbul', 'istanbul'],
    ["O'Malley", 'omalei'],
    ['🔥Феникс🔥', 'feniks'],
    ['Phoenix', 'foeniks'],
    ['~_-Vortex-_~', 'vorteks'],
    ['[1x6] Гром', '1ks6 grom'],
    ['1337', '1337'],
    ['雪見', '雪見'],
    ['❄️', ''],
    ['', ''],
  ])('%j is %j', (name, key) => {
    expect(searchKey(name)).toBe(key);
  });
});
