import type { Defect, LuaValue } from './game-files.contract.ts';

type TalentRarity = 'gray' | 'blue' | 'purple' | 'orange';

/** An entry of the talent table. Skills count from 1; general talents have none. */
export type TableTalent = {
  name: string;
  rarity: TalentRarity;
  /** Its audience, such as `mage` or `melle`. */
  tags: string[];
  maxLevel: number;
  /** The key of the skill, in lower case: the name of an orange talent in matches. */
  skill: string | null;
  skillNumber: number | null;
  art: string;
  /** What each level of a gray talent adds. */
  valuePerLevel: number | null;
  line: number;
};

export type TalentTable = { groups: { name: string; talents: TableTalent[]; line: number }[]; defects: Defect[] };

const rarities: readonly TalentRarity[] = ['gray', 'blue', 'purple', 'orange'];

/** The talent table among a Lua file's names: if a hero appears twice, the last one counts. Unreadable rows are reported. */
export function readTalentTable(file: string, globals: readonly { name: string; value: LuaValue; line: number }[]): TalentTable {
  const defects: Defect[] = [];
  const groups = new Map<string, TalentTable['groups'][number]>();
  for (const { name, value } of globals) {
    if (name !== 'skills' || value.kind !== 'table') {
      defects.push({ file, line: value.line, code: 'unread-root', detail: name });
      continue;
    }
    for (const row of value.list) defects.push({ file, line: row.line, code: 'unknown-row', detail: 'stands in no group' });
    for (const { key, value: rows, line } of value.fields) {
      const earlier = groups.get(key);
      if (earlier) defects.push({ file, line: earlier.line, code: 'duplicate-block', detail: `${key}: line ${line} counts` });
      groups.delete(key);
      groups.set(key, { name: key, line, talents: readRows(file, key, rows, defects) });
    }
  }
  return { groups: [...groups.values()], defects };
}

function readRows(file: string, group: string, rows: LuaValue, defects: Defect[]): TableTalent[] {
  const talents = new Map<string, TableTalent>();
  for (const row of rows.kind === 'table' ? rows.list : [rows]) {
    const talent = readRow(row);
    if (!talent) {
      defects.push({ file, line: row.line, code: 'unknown-row', detail: `of ${group}` });
      continue;
    }
    const earlier = talents.get(talent.name);
    if (earlier) defects.push({ file, line: earlier.line, code: 'duplicate-key', detail: `${talent.name}: line ${talent.line} counts` });
    talents.delete(talent.name);
    talents.set(talent.name, talent);
  }
  if (rows.kind === 'table')
    for (const field of rows.fields) defects.push({ file, line: field.line, code: 'unknown-row', detail: `${field.key} of ${group}` });
  return [...talents.values()];
}

/**
 * A row is `{ name, kind, rarity or list of tags with it, levels, …, art, number, then … }`: for a skill's blue and purple
 * talents the skill's number and its picture, for orange ones a flag and the skill's number, for general ones the value of a level.
 */
function readRow(row: LuaValue): TableTalent | undefined {
  if (row.kind !== 'table') return undefined;
  const cells = row.list;
  const name = text(cells[0]);
  const labels = cells[2]?.kind === 'table' ? cells[2].list.map(text) : [text(cells[2])];
  const rarity = rarities.find((each) => labels.includes(each));
  const levels = number(cells[3]);
  const skill = text(cells[5]);
  if (name === undefined || !rarity || levels === undefined || skill === undefined) return undefined;
  const isSkills = cells.length > 8;
  const place = number(rarity === 'orange' ? cells[8] : cells[7]);
  if (isSkills && (place === undefined || !Number.isInteger(place) || place < 1)) return undefined;
  return {
    name,
    rarity,
    tags: labels.filter((label) => label !== undefined && label !== rarity).map(String),
    maxLevel: levels,
    skill: isSkills ? skill.toLowerCase() : null,
    skillNumber: isSkills && place !== undefined ? place : null,
    art: (isSkills && rarity !== 'orange' ? text(cells[8]) : undefined) ?? skill,
    valuePerLevel: isSkills || rarity !== 'gray' ? null : (place ?? null),
    line: row.line,
  };
}

function text(value: LuaValue | undefined): string | undefined {
  return value?.kind === 'constant' && typeof value.value === 'string' ? value.value : undefined;
}

function number(value: LuaValue | undefined): number | undefined {
  return value?.kind === 'constant' && typeof value.value === 'number' ? value.value : undefined;
}
