import fs from 'node:fs';
import path from 'node:path';
import { root } from './sources.ts';

/** The documents of the project: those of docs/ and those that stand beside the code, with their text. */
export function readDocuments(): { name: string; text: string }[] {
  const inDocs = fs.readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const names = inDocs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
  names.push('README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'src/areas/README.md');
  return names.map((name) => ({ name, text: fs.readFileSync(path.join(root, name), 'utf8') }));
}

/** What stands in a document's headings, without their marks. */
export function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.trim());
}
