import { requirementsOf } from '#areas/wiki/content/content.rules.ts';
import { text as heroText } from '#areas/wiki/hero-page/hero.text.ts';
import type { Language } from '#lib/words.ts';
import { placeOf } from './change-place.rules.ts';
import type { ToldChange } from './content-changes.contract.ts';
import type { Names } from './entity-names.rules.ts';
import { text } from './fields.text.ts';
import { wordsOfHtml } from './html-words.rules.ts';

/** Names of the game and its pictures, which readers do not see. The path of a localized name ends with its language. */
const gameNames = new Set(['name', 'modName', 'luaName', 'urlName', 'talent', 'image']);

/** A change in words: where and what, before and after. */
export type WordedChange = { place: string; field: string; was: string; is: string; revision: number; note: ToldChange['note'] };

/** The changes of one entity as rows in a language; changes in the other language only are left out. */
export function changeRowsOf(values: readonly ToldChange[], names: Names, language: Language): WordedChange[] {
  return values.flatMap(({ path, before, after, revision, note }): WordedChange[] => {
    const fields = path.split(/[.[\]]+/).filter(Boolean);
    if (fields.at(-1) === (language === 'ru' ? 'en' : 'ru') || gameNames.has(fields.at(-1) ?? '')) return [];
    const field = fieldOf(
      fields.filter((each) => each !== language),
      path,
    );
    const shown = (value: unknown) => {
      if (field === 'requirements') return partsOf(value, names);
      return (chosenFields.has(field) && chosenWords(value, language)) || shownValue(value, language);
    };
    const [was, is] = [shown(before), shown(after)];
    // Readers do not see pictures, flags and addresses.
    if (was === is || (field === 'whole' && typeof (before ?? after) !== 'object')) return [];
    return [{ place: placeWords(path, names, language), field: text(language)[field], was, is, revision, note }];
  });
}

type Field = Exclude<keyof ReturnType<typeof text>, 'orange' | 'purple' | 'blue' | 'scepter' | 'shard' | 'heroWide' | 'original'>;

function fieldOf(fields: readonly string[], path: string): Field {
  if (path.includes('.recipe.cost')) return 'recipeCost';
  const last = fields.findLast((each) => isField(each));
  if (last !== undefined && isField(last)) return last;
  return fields.at(-1) === 'description' || fields.at(-1) === 'oracle' ? 'text' : fields.at(-1) === 'name' ? 'title' : 'whole';
}

const fields: readonly string[] = [
  'title',
  'text',
  'levelTexts',
  'summary',
  'info',
  'features',
  'extraValues',
  'cooldown',
  'manaCost',
  'levels',
  'complexity',
  'damageType',
  'attribute',
  'attack',
  'cost',
  'requirements',
  'preStats',
  'postStats',
  'abilityType',
  'items',
] satisfies Field[];

/** Their values are enumerated in the contract, and the hero's page has texts for them. */
const chosenFields = new Set<Field>(['attribute', 'attack', 'damageType']);

function isField(word: string): word is Field {
  return fields.includes(word);
}

function placeWords(path: string, names: Names, language: Language): string {
  const words = text(language);
  const modName = /\[(modifier_\w+)\]/.exec(path)?.[1];
  const own = modName === undefined ? undefined : names.talent(modName);
  const place = placeOf(path);
  if (place && 'upgrade' in place) return words[place.upgrade];
  if (place) {
    const skill = place.talent === 'hero_talent' ? words.heroWide : names.skill(place.talent);
    return [skill, words[place.colour], own].filter(Boolean).join(' · ');
  }
  if (path.startsWith('changes[')) return words.changes;
  if (path.startsWith('itemInDota')) return words.original;
  return own ?? '';
}

function partsOf(requirements: unknown, names: Names): string {
  return typeof requirements === 'string' ? requirementsOf(requirements).map(names.item).join(' + ') : '';
}

/** The text of an enumerated value. */
function chosenWords(value: unknown, language: Language): string | undefined {
  const words: Record<string, unknown> = heroText(language);
  const chosen = typeof value === 'string' ? words[value] : undefined;
  return typeof chosen === 'string' ? chosen : undefined;
}

/** A value in words: values by level separated by slashes, a text without its elements, an added or removed entry by its text. */
function shownValue(value: unknown, language: Language): string {
  if (typeof value === 'number') return String(value).replace('.', language === 'ru' ? ',' : '.');
  if (typeof value === 'string') return wordsOfHtml(value).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  if (Array.isArray(value)) {
    const isPairs = value.some((each) => Array.isArray(each));
    return value.map((each) => (Array.isArray(each) ? each.join(': ') : shownValue(each, language))).join(isPairs ? '; ' : ' / ');
  }
  if (typeof value !== 'object' || value === null) return '';
  const inside = new Map<string, unknown>(Object.entries(value));
  const said = ['text', 'description', 'oracle', 'orange', 'talent', 'title', 'name'].find((name) => inside.has(name));
  const of = inside.get(language) ?? (said === undefined ? undefined : inside.get(said));
  return of === undefined ? '' : shownValue(of, language);
}
