import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { inputsOf, removeStamp, stamp } from './build-inputs.ts';

export function localBuild(folder: string): Plugin {
  return {
    name: 'local-build',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler() {
        await buildGate(join(folder, 'gate'));
        stamp(folder, inputs);
      },
    },
    config() {
      removeStamp(folder);
      inputs = inputsOf('.');
    },
  };
}

let inputs = '';

export async function buildGate(folder: string) {
  await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: '.scripts/product/gate/gate.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { output: { entryFileNames: 'index.js' } },
    },
  });
}
