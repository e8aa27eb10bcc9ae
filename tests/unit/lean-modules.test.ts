import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unusedByPages } from '../../.scripts/lean-pages.ts';
import { unusedByWorker } from '../../.scripts/lean-worker.ts';

const files = readdirSync('node_modules', { recursive: true, encoding: 'utf8' })
  .filter((path) => !path.includes('node_modules'))
  .map((path) => `/${path.replaceAll('\\', '/')}`);

it.each([...unusedByWorker, ...unusedByPages])('leaves out one file: $path', ({ path }) => {
  expect(files.filter((file) => path.test(file))).toHaveLength(1);
});
