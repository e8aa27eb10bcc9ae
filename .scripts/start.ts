import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { run } from './run.ts';

// The local runtime is 5 MB of JavaScript; this process is idle most of its life.
enableCompileCache();
setFlagsFromString('--optimize-for-size');
// This step has its own process, so that its memory is freed.
await run(process.execPath, ['.scripts/product/prepare.ts']).catch(() => process.exit(1));
const { serveProduct } = await import('./product/serve-product.ts');
await serveProduct();
