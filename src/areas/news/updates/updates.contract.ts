import * as v from 'valibot';
import { heroAttributes } from '#areas/wiki/content/hero-content.contract.ts';
import { LuaName } from '#areas/wiki/content/item-content.contract.ts';
import { AnswerLanguage } from '#areas/wiki/content/text.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { paged, PlainPage } from '#contract/paged.contract.ts';
import { whole } from '#contract/whole.contract.ts';
import { isDay, moscowMidnight } from '#lib/dates.ts';
import { marks, ShownRow, talentColours, updateTypes, upgradeTypes } from './shown-update.contract.ts';

/** What a line of an update may say of its subject. */
const changeKinds = marks.filter((mark) => mark !== 'note');
const Url = v.pipe(v.string(), v.maxLength(100, 'must be 100 characters at most'), v.toLowerCase());
const HeroName = v.pipe(v.string(), v.maxLength(100, 'must be 100 characters at most'), v.toLowerCase());
/** A Moscow day such as `2026-11-21`, read as its beginning. */
const Day = v.pipe(v.string(), v.check(isDay, 'must be a day, such as 2026-11-21'), v.transform(moscowMidnight));
const Rows = v.nullable(v.string());
const ChangeType = v.picklist(['up', 'down', 'change']);
export type ChangeType = v.InferOutput<typeof ChangeType>;

const ListedUpdate = v.object({
  url: v.string(),
  ruName: v.string(),
  engName: v.string(),
  type: v.picklist(updateTypes),
  createdAt: v.string(),
  /** Ours: when it was last corrected. */
  correctedAt: v.nullable(v.string()),
  ruDescription: Rows,
  engDescription: Rows,
  /** Ours: how many heroes and items it changes. */
  heroCount: whole,
  itemCount: whole,
  /** Ours: heroes that only got stronger, only weaker, and the rest. */
  heroChanges: v.object({ up: whole, down: whole, change: whole }),
  /** Ours: the game's names of the first heroes in it. */
  heroNames: v.array(v.string()),
});
export type ListedUpdate = v.InferOutput<typeof ListedUpdate>;

export const listUpdates = endpoint({
  method: 'GET',
  path: '/api/v2/updates',
  summary:
    'Updates of the game, newest first; on request only those with a hero, an item, a kind of change or between two Moscow days, both included',
  input: v.object({
    ...PlainPage,
    heroName: v.optional(HeroName),
    luaName: v.optional(LuaName),
    kind: v.optional(v.picklist(changeKinds)),
    fromDay: v.optional(Day),
    toDay: v.optional(Day),
  }),
  output: paged(ListedUpdate),
});

const ChangedSubjects = v.object({
  /** By the names that players know them by, in the order of these. */
  heroes: v.array(v.object({ name: v.string(), urlName: v.string(), title: v.string() })),
  items: v.array(v.object({ luaName: v.string(), title: v.string() })),
});
export type ChangedSubjects = v.InferOutput<typeof ChangedSubjects>;

export const listChangedSubjects = endpoint({
  method: 'GET',
  path: '/api/v2/updates/subjects',
  summary: 'Heroes and items that updates have changed',
  input: v.object({}),
  output: ChangedSubjects,
});

const NewToPlayer = v.object({
  /** When the player's last match began; null without one, and then nothing is new. */
  playedAt: v.nullable(v.string()),
  updateCount: whole,
  /** The Moscow day of the first of these updates. */
  fromDay: v.nullable(v.string()),
  /** Heroes whom the player has taken and these updates changed, the one taken most often first. */
  heroes: v.array(v.object({ name: v.string(), urlName: v.string(), title: v.string() })),
});
export type NewToPlayer = v.InferOutput<typeof NewToPlayer>;

export const getNewToPlayer = endpoint({
  method: 'GET',
  path: '/api/v2/updates/since-last-match',
  summary: 'What updates have changed since the caller’s last match, and which of the caller’s heroes',
  input: v.object({}),
  output: NewToPlayer,
});

