import { words } from '#lib/words.ts';

const text = words({
  once: { ru: (what: string) => `${what}, без автопродления`, en: (what: string) => `${what}, without auto-renewal` },
});

/** The description on payment page and receipt if renewal was requested but the shop cannot store cards. */
export function soldOnce(what: string): string {
  return text('ru').once(what);
}
