import MagicString from 'magic-string';
import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Leaves only one language in the catalogues (`*.text.ts`) of a browser build. */
export function keepLanguage(language: string): Plugin {
  return {
    name: 'keep-language',
    enforce: 'post',
    transform: {
      filter: { id: /\.text\.tsx?$/ },
      handler(code) {
        const text = new MagicString(code);
        visit(this.parse(code) as unknown as Node, (node) => {
          if (node.type !== 'ObjectExpression') return;
          const entries = (node['properties'] as Node[]).filter((property) => property.type === 'Property');
          const named = (name: string) => entries.find((entry) => nameOf(entry) === name);
          if (!named('ru') || !named('en')) return;
          for (const entry of entries) {
            if (nameOf(entry) !== language) removeWithComma(text, code, entry);
          }
        });
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}

function nameOf(entry: Node): string {
  const key = entry['key'] as Node & { name?: string; value?: string };
  return key.name ?? key.value ?? '';
}

function removeWithComma(text: MagicString, code: string, { start, end }: Node): void {
  const comma = /^\s*,/.exec(code.slice(end));
  text.remove(start, end + (comma?.[0].length ?? 0));
}

function visit(node: Node, enter: (node: Node) => void): void {
  enter(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) value.forEach((item) => isNode(item) && visit(item, enter));
    else if (isNode(value)) visit(value, enter);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
