import { MagicString } from 'magic-string';
import type { Plugin } from 'vite';
import { propertiesOf, propertyName, removeProperty, visit, type Node } from './syntax.ts';

/** Keeps only one language in the catalogues (`*.text.ts`) of a browser build; `*.both.text.ts` files keep both. */
export function keepLanguage(language: string): Plugin {
  return {
    name: 'keep-language',
    enforce: 'post',
    transform: {
      filter: { id: { include: /\.text\.tsx?$/, exclude: /\.both\.text\.tsx?$/ } },
      handler(code) {
        const text = new MagicString(code);
        visit(this.parse(code) as unknown as Node, (node) => {
          if (node.type !== 'ObjectExpression') return;
          const properties = propertiesOf(node);
          const names = properties.map(propertyName);
          if (!names.includes('ru') || !names.includes('en')) return;
          for (const property of properties) if (propertyName(property) !== language) removeProperty(text, code, property);
        });
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
