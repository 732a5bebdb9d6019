import type { TalentColour } from '#areas/news/updates/shown-update.contract.ts';

/** Where an update mentions a hero's value: at an upgrade, or at the talents of a colour of a skill (`hero_talent`: of none). */
export type ChangePlace = { upgrade: 'scepter' | 'shard' | 'innate' } | { talent: string; colour: TalentColour };

const upgradePath = /^upgrades\[(scepter|shard|innate)(?: \d+)?\]/;
const skillPath = /^skills\[(\w+)\]\.(orange|purple|blue|ability)/;
const widePath = /^heroWide\.(purple|blue)/;

/** The place of a value by its path, such as `skills[mist].blue[modifier_x].text.en`; undefined for values of the hero as such. */
export function placeOf(path: string): ChangePlace | undefined {
  const upgrade = upgradePath.exec(path)?.[1];
  if (upgrade === 'scepter' || upgrade === 'shard' || upgrade === 'innate') return { upgrade };
  const [, talent, colour] = skillPath.exec(path) ?? [];
  if (talent !== undefined && isColour(colour)) return { talent, colour };
  const wide = widePath.exec(path)?.[1];
  return wide === 'purple' || wide === 'blue' ? { talent: 'hero_talent', colour: wide } : undefined;
}

function isColour(word: string | undefined): word is TalentColour {
  return word === 'orange' || word === 'purple' || word === 'blue' || word === 'ability';
}
