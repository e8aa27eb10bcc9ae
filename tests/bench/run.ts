import { parseArgs } from 'node:util';

/*
 * `npm run bench` measures everything, `npm run bench -- --only reading` only the recognition of scans, `--only
 * findings` the fields of texts. Exits with 1 if a bar is missed.
 */
const benches: Record<string, () => Promise<unknown>> = {
  archive: () => import('./archive.ts'),
  arrivals: () => import('./arrivals.ts'),
  reading: () => import('./reading/run.ts'),
  findings: () => import('./findings/run.ts'),
};

const { values } = parseArgs({ options: { only: { type: 'string' } }, strict: false });
const names = typeof values.only === 'string' ? [values.only] : Object.keys(benches);
for (const name of names) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench ${name}, only ${Object.keys(benches).join(', ')}`);
  await bench();
}
