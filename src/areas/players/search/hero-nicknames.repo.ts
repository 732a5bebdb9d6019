import content from '../../../../content/hero-nicknames.json' with { type: 'json' };
import { parse } from 'valibot';
import { HeroNicknames } from './search.contract.ts';

const nicknames = parse(HeroNicknames, content);

/** How players call a hero besides its names, in both languages; nothing for a hero that has no nickname yet. */
export function listHeroNicknames(hero: string): readonly string[] {
  return nicknames[hero] ?? [];
}
