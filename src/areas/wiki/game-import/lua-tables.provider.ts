import { parse, type Expression, type TableConstructorExpression, type TableKeyString } from 'luaparse';
import type { Defect, LuaValue, SourceFile } from './game-files.contract.ts';

export type LuaTables = { globals: { name: string; value: LuaValue; line: number }[]; defects: Defect[] };

/**
 * The tables and constants that a Lua file assigns to names: the file is parsed and never executed. Constants, concatenated texts and
 * negative numbers are evaluated; anything else is reported and kept as its text. Never throws.
 */
export function readLuaTables(file: SourceFile): LuaTables {
  const defects: Defect[] = [];
  const globals: LuaTables['globals'] = [];
  const report = (code: Defect['code'], line: number, detail: string) => defects.push({ file: file.name, line, code, detail });
  const source = Buffer.from(file.text).toString('latin1');
  const evaluate = makeEvaluate(source, (line, text) => report('lua-expression', line, text));
  try {
    const chunk = parse(source, { comments: false, locations: true, ranges: true, encodingMode: 'pseudo-latin1', luaVersion: '5.1' });
    for (const statement of chunk.body) {
      const line = statement.loc?.start.line ?? 0;
      if (statement.type !== 'AssignmentStatement' && statement.type !== 'LocalStatement') {
        report('lua-expression', line, statement.type);
        continue;
      }
      statement.variables.forEach((variable, place) => {
        const value = statement.init[place];
        if (variable.type === 'Identifier' && value) globals.push({ name: variable.name, value: evaluate(value), line });
        else report('lua-expression', line, statement.type);
      });
    }
  } catch (error) {
    const line = typeof error === 'object' && error !== null && 'line' in error && typeof error.line === 'number' ? error.line : 0;
    report('lua-syntax', line, error instanceof Error ? error.message : String(error));
  }
  return { globals, defects };
}

function makeEvaluate(text: string, report: (line: number, text: string) => void): (node: Expression) => LuaValue {
  const unknown = (node: Expression): LuaValue => {
    const line = node.loc?.start.line ?? 0;
    const [from, to] = rangeOf(node);
    const written = fromBytes(text.slice(from, Math.min(to, from + 200)));
    report(line, written);
    return { kind: 'unknown', text: written, line };
  };
  const evaluate = (node: Expression): LuaValue => {
    const line = node.loc?.start.line ?? 0;
    switch (node.type) {
      case 'StringLiteral':
        return { kind: 'constant', value: fromBytes(node.value), line };
      case 'NumericLiteral':
      case 'BooleanLiteral':
      case 'NilLiteral':
        return { kind: 'constant', value: node.value, line };
      case 'UnaryExpression': {
        const inner = evaluate(node.argument);
        const isNumber = node.operator === '-' && inner.kind === 'constant' && typeof inner.value === 'number';
        return isNumber ? { kind: 'constant', value: -Number(inner.value), line } : unknown(node);
      }
      case 'BinaryExpression': {
        if (node.operator !== '..') return unknown(node);
        const [left, right] = [evaluate(node.left), evaluate(node.right)];
        const areTexts = isText(left) && isText(right);
        return areTexts ? { kind: 'constant', value: `${left.value}${right.value}`, line } : unknown(node);
      }
      case 'TableConstructorExpression':
        return evaluateTable(node, evaluate, report, line);
      default:
        return unknown(node);
    }
  };
  return evaluate;
}

function evaluateTable(
  node: TableConstructorExpression,
  evaluate: (node: Expression) => LuaValue,
  report: (line: number, text: string) => void,
  line: number,
): LuaValue {
  const table: Extract<LuaValue, { kind: 'table' }> = { kind: 'table', list: [], fields: [], line };
  for (const field of node.fields) {
    const at = field.loc?.start.line ?? line;
    if (field.type === 'TableValue') {
      table.list.push(evaluate(field.value));
      continue;
    }
    const key = field.type === 'TableKeyString' ? nameOf(field) : evaluate(field.key);
    const value = evaluate(field.value);
    if (typeof key === 'string') table.fields.push({ key, value, line: at });
    else if (key.kind === 'constant') table.fields.push({ key: String(key.value), value, line: at });
    else report(at, 'a key that is no constant');
  }
  return table;
}

function nameOf(field: TableKeyString): string {
  return field.key.name;
}

function isText(value: LuaValue): value is Extract<LuaValue, { kind: 'constant' }> {
  return value.kind === 'constant' && (typeof value.value === 'string' || typeof value.value === 'number');
}

/** Lua texts are bytes, which luaparse expects as one character each. */
function fromBytes(text: string): string {
  return Buffer.from(text, 'latin1').toString('utf8');
}

function rangeOf(node: Expression): [number, number] {
  const range: unknown = 'range' in node ? node.range : undefined;
  const [from, to] = Array.isArray(range) ? range : [];
  return [typeof from === 'number' ? from : 0, typeof to === 'number' ? to : 0];
}
