import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { talentsOf } from '#areas/wiki/content/content.rules.ts';
import type { TalentContent } from '#areas/wiki/content/hero-content.contract.ts';
import { skillEmblem, talentEmblem, talentEmblems } from '#areas/wiki/content/talent-emblem.rules.ts';
import { normaliseName, type Attribute, type EmblemKind } from '#lib/emblem/emblem.ts';
import { anyEmblemOf } from '#lib/emblem/item-emblem.ts';

export const pictureKinds = ['heroes', 'talents', 'items'] as const;
export type PictureKind = (typeof pictureKinds)[number];

const LARGEST_SIDE = 1024;
const emblemKinds: Record<PictureKind, EmblemKind> = { heroes: 'hero', talents: 'ability', items: 'item' };
const attributeMarks: Record<string, Attribute> = { Strength: 'str', Agility: 'agi', Intellect: 'int', All: 'all' };

/** The subject of a picture's emblem. */
export type Subject = { kind: EmblemKind; name: string; attribute?: Attribute | undefined };

/** Every picture that pages and programs may request, by kind and name; unknown names are refused, so that nobody fills the disk. */
export function pictureSubjects(set: ContentSet): ReadonlyMap<string, Subject> {
  const subjects = new Map<string, Subject>();
  const add = (kind: PictureKind, name: string | undefined, shown = name) => {
    if (name !== undefined && shown !== undefined) subjects.set(`${kind}/${name}`, { kind: emblemKinds[kind], name: shown });
  };
  for (const hero of set.heroes) {
    const attribute = attributeMarks[hero.attribute];
    for (const name of [hero.name, hero.urlName]) subjects.set(`heroes/${name}`, { kind: 'hero', name: hero.name, attribute });
    for (const talent of talentsOf(hero)) {
      add('talents', talent.image);
      for (const feature of talent.extraInfo?.features ?? []) add('talents', feature.image);
    }
    const emblems = talentEmblems(hero);
    const addTalents = (talents: readonly TalentContent[]) => {
      for (const talent of talents) add('talents', talent.modName, emblems.get(talent));
    };
    addTalents([...(hero.heroWide?.purple ?? []), ...(hero.heroWide?.blue ?? [])]);
    for (const skill of hero.skills) {
      const emblem = skillEmblem(skill);
      for (const name of [skill.name, skill.talent, skill.image]) add('talents', name, emblem);
      addTalents([skill.orange, ...skill.purple, ...skill.blue]);
    }
    for (const { texture } of hero.upgrades ?? []) add('talents', texture);
    for (const { name } of hero.changes ?? []) if (!subjects.has(`talents/${name}`)) add('talents', name);
  }
  for (const { talent } of set.generalTalents) add('talents', talent.modName, talentEmblem(talent));
  for (const { luaName } of set.items) add('items', luaName);
  return subjects;
}

/** The subject of a name: from the content, or a hero or item of the original game that the emblems know. */
export function subjectOf(subjects: ReadonlyMap<string, Subject>, kind: PictureKind, name: string): Subject | undefined {
  const known = subjects.get(`${kind}/${name}`);
  if (known || kind === 'talents') return known;
  const prefix = kind === 'heroes' ? 'npc_dota_hero_' : 'item_';
  // Only the game's own spelling: other spellings of a name would be separate files on the disk.
  if (name !== prefix + normaliseName(name).replaceAll('-', '_')) return undefined;
  const subject: Subject = { kind: emblemKinds[kind], name };
  return anyEmblemOf(subject.kind, name).glyph.sprite === kind ? subject : undefined;
}

/** The emblem subject of a name that is not in the content any more, though a page about an earlier time may use it. */
export function strangerOf(kind: PictureKind, name: string): Subject {
  return { kind: emblemKinds[kind], name };
}

/** `80x47.png` as width and height; undefined when it is not a size of 1 to 1024. */
export function readSize(file: string): { width: number; height: number } | undefined {
  const [, w, h] = /^([1-9]\d{0,3})x([1-9]\d{0,3})\.png$/.exec(file) ?? [];
  const [width, height] = [Number(w), Number(h)];
  return width <= LARGEST_SIDE && height <= LARGEST_SIDE ? { width, height } : undefined;
}

/** An AVIF of a million pixels takes half a second of CPU time: large pictures are WebP. */
const LARGEST_AVIF_PIXELS = 512 * 512;

/** The best format that a client accepts; without an Accept header it is PNG, as in the address. */
export function formatFor(accept: string | null, pixels: number): 'avif' | 'webp' | 'png' {
  const taken = (accept ?? '').split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type];
  });
  if (taken.includes('image/avif') && pixels <= LARGEST_AVIF_PIXELS) return 'avif';
  return taken.includes('image/webp') ? 'webp' : 'png';
}

/** The version of the drawing code: increase it when pictures are drawn differently, and all stored ones are rendered again. */
export const DRAWING = 3;
