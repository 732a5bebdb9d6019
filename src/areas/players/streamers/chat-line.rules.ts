import type { Language } from '#lib/words.ts';
import { clockOf, signed } from './overlay.rules.ts';
import type { PlayerNow } from './player-now.contract.ts';
import { text } from './streamers.text.ts';

const LONGEST_NAME = 32;
const MOST_PLACES = 10;

/** A player in one chat line, 200 characters at most: rating, today's change and places, and the current match. */
export function chatLine(now: PlayerNow, language: Language, at: Date): string {
  const words = text(language);
  const isDuo = (now.match ?? now.last)?.isDuo ?? false;
  const { rating, change, places } = isDuo ? now.duo : now.solo;
  const rated = new Intl.NumberFormat(language).format(rating).replaceAll(/\s/g, ' ');
  const parts = [`${nameInChat(now.nickname)}: ${rated} (${words.changeToday(signed(change))})`];
  if (places.length > 0) parts.push(words.placesToday(places.slice(-MOST_PLACES).join(' ')));
  if (now.match) {
    const { left, playerCount, createdAtUtc } = now.match;
    parts.push(words.inMatch(clockOf(at.getTime() - Date.parse(`${createdAtUtc}Z`)), left, playerCount));
  }
  return parts.join(', ');
}

/** A name on one line that no chat takes for a command. */
export function nameInChat(nickname: string): string {
  const whole = nickname.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  const plain = whole.replace(/^[\s/.!]+/, '') || `«${whole}»`;
  const letters = Array.from(plain);
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : plain;
}
