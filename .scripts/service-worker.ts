import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import type { Shell } from '../web/service-worker/shell.ts';
import { dictionariesOf, type BuiltFile } from './built-files.ts';

const entry = 'web/service-worker/service-worker.ts';

/** Bytes; larger files, such as the PDF viewer, are cached on first use. */
const largestKept = 300_000;

/** Fonts of other scripts are cached on first use. */
const usualFont = /-latin-wght-normal-/;

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await bundleWorker(shellOf(Object.values(bundle)));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}

function shellOf(files: readonly BuiltFile[]): Shell {
  const built = files.filter(({ fileName }) => fileName.startsWith('assets/'));
  const start = built.find((file) => file.type === 'chunk' && file.isEntry);
  if (!start) throw new Error('The pages have no entry');
  const kept = built.filter(
    (file) =>
      sizeOf(file) <= largestKept &&
      (/\.(js|css)$/.test(file.fileName) || usualFont.test(file.fileName)),
  );
  const changing = files.filter(({ fileName }) => ['index.html', 'theme.js'].includes(fileName));
  if (changing.length < 2) throw new Error('The page is not part of the build');
  const version = createHash('sha256');
  for (const file of changing) version.update(contentOf(file));
  return {
    version: version.digest('hex').slice(0, 16),
    entry: `/${start.fileName}`,
    files: kept.map(({ fileName }) => `/${fileName}`).toSorted(),
    dictionaries: dictionariesOf(built),
  };
}

function contentOf(file: BuiltFile): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

function sizeOf(file: BuiltFile): number {
  return Buffer.from(contentOf(file)).byteLength;
}

/** Bundles the service worker as a script without imports, because not every browser supports modules there. */
async function bundleWorker(shell: Shell): Promise<string> {
  const output = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    define: { builtShell: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [chunk] = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built');
  return chunk.code;
}
