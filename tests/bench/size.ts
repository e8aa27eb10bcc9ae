import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { openSearchScope } from '../support/search-archive.ts';
import { createRandom } from '../support/random.ts';
import { openMigratedSqlite, sqliteAsD1 } from '../support/sqlite-database.ts';
import { benchOrganizationId, vocabulary } from './search/bench-database.ts';
import { createDocumentSource, zipfDraw, type BenchDocument } from './search/corpus.ts';
import { createFiller, mergeSearchIndexFully } from './search/fill.ts';

/*
 * Measures the bytes of a document in the database, by table: `npm run bench:size`. Documents have tags, fields and
 * values of custom fields; their texts have 200 words, or 14 kB.
 */
const { values: options } = parseArgs({
  options: {
    short: { type: 'string', default: '40000' },
    long: { type: 'string', default: '4000' },
  },
});
const longText = 14_000;

type Source = (index: number) => BenchDocument;

function sources(): Record<string, { count: number; documentAt: Source }> {
  const random = createRandom(20_261_120);
  const draw = zipfDraw(vocabulary, random);
  const documentAt = createDocumentSource(draw, random);
  const lengthen = ({ content, ...document }: BenchDocument) => {
    const words = [content];
    for (let length = content.length; length < longText;) {
      const word = draw();
      words.push(word);
      length += Buffer.byteLength(word) + 1;
    }
    return { ...document, content: words.join(' ') };
  };
  return {
    '200 words': { count: Number(options.short), documentAt },
    '14 kB': { count: Number(options.long), documentAt: (index) => lengthen(documentAt(index)) },
  };
}

/** FTS5's tables of an index and the indexes of a table count towards the table. */
function bytesByTable(sqlite: DatabaseSync): Map<string, number> {
  const rows = sqlite
    .prepare(
      `select coalesce(tbl_name, dbstat.name) as name, dbstat.pgsize as bytes
       from dbstat left join sqlite_schema on sqlite_schema.name = dbstat.name where dbstat.aggregate = true`,
    )
    .all() as { name: string; bytes: number }[];
  const bytes = new Map<string, number>();
  for (const { name, bytes: size } of rows) {
    const table = name.replace(/^(document_search|search_word_parts)_\w+$/, '$1');
    bytes.set(table, (bytes.get(table) ?? 0) + size);
  }
  return bytes;
}

async function measure({ count, documentAt }: { count: number; documentAt: Source }) {
  const sqlite = openMigratedSqlite();
  const before = bytesByTable(sqlite);
  const { scope } = openSearchScope(sqliteAsD1(sqlite), benchOrganizationId);
  await createFiller(sqlite).fill(scope, count, documentAt);
  await mergeSearchIndexFully(sqlite);
  const after = bytesByTable(sqlite);
  sqlite.close();
  return new Map(
    [...after].map(([table, bytes]) => [table, (bytes - (before.get(table) ?? 0)) / count]),
  );
}

const measured: [string, Map<string, number>][] = [];
for (const [kind, source] of Object.entries(sources()))
  measured.push([kind, await measure(source)]);
const tables = new Set(measured.flatMap(([, bytes]) => [...bytes.keys()]));
const rowOf = (table: string, bytesOf: (bytes: Map<string, number>) => number) => ({
  table,
  ...Object.fromEntries(measured.map(([kind, bytes]) => [kind, Math.round(bytesOf(bytes))])),
});
const sum = (bytes: Map<string, number>) =>
  [...bytes.values()].reduce((all, each) => all + each, 0);
console.table(
  [
    ...[...tables].map((table) => rowOf(table, (bytes) => bytes.get(table) ?? 0)),
    rowOf('all', sum),
  ].filter((row) => Object.values(row).some((value) => typeof value === 'number' && value > 10)),
);
