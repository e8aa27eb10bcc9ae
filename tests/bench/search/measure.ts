import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { searchDocuments } from '../../../worker/features/document-search/search-documents.ts';
import { openSearchScope } from '../../support/search-archive.ts';
import {
  benchDatabaseFile,
  benchOrganizationId,
  openLocally,
  openOnWorkerd,
  vocabulary,
} from './bench-database.ts';

/*
 * Measures searches of 5 results: `node tests/bench/search/measure.ts --sizes 1000,100000 --engine workerd`.
 * Prints a table, writes search.json beside the databases it made.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,20000,100000' },
    engine: { type: 'string', default: 'sqlite' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-bench` },
  },
});
const runs = 15;
const word = (rank: number) => vocabulary[rank] ?? '';

const searches: Record<string, (documentsCount: number) => string> = {
  'rare word': () => word(150_000),
  'common word': () => word(3),
  'less common word': () => word(200),
  'two words': () => `${word(2)} ${word(300)}`,
  'common and rare word': () => `${word(3)} ${word(150_000)}`,
  'three common words': () => `${word(3)} ${word(5)} ${word(8)}`,
  '1-letter prefix': () => 'b',
  '2-letter prefix': () => 'st',
  '3-letter prefix': () => 'sch',
  'part of a name': () => word(1000).slice(1),
  'number in a name': (documentsCount) => `${documentsCount >> 1}.pdf`,
  'invoice number': (documentsCount) => `RE-${documentsCount >> 1}/20`,
  'inside of a rare word': () => word(5000).slice(1),
  'inside of many words': () => 'icht',
  phrase: () => `"${word(3)} ${word(4)}"`,
  'nothing found': () => 'qqqqqq',
  'only excluded': () => `-${word(1)}`,
  'tag alone': () => 'tag:"tag 3"',
  'tag and word': () => `tag:"tag 3" ${word(3)}`,
  'type and word': () => `type:image ${word(20)}`,
  'rare type and word': () => `type:csv ${word(2)}`,
  'first day and word': () => `created:2020-01-01 ${word(3)}`,
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const results = [];
for (const documentsCount of options.sizes.split(',').map(Number)) {
  const path = benchDatabaseFile(options.directory, documentsCount);
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
