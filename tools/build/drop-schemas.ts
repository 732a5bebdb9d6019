import { MagicString } from 'magic-string';
import type { Plugin } from 'vite';
import { propertiesOf, propertyName, removeProperty, visit, type Node } from './syntax.ts';

/**
 * Removes the schemas and the summary from the endpoints (`endpoint({ … input, output })` in `*.contract.ts`) of a browser build: the
 * browser needs only method and path, and the server validates. Schemas that a form imports itself stay.
 */
export function dropSchemas(): Plugin {
  return {
    name: 'drop-schemas',
    enforce: 'post',
    transform: {
      filter: { id: /\.contract\.ts$/ },
      handler(code) {
        const text = new MagicString(code);
        const removed: Node[] = [];
        visit(this.parse(code) as unknown as Node, (node) => {
          const callee = node['callee'] as (Node & { name?: string }) | undefined;
          const [definition] = (node['arguments'] as Node[] | undefined) ?? [];
          if (node.type !== 'CallExpression' || removed.some((gone) => gone.start <= node.start && node.end <= gone.end)) return;
          // Marks the call as pure, so that it is removed if its result is unused.
          if (callee?.name !== 'endpoint') return void (isPlainCall(callee) && text.appendLeft(node.start, '/*#__PURE__*/ '));
          if (definition?.type !== 'ObjectExpression') return;
          for (const property of propertiesOf(definition)) {
            if (!['input', 'output', 'summary'].includes(propertyName(property))) continue;
            removed.push(property);
            removeProperty(text, code, property);
          }
        });
        // A contract only declares, so it has no side effects and is dropped once nothing in it is used.
        return { code: text.toString(), map: text.generateMap({ hires: true }), moduleSideEffects: false };
      },
    },
  };
}

/** `name(…)` or `v.name(…)`, but not a call on the result of another. */
function isPlainCall(callee: Node | undefined): boolean {
  return callee?.type === 'Identifier' || (callee?.type === 'MemberExpression' && (callee['object'] as Node).type === 'Identifier');
}
