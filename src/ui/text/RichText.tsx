import type { ReactNode } from 'react';
import { holdFigures } from '#lib/format.ts';
import type { ShownNode } from '#lib/rich-text.ts';
import css from './RichText.module.css';

/** Renders a text with markup from its tree: HTML never passes through a string. */
export function RichText({ text }: { text: readonly ShownNode[] }) {
  return <>{text.map(drawNode)}</>;
}

function drawNode(node: ShownNode, index: number): ReactNode {
  if (typeof node === 'string') return holdFigures(node);
  const inside = (node.children ?? []).map(drawNode);
  switch (node.tag) {
    case 'br':
      return <br key={index} />;
    case 'b':
      return <b key={index}>{inside}</b>;
    case 'i':
      return <i key={index}>{inside}</i>;
    case 's':
      return <s key={index}>{inside}</s>;
    case 'ul':
      return (
        <ul key={index} className={css.list}>
          {inside}
        </ul>
      );
    case 'li':
      return <li key={index}>{inside}</li>;
    case 'span':
      return <span key={index}>{inside}</span>;
    case 'font':
      return (
        <span key={index} className={node.tone ? css[node.tone] : undefined}>
          {inside}
        </span>
      );
  }
}
