import { words } from '#lib/words.ts';

const text = words({
  once: { ru: (what: string) => `${what}, без автопродления`, en: (what: string) => `${what}, without auto-renewal` },
});

/** What is bought as the payment page and the receipt call it, where renewing was wished and the shop cannot. */
export function soldOnce(what: string): string {
  return text('ru').once(what);
}
