import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createBuilder, type Plugin } from 'vite';
import { projectDir } from '#services/project.ts';
import { classNames, sheetOf } from './class-names.ts';
import { savedAt } from './server-code.ts';

/** What a build tells: the file it made, and of which files, with the time at which each was saved; or what is wrong with them. */
export type Built = { file: string; sources: [file: string, savedAt: number][] } | { mistake: string };

/** Makes the server's code one file in a folder, as the build does, but as it is to be read. */
async function buildServer(folder: string): Promise<Built> {
  const sources: [string, number][] = [];
  const builder = await createBuilder({
    root: projectDir,
    configLoader: 'native',
    mode: 'development',
    logLevel: 'silent',
    plugins: [classNames(), serverAlone((files) => sources.push(...files.map((file): [string, number] => [file, savedAt(file)])))],
    environments: {
      ssr: {
        build: {
          outDir: folder,
          sourcemap: true,
          minify: false,
          // Named after what it holds: another content is another module.
          rolldownOptions: { output: { entryFileNames: '[name]-[hash].js', codeSplitting: false } },
        },
      },
    },
  });
  const { ssr } = builder.environments;
  const built = ssr && (await builder.build(ssr));
  if (!built || !('output' in built)) throw new Error('Vite does not build the server');
  return { file: path.join(folder, built.output[0].fileName), sources };
}

/** Builds the server without the other processes, and tells of which files. */
function serverAlone(tell: (files: string[]) => void): Plugin {
  return {
    name: 'server-alone',
    options: (options) => ({ ...options, input: { server: path.join(projectDir, 'src/site/site.ts') } }),
    buildEnd() {
      tell([...this.getModuleIds()].filter((id) => path.isAbsolute(id)).map(sheetOf));
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  process.on('disconnect', () => process.exit(1));
  const told = await buildServer(process.argv[2] ?? '').catch((error: unknown): Built => {
    return { mistake: stripVTControlCharacters(error instanceof Error ? error.message : String(error)) };
  });
  process.send?.(told, () => process.exit(0));
}
