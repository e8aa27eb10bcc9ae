import { run } from './run.ts';
import { serveFolder } from './serve-folder.ts';

const port = Number(process.env.PORT ?? 8788);
const folder = process.env.SHEAF_OUT_DIR ?? 'dist/demo';

await run('vite', ['build', '--logLevel', 'warn'], {
  VITE_IS_DEMO_MODE: 'true',
  SHEAF_OUT_DIR: folder,
});
await serveFolder(folder, port);
console.log(`\n  The demo is ready: http://localhost:${port}\n`);
