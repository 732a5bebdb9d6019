import type { MagicString } from 'magic-string';

export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Visits every node of a syntax tree, parents first. */
export function visit(node: Node, enter: (node: Node) => void): void {
  enter(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) value.forEach((item) => isNode(item) && visit(item, enter));
    else if (isNode(value)) visit(value, enter);
  }
}

/** The properties of an object literal. */
export function propertiesOf(node: Node): Node[] {
  return (node['properties'] as Node[]).filter((property) => property.type === 'Property');
}

export function propertyName(property: Node): string {
  const key = property['key'] as Node & { name?: string; value?: string };
  return key.name ?? key.value ?? '';
}

/** Removes a property and the comma after it. */
export function removeProperty(text: MagicString, code: string, { start, end }: Node): void {
  const comma = /^\s*,/.exec(code.slice(end));
  text.remove(start, end + (comma?.[0].length ?? 0));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
