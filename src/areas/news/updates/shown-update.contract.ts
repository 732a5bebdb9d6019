import * as v from 'valibot';
import { RichTextAnswer } from '#areas/wiki/content/text.contract.ts';

export const updateTypes = ['major', 'minor', 'fix'] as const;
export type UpdateType = (typeof updateTypes)[number];
export const upgradeTypes = ['scepter', 'shard', 'innate'] as const;
export const talentColours = ['orange', 'purple', 'blue', 'ability'] as const;
export type TalentColour = (typeof talentColours)[number];

/** What a line says about its subject; `note` makes no statement. */
export const marks = ['up', 'down', 'change', 'new', 'note'] as const;
export type Mark = (typeof marks)[number];

/** One line, parsed. */
export const ShownRow = v.object({ mark: v.picklist(marks), text: RichTextAnswer });
export type ShownRow = v.InferOutput<typeof ShownRow>;

const Rows = v.object({ ru: v.array(ShownRow), en: v.array(ShownRow) });
export type LocalRows = v.InferOutput<typeof Rows>;
const Words = v.object({ ru: v.string(), en: v.string() });

const colours = v.entriesFromList(talentColours, Rows);
export const ShownHero = v.object({
  name: v.string(),
  rows: Rows,
  upgrades: v.array(v.object({ type: v.picklist(upgradeTypes), rows: Rows })),
  talents: v.array(v.object({ name: v.string(), ...colours })),
});
export type ShownHero = v.InferOutput<typeof ShownHero>;

/** An update as readers see it: its document's content, parsed once when published. */
export const ShownUpdate = v.object({
  type: v.picklist(updateTypes),
  name: Words,
  description: Words,
  rows: Rows,
  items: v.array(v.object({ name: v.string(), rows: Rows })),
  heroes: v.array(ShownHero),
});
export type ShownUpdate = v.InferOutput<typeof ShownUpdate>;
