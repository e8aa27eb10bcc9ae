import { resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiBaseUrl, readApiBaseUrl } from './.scripts/api-base-url.ts';
import { chunkGroups } from './.scripts/chunk-groups.ts';
import { firstRequests } from './.scripts/first-requests.ts';
import { firstPageStyles } from './.scripts/first-page-styles.ts';
import { languageAssets } from './.scripts/language-assets.ts';
import { chosenLanguages } from './.scripts/languages/chosen-languages.ts';
import { leanPages } from './.scripts/lean-pages.ts';
import { leanWorker } from './.scripts/lean-worker.ts';
import { localGuard } from './.scripts/local-guard.ts';
import { localProfile, readerProfile } from './.scripts/local-profile.ts';
import { localBuild } from './.scripts/product/local-build.ts';
import { serverTexts } from './.scripts/server-texts.ts';
import { writeMeteredModules } from './.scripts/wasm/metered-modules.ts';
import { pdfAssets } from './.scripts/pdf-assets.ts';
import { serviceWorker } from './.scripts/service-worker.ts';
import { webManifest } from './.scripts/web-manifest.ts';
import { zodWithoutEval } from './.scripts/zod-without-eval.ts';

writeMeteredModules();

const port = Number(process.env.PORT ?? 8787);
const stateDirectory = resolve(process.env.SHEAF_STATE_DIR ?? '.state');
const isLocal = process.env.SHEAF_PROFILE === 'local';
const isDemo = process.env.VITE_IS_DEMO_MODE === 'true';
const outDir = resolve(process.env.SHEAF_OUT_DIR ?? (isDemo ? 'dist/demo' : 'dist'));

// The development server also serves the source files of web/api under /api; they are not endpoints.
const webApiFolder = { assets: { run_worker_first: ['!/api/*.ts'] } };

// The Cloudflare plugin does not minify Workers; names are kept for the logs.
const workerEnvironment = {
  build: { minify: true, rolldownOptions: { output: { keepNames: true } } },
};

export default defineConfig({
  root: 'web',
  // React has what these were once needed for.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  envDir: false,
  define: { 'import.meta.env.VITE_IS_DEMO_MODE': JSON.stringify(isDemo) },
  build: {
    outDir,
    emptyOutDir: true,
    // pdf.js, loaded when a PDF is opened or read, is a single file of 1.6 MB.
    chunkSizeWarningLimit: 1700,
    target: 'es2023',
    // Browsers that lack it load the modules all the same.
    modulePreload: {
      polyfill: false,
      // A file that is imported in the next moment needs no preload of its own, and its name no second place in the entry.
      resolveDependencies: (file, dependencies) => dependencies.filter((path) => path !== file),
    },
    // Tailwind's own targets; for older browsers every colour would be written twice.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The entry names every file: short hashes, as they cannot be compressed.
          output: {
            codeSplitting: { groups: chunkGroups },
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    sheaf: workerEnvironment,
    sheaf_reader: workerEnvironment,
  },
  worker: { format: 'es' },
  // The Worker decides which other origins may use it.
  // Nor does the development server show the archive's own files among its sources.
  server: { port, strictPort: true, cors: false, fs: { deny: [`${stateDirectory}/**`] } },
  preview: { port, strictPort: true, cors: false },
  plugins: [
    react(),
    apiBaseUrl(isDemo ? '' : readApiBaseUrl()),
    firstPageStyles({ isDemo }),
    !isDemo && firstRequests(readApiBaseUrl()),
    !isDemo && leanPages(),
    !isDemo && leanWorker(),
    !isDemo && webManifest(),
    !isDemo && serviceWorker(),
    zodWithoutEval(),
    tailwindcss(),
    pdfAssets(),
    languageAssets(chosenLanguages()),
    serverTexts(),
    !isDemo && localGuard(),
    !isDemo && localBuild(outDir),
    !isDemo &&
      cloudflare({
        configPath: '../wrangler.jsonc',
        persistState: { path: stateDirectory },
        inspectorPort: false,
        config: () => (isLocal ? { vars: localProfile(port), ...webApiFolder } : {}),
        auxiliaryWorkers: [
          {
            configPath: '../worker/reader.wrangler.jsonc',
            config: () => (isLocal ? { vars: readerProfile() } : {}),
          },
        ],
      }),
  ],
});
