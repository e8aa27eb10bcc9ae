import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const packagePath = resolve('node_modules/pdfjs-dist');
const folders = ['cmaps', 'iccs', 'standard_fonts', 'wasm'];
const unused = /^quickjs|_QUICKJS$/;
/** The pages of share links load the engine by name, because the Worker that renders them has no hashed names. */
const engine = ['pdf.min.mjs', 'pdf.worker.min.mjs'].map((name) => `build/${name}`);
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/**
 * Serves the files that the PDF viewer loads by name at run time under /pdfjs: character maps, colour profiles,
 * standard fonts and image decoders, straight from the package.
 */
export function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use('/pdfjs', (request, response, next) => {
        const name = request.url?.match(/^\/(\w+\/[\w.-]+)$/)?.[1];
        const isServed =
          name &&
          (engine.includes(name) || folders.some((folder) => name.startsWith(`${folder}/`)));
        if (!isServed) return next();
        response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
        createReadStream(join(packagePath, name)).on('error', next).pipe(response);
      });
    },
    async generateBundle() {
      for (const name of engine) {
        const source = await readFile(join(packagePath, name));
        this.emitFile({ type: 'asset', fileName: `pdfjs/${name}`, source });
      }
      for (const folder of folders) {
        for (const name of await readdir(join(packagePath, folder))) {
          if (unused.test(name)) continue;
          const source = await readFile(join(packagePath, folder, name));
          this.emitFile({ type: 'asset', fileName: `pdfjs/${folder}/${name}`, source });
        }
      }
    },
  };
}
