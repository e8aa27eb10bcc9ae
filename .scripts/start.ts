import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { run } from './run.ts';

// The local runtime is 5 MB of JavaScript, and this process is idle for years.
enableCompileCache();
setFlagsFromString('--optimize-for-size');
// In a process of its own, whose memory goes with it.
await run(process.execPath, ['.scripts/product/prepare.ts']).catch(() => process.exit(1));
const { serveProduct } = await import('./product/serve-product.ts');
await serveProduct();