const HeroChange = v.object({
  name: v.string(),
  urlName: v.string(),
  attribute: v.nullable(v.picklist(heroAttributes)),
  userFrendlyName: v.string(),
  userFriendlyName: v.string(),
  ruRows: Rows,
  engRows: Rows,
  upgrades: v.array(v.object({ type: v.picklist(upgradeTypes), changeType: ChangeType, ruRows: Rows, engRows: Rows })),
  talents: v.array(
    v.object({
      name: v.string(),
      changeType: ChangeType,
      orangeRuRows: Rows,
      orangeEngRows: Rows,
      purpleRuRows: Rows,
      purpleEngRows: Rows,
      blueRuRows: Rows,
      blueEngRows: Rows,
      abilityRuRows: Rows,
      abilityEngRows: Rows,
    }),
  ),
});

const Update = v.object({
  url: v.string(),
  ruName: v.string(),
  engName: v.string(),
  type: v.picklist(updateTypes),
  createdAt: v.string(),
  correctedAt: v.nullable(v.string()),
  ruDescription: Rows,
  engDescription: Rows,
  ruRows: Rows,
  engRows: Rows,
  items: v.array(v.object({ name: v.string(), changeType: ChangeType, ruRows: Rows, engRows: Rows })),
  heroes: v.array(HeroChange),
});
export type Update = v.InferOutput<typeof Update>;

export const getUpdate = endpoint({
  method: 'GET',
  path: '/api/v2/updates/:url',
  summary: 'One whole update; lines are HTML with a few safe elements',
  input: v.object({ url: Url }),
  output: Update,
});

/** Lines in a language; `lang` says that they are in the other one, because this one has none. */
const ViewRows = v.object({ lang: v.nullable(v.picklist(['ru', 'en'])), rows: v.array(ShownRow) });
export type ViewRows = v.InferOutput<typeof ViewRows>;

const HeroView = v.object({
  name: v.string(),
  title: v.string(),
  /** Null when the content does not know the hero. */
  urlName: v.nullable(v.string()),
  attribute: v.nullable(v.picklist(heroAttributes)),
  rows: ViewRows,
  upgrades: v.array(v.object({ type: v.picklist(upgradeTypes), rows: ViewRows })),
  talents: v.array(v.object({ name: v.string(), title: v.nullable(v.string()), ...v.entriesFromList(talentColours, ViewRows) })),
});
export type HeroView = v.InferOutput<typeof HeroView>;

export const UpdateView = v.object({
  url: v.string(),
  type: v.picklist(updateTypes),
  name: v.string(),
  description: v.string(),
  /** The other language, when the name or the description is there in that one alone. */
  nameLang: v.nullable(v.picklist(['ru', 'en'])),
  descriptionLang: v.nullable(v.picklist(['ru', 'en'])),
  publishedAt: v.string(),
  correctedAt: v.nullable(v.string()),
  rows: ViewRows,
  items: v.array(v.object({ name: v.string(), title: v.string(), isInShop: v.boolean(), rows: ViewRows })),
  heroes: v.array(HeroView),
});
export type UpdateView = v.InferOutput<typeof UpdateView>;

export const getUpdateView = endpoint({
  method: 'GET',
  path: '/api/v2/updates/view',
  summary: 'One update in one language, its lines as trees of text with their marks, as its page shows it',
  input: v.object({ url: Url, lang: AnswerLanguage }),
  output: UpdateView,
});

const HeroHistory = v.array(
  v.object({ url: v.string(), name: v.string(), publishedAt: v.string(), correctedAt: v.nullable(v.string()), hero: HeroView }),
);
export type HeroHistory = v.InferOutput<typeof HeroHistory>;

export const listHeroChanges = endpoint({
  method: 'GET',
  path: '/api/v2/heroes/changes',
  summary: 'What the last updates did to one hero, newest first',
  input: v.object({
    heroName: HeroName,
    lang: AnswerLanguage,
  }),
  output: HeroHistory,
});
