import * as v from 'valibot';
import { richTags, tones, type RichNode, type RichText as RichTextTree } from '#lib/rich-text.ts';

const DEEPEST = 30;
const elementKeys = new Set(['tag', 'tone', 'children']);
const tagNames: ReadonlySet<unknown> = new Set(richTags);
const toneNames: ReadonlySet<unknown> = new Set(Object.keys(tones));

/** Hand-written for speed: every publish and every starting process checks thousands of texts. */
function isNode(value: unknown, depth: number): value is RichNode {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false;
  if (!Object.keys(value).every((key) => elementKeys.has(key))) return false;
  const { tag, tone, children }: { tag?: unknown; tone?: unknown; children?: unknown } = value;
  if (!tagNames.has(tag) || (tone !== undefined && !toneNames.has(tone))) return false;
  return children === undefined || (Array.isArray(children) && children.every((child) => isNode(child, depth + 1)));
}

/** A text with markup as a parsed tree; `services/markup.ts` makes one from HTML. */
const RichText = v.custom<RichTextTree>((value) => isRichText(value), 'is no text');

/** The same in an answer: it was checked when it was stored. */
export const RichTextAnswer: v.GenericSchema<RichTextTree> = v.array(v.any());
export const AnswerLanguage = v.optional(v.picklist(['ru', 'en'], 'must be ru or en'), 'ru');

/** Whether a value is a text's tree. A list of plain words is not: it has no elements. */
export function isRichText(value: unknown): value is RichTextTree {
  return Array.isArray(value) && value.every((node) => isNode(node, 0));
}

/** A value in the languages it exists in. What the game's files lack is missing, and simply not shown. */
export function localized<const S extends v.GenericSchema>(value: S) {
  return v.pipe(
    v.strictObject({ ru: v.exactOptional(value), en: v.exactOptional(value) }),
    v.check((given) => given.ru !== undefined || given.en !== undefined, 'is there in no language'),
  );
}

const Label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
export const LocalLabel = localized(Label);
export const LocalText = localized(RichText);
export type LocalLabel = v.InferOutput<typeof LocalLabel>;
export type LocalText = v.InferOutput<typeof LocalText>;

/** The name of a picture: of the game's texture, or what an emblem is drawn from. */
export const Picture = v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/, 'must be the name of a picture: letters, digits, _ and -'));
/** Figures by level, such as seconds of a cooldown; one for every level when it does not change. */
export const Figures = v.pipe(v.array(v.pipe(v.number(), v.minValue(0))), v.minLength(1), v.maxLength(12));
