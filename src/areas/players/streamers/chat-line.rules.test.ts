import { expect, test } from 'vitest';
import { nameInChat } from './chat-line.rules.ts';

test.each([
  ['Zeus', 'Zeus'],
  ['/ban everybody', 'ban everybody'],
  ['!points', 'points'],
  ['a\u200bb\nc', 'a b c'],
  ['...', '«...»'],
  ['/', '«/»'],
  ['x'.repeat(40), `${'x'.repeat(31)}…`],
])('the name %j appears as %j in a chat: in one line, and not as a command', (nickname, named) => {
  expect(nameInChat(nickname)).toBe(named);
});
