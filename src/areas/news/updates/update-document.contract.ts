import * as v from 'valibot';
import { LuaName } from '#areas/wiki/content/item-content.contract.ts';
import { cleanLines } from '#lib/lenient.ts';
import { updateTypes, upgradeTypes } from './shown-update.contract.ts';

/** How many characters a field of an update may have. */
export const longest = { url: 80, name: 120, description: 1_000, rows: 12_000 } as const;
const clean = (most: number) => v.pipe(v.string(), v.transform(cleanLines), v.maxLength(most, `must be ${most} characters at most`));
const pair = (most: number) => v.strictObject({ ru: clean(most), en: clean(most) });
export type Pair = v.InferOutput<ReturnType<typeof pair>>;
const typedPair = () => v.strictObject({ ru: v.string(), en: v.string() });

/** Reserved words in addresses under /updates. */
export const reservedUrls: ReadonlySet<string> = new Set(['feed', 'rss', 'atom', 'view', 'subjects', 'since-last-match']);

/** The last part of the address of an update. */
export const UpdateUrl = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(longest.url, `must be ${longest.url} characters at most`),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits, parted by hyphens'),
);

function documentOf(url: v.GenericSchema<string>, text: (most: number) => v.GenericSchema<Pair>) {
  /** Lines as typed: a mark, the words, small markup. */
  const rows = text(longest.rows);
  const upgrade = v.strictObject({ type: v.picklist(upgradeTypes), rows });
  /** `name`: the talent of a skill, or `hero_talent` for those of the hero as a whole. */
  const name = v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,60}$/));
  const talent = v.strictObject({ name, orange: rows, purple: rows, blue: rows, ability: rows });
  const hero = v.strictObject({
    name: v.pipe(v.string(), v.regex(/^npc_dota_hero_[a-z_]+$/)),
    rows,
    upgrades: v.pipe(v.array(upgrade), v.maxLength(upgradeTypes.length)),
    talents: v.pipe(v.array(talent), v.maxLength(30)),
  });
  return v.strictObject({
    url,
    type: v.picklist(updateTypes),
    name: text(longest.name),
    description: text(longest.description),
    rows,
    items: v.pipe(v.array(v.strictObject({ name: LuaName, rows })), v.maxLength(2_000)),
    heroes: v.pipe(v.array(hero), v.maxLength(500)),
    outdated: v.record(v.string(), v.picklist(['ru', 'en'])),
  });
}

/** An update's document. `outdated` maps paths to the language that is older than the other one. */
export const UpdateDocument = documentOf(UpdateUrl, pair);
/** The same while being typed: its texts may be too long, and its address may be invalid. */
export const TypedDocument = documentOf(v.string(), typedPair);
export type UpdateDocument = v.InferOutput<typeof UpdateDocument>;
export type HeroLines = UpdateDocument['heroes'][number];
export type ItemLines = UpdateDocument['items'][number];
