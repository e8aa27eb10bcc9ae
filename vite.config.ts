import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the local runtime keeps D1, R2 and the rest: shared by `npm start`, `npm run dev` and the migrations. */
const stateDirectory = process.env.SHEAF_STATE_DIR ?? '.state';

export default defineConfig({
  root: 'web',
  envDir: false,
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2023' },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 8787), strictPort: true },
  plugins: [
    react(),
    tailwindcss(),
    cloudflare({
      configPath: '../wrangler.jsonc',
      persistState: { path: new URL(`${stateDirectory}/`, `file://${process.cwd()}/`).pathname },
      inspectorPort: false,
    }),
  ],
});
