import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { parts } from '#main/parts.ts';
import { commonCode } from './tools/build/common-code.ts';
import { dropSchemas } from './tools/build/drop-schemas.ts';
import { keepLanguage } from './tools/build/keep-language.ts';

const root = import.meta.dirname;
/** Code of so many pages goes into one file. Fewer make a page load less often, but more that is not its own. */
const PAGES_OF_COMMON_CODE = 10;

/** `BUILD_LANGUAGE` names the browser build's language; without it (development, server build) both stay. */
export default defineConfig(() => {
  const language = process.env.BUILD_LANGUAGE;
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    root,
    appType: 'custom' as const,
    plugins: [react(), ...(language ? [keepLanguage(language), dropSchemas()] : [])],
    resolve: { alias: [{ find: /^#/, replacement: `${path.join(root, 'src')}/` }] },
    css: { modules: { generateScopedName: language || isProduction ? '[hash:base64:5]' : '[name]_[local]_[hash:base64:5]' } },
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox128', 'safari18'],
      assetsInlineLimit: (file: string) => /\/(lattice|dim-rose)\.svg$/.test(file),
      reportCompressedSize: false,
    },
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          emptyOutDir: false,
          manifest: `manifest.${language ?? 'dev'}.json`,
          rolldownOptions: {
            input: ['./src/web/browser/start.ts', './src/main/client.tsx', './src/main/overlay.ts'],
            treeshake: { propertyReadSideEffects: false as const },
            output: {
              // Every chunk lists the files it needs: names without words, and short, are a kilobyte less on each page.
              entryFileNames: ({ name }: { name: string }) => (name === 'overlay' ? 'overlay.js' : 'assets/[hash:7].js'),
              chunkFileNames: 'assets/[hash:7].js',
              // The overlay's addresses stand in a document that is made without the build's manifest.
              assetFileNames: ({ names }: { names: readonly string[] }) =>
                names.includes('overlay.css') ? 'overlay.css' : 'assets/[hash:7][extname]',
              codeSplitting: {
                groups: [
                  // Only forms check what was typed.
                  { name: 'schemas', test: /node_modules\/valibot/, priority: 1 },
                  // Changes less often than the site, and runs in a task of its own.
                  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
                  { name: commonCode(PAGES_OF_COMMON_CODE), debugName: 'common' },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // One file is read where there were hundreds; what has compiled parts or finds its files itself stays outside.
        ...(isProduction
          ? {
              resolve: { noExternal: true as const, external: ['sharp', 'pino', 'pg-native', 'piscina'] },
              define: { 'process.env.NODE_ENV': '"production"' },
            }
          : {}),
        build: {
          outDir: 'dist/server',
          copyPublicDir: false,
          emptyOutDir: true,
          rolldownOptions: {
            input: { ...parts, demo: 'demo/plug-in.ts' },
            // openskill brings a hundred pieces of these for forecasts that nobody asks it for.
            treeshake: { moduleSideEffects: [{ test: /node_modules\/@stdlib\//, sideEffects: false }] },
          },
        },
      },
    },
  };
});
