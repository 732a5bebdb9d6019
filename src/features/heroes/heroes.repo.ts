import content from '../../../content/heroes.json' with { type: 'json' };
import { parse } from 'valibot';
import { HeroContent, type ContentHero } from './hero-content.contract.ts';

const { heroes } = parse(HeroContent, content);

/** Every hero of the content pack, in its order. */
export function listContentHeroes(): readonly ContentHero[] {
  return heroes;
}
