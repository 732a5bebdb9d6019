const argumentCounts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const tokenPattern = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

type Point = { x: number; y: number };

/**
 * The same path in relative commands and integers: on a grid of 512 the difference is invisible at 500 px, and the sprites are a third of
 * the size. Every point is rounded from its exact position, so errors do not accumulate.
 */
export function shortenPath(data: string): string {
  const out: string[] = [];
  let exact: Point = { x: 0, y: 0 };
  let drawn: Point = { x: 0, y: 0 };
  let start: Point = { x: 0, y: 0 };
  let startDrawn: Point = { x: 0, y: 0 };
  let previous = '';
  for (const { command, values } of readCommands(data)) {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      out.push('z');
      [exact, drawn, previous] = [start, startDrawn, 'z'];
      continue;
    }
    const isRelative = command === kind;
    const points = absolutePoints(kind, values, isRelative ? exact : { x: 0, y: 0 }, exact);
    const flags = kind === 'a' ? values.slice(0, 5) : [];
    const end = points.at(-1) ?? exact;
    const from = drawn;
    const numbers = [...flags.map(whole), ...offsets(kind, points, from)];
    out.push((kind === previous && kind !== 'm' ? ' ' : kind) + joinNumbers(numbers));
    exact = end;
    drawn = { x: whole(end.x), y: whole(end.y) };
    if (kind === 'm') [start, startDrawn] = [exact, drawn];
    previous = kind;
  }
  return out.join('').replace(/ -/g, '-');
}

function* readCommands(data: string): Generator<{ command: string; values: number[] }> {
  const tokens = splitArcFlags(data).match(tokenPattern) ?? [];
  let index = 0;
  let command = '';
  while (index < tokens.length) {
    const next = tokens[index] ?? '';
    if (/[a-z]/i.test(next) && next.length === 1) {
      command = next;
      index++;
    } else if (command === 'm' || command === 'M') {
      command = command === 'm' ? 'l' : 'L';
    }
    const count = argumentCounts[command.toLowerCase()] ?? 0;
    yield { command, values: tokens.slice(index, index + count).map(Number) };
    index += count;
  }
}

/** Arc flags may be written without separators ("a1 1 0 013 4"); this inserts the spaces. */
function splitArcFlags(data: string): string {
  const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`;
  const arc = new RegExp(
    String.raw`(${number})[\s,]*(${number})[\s,]*(${number})[\s,]*([01])[\s,]*([01])[\s,]*(${number})[\s,]*(${number})`,
    'g',
  );
  return data.replace(/a[^a-z]*/gi, (part) => part.replace(arc, '$1 $2 $3 $4 $5 $6 $7 '));
}

function absolutePoints(kind: string, values: number[], base: Point, current: Point): Point[] {
  const [first = 0] = values;
  if (kind === 'h') return [{ x: base.x + first, y: current.y }];
  if (kind === 'v') return [{ x: current.x, y: base.y + first }];
  const pairs = kind === 'a' ? values.slice(5) : values;
  const points: Point[] = [];
  for (let index = 0; index < pairs.length; index += 2) {
    points.push({ x: base.x + (pairs[index] ?? 0), y: base.y + (pairs[index + 1] ?? 0) });
  }
  return points;
}

function offsets(kind: string, points: Point[], from: Point): number[] {
  const [first = from] = points;
  if (kind === 'h') return [whole(first.x) - from.x];
  if (kind === 'v') return [whole(first.y) - from.y];
  return points.flatMap((point) => [whole(point.x) - from.x, whole(point.y) - from.y]);
}

function joinNumbers(numbers: number[]): string {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');
}

function whole(value: number): number {
  return Math.round(value) + 0; // + 0: no '-0' in the output
}
