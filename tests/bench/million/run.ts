import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { rowsOf, steady } from '../bars.ts';
import { layoutOf } from './layout.ts';
import { measureArchive, type MeasuredCalls } from './measure.ts';
import { openArchive } from './open-archive.ts';
import { seedArchive } from './seed.ts';

/*
 * Measures an archive of 200 organizations in four databases beside a small one of the same kind: `npm run
 * bench:million`. It takes hours and continues an interrupted run; `-- --documents 100000` uses fewer documents.
 * Prints the cost of each call, and fails if a steady one reads more rows in the large archive.
 */
const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-million` },
  },
});
/** The large organization has 1,000 of these documents. */
const small = 3334;

async function measured(documents: number): Promise<MeasuredCalls> {
  const directory = `${options.directory}/${documents}`;
  const file = `${directory}/measured.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as MeasuredCalls;
  if (!existsSync(`${directory}/v3`)) await seedArchive(directory, documents);
  const archive = await openArchive(directory, documents);
  const [large] = layoutOf(documents);
  if (!large) throw new Error('There is no organization');
  const calls = await measureArchive(archive, large);
  await archive.close();
  writeFileSync(file, JSON.stringify(calls, null, 2));
  return calls;
}

const few = await measured(small);
const many = await measured(Number(options.documents));
console.table(
  Object.entries(many).map(([call, { rowsRead, ms, found }]) => ({
    call,
    'rows, of 1,000': few[call]?.rowsRead,
    rows: rowsRead,
    found,
    'ms, of 1,000': few[call]?.ms.toFixed(1),
    ms: ms.toFixed(1),
  })),
);

const largest = 1.2;
const grown = steady.filter((call) => {
  const [one, other] = [many[call], few[call]];
  return !one || !other || rowsOf({ call, ...one }) > largest * rowsOf({ call, ...other });
});
if (grown.length > 0) {
  console.error(`More rows than in the small archive: ${grown.join(', ')}`);
  process.exitCode = 1;
}
