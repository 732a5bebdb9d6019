import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { projectDir } from '#services/project.ts';

const SHEET = /\.module\.css$/;
const NAMES = '.names';
const NAMES_OF_SHEET = /\.module\.css\.names$/;
const COMMENT = /\/\*.*?\*\//gs;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;

/** The name of a class in development: of where it stands alone, so that nobody has to compile a sheet to know it. */
export function classNameOf(local: string, file: string): string {
  const sheet = path.relative(path.join(projectDir, 'src'), file).replace(/\.module\.css.*$/, '');
  return `${sheet.replaceAll(/\W+/g, '-')}_${local}`;
}

/** Gives the server the names of the classes in a style sheet. To compile the sheets, as the browser needs them, takes half of a build. */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    enforce: 'pre',
    resolveId: {
      filter: { id: SHEET },
      async handler(source, importer) {
        const sheet = await this.resolve(source, importer, { skipSelf: true });
        return sheet && `${sheet.id}${NAMES}`;
      },
    },
    load: {
      filter: { id: NAMES_OF_SHEET },
      handler(id) {
        const file = sheetOf(id);
        const css = fs.readFileSync(file, 'utf8').replaceAll(COMMENT, '');
        const names = [...css.matchAll(CLASS)].map(([, local = '']) => [local, classNameOf(local, file)]);
        return `export default ${JSON.stringify(Object.fromEntries(names))}`;
      },
    },
  };
}

/** The file that a module was made of. */
export function sheetOf(id: string): string {
  return id.replace(NAMES_OF_SHEET, '.module.css');
}
