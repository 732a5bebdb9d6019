import { afterAll, beforeAll, expect, test } from 'vitest';
import { standInTelegram } from '../../../../demo/stand-ins/telegram-calls.ts';
import { startStandInTelegram, type StandInTelegram } from '../../../../demo/stand-ins/telegram.ts';
import { sendToTelegram } from './telegram.provider.ts';

let telegram: StandInTelegram;
beforeAll(async () => {
  // A chat accepts one message a second.
  let at = Date.now();
  telegram = await startStandInTelegram({ clock: () => (at += 5000) });
});
afterAll(() => telegram.close());

test('a correction is made in the channel where the message was sent, and in no other, whose messages have the same numbers', async () => {
  const { ru, en } = standInTelegram.chats;
  const { origin: apiBase } = telegram;
  const placeOf = (chat: string) =>
    ({ kind: 'telegram', target: 'telegram-ru', language: 'ru', apiBase, secret: standInTelegram.token, chat }) as const;
  const texts = (words: string) => ({ html: words, plain: words, preview: 'https://site.example/' });
  const said = await sendToTelegram(placeOf(ru), texts('first'), null);
  const messageId = said.kind === 'sent' ? said.messageId : '';
  expect(await sendToTelegram(placeOf(en), texts('corrected'), messageId)).toMatchObject({ kind: 'dropped' });
  expect(telegram.messages.map(({ text }) => text)).toEqual(['first']);
  expect(await sendToTelegram(placeOf(ru), texts('corrected'), messageId)).toEqual({ kind: 'sent', messageId });
  expect(telegram.messages.map(({ text }) => text)).toEqual(['corrected']);
});
