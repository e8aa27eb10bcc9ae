import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { searchDocuments } from '../../../worker/archive/search/search-documents.ts';
import { openSearchScope } from '../../support/search-archive.ts';
import {
  benchDatabaseFile,
  benchOrganizationId,
  openLocally,
  openOnWorkerd,
} from './bench-database.ts';
import { searches } from './searches.ts';

/*
 * Measures searches of 5 results: `node tests/bench/search/measure.ts --sizes 1000,100000 --engine workerd`. Prints a
 * table and writes search.json beside the databases.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,20000,100000' },
    engine: { type: 'string', default: 'sqlite' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-bench` },
  },
});
const runs = 15;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const results = [];
for (const documentsCount of options.sizes.split(',').map(Number)) {
  const path = await benchDatabaseFile(options.directory, documentsCount);
  const { d1, close } =
    options.engine === 'workerd' ? await openOnWorkerd(path) : openLocally(path);
  const { scope, usage } = openSearchScope(d1, benchOrganizationId);
  for (const [name, queryFor] of Object.entries(searches)) {
    const query = { searchQuery: queryFor(documentsCount), pageIndex: 0, pageSize: 5 };
    await searchDocuments(scope, query);
    const times: number[] = [];
    const before = { ...usage };
    let found = 0;
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      ({ documentsCount: found } = await searchDocuments(scope, query));
      times.push(performance.now() - start);
    }
    results.push({
      search: name,
      documents: documentsCount,
      found,
      'median ms': Number(median(times).toFixed(1)),
      'round trips': (usage.roundTrips - before.roundTrips) / runs,
      'rows read': Math.round((usage.rowsRead - before.rowsRead) / runs),
    });
  }
  await close();
}
console.table(results);
mkdirSync(options.directory, { recursive: true });
writeFileSync(
  `${options.directory}/search-${options.engine}.json`,
  JSON.stringify(results, null, 2),
);
