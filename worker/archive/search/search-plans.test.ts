import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../tests/support/random.ts';
import { createSearchArchive, openSearchScope } from '../../../tests/support/search-archive.ts';
import { recordStatements } from '../../../tests/support/sql/recorded-statements.ts';
import { sqliteAsD1 } from '../../../tests/support/sqlite-database.ts';
import { searchDocuments } from './search-documents.ts';

const archive = createSearchArchive();
afterAll(() => archive.sqlite.close());

const kinds = ['invoice', 'letter', 'policy'] as const;
const vowels = 'aeiou';
/** 125 words with the same inside, which is more than one group of alternatives has. */
const insideWords = Array.from(
  { length: 125 },
  (_, index) =>
    `${vowels[index % 5]}${vowels[Math.floor(index / 5) % 5]}${vowels[Math.floor(index / 25)]}xyzzyt`,
);
const vocabulary = [...insideWords, 'xyzzy', 'xyzzying', 'gas', 'bill'];
const beginningAmount = 95;

type Added = { id: string; words: string[]; kind: string; amount: number };
const added: Added[] = [];

beforeAll(async () => {
  const random = createRandom(14);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  for (let index = 0; index < 400; index += 1) {
    const amount = Math.floor(random() * 100);
    const isBeginning = amount >= beginningAmount && index % 5 > 0;
    const words = [
      isBeginning ? pick(['xyzzy', 'xyzzying']) : pick(vocabulary),
      pick(['gas', 'bill', 'water']),
    ];
    const id = await archive.add({ name: `paper ${index}`, content: words.join(' ') });
    const document = { id, words, kind: pick(kinds), amount };
    added.unshift(document);
    await archive.run(sql`
      update documents set document_type = ${document.kind}, total_amount = ${document.amount * 100}, currency = 'EUR'
      where id = ${id}`);
  }
});

async function statementsOf(searchQuery: string): Promise<string[]> {
  const { scope } = openSearchScope(sqliteAsD1(archive.sqlite), archive.scope.organizationId);
  const statements = await recordStatements(archive.sqlite, () =>
    searchDocuments(scope, { searchQuery, pageIndex: 0, pageSize: 5 }),
  );
  return statements.map(({ text }) => text).filter((text) => text.includes('document_search'));
}

it('looks up a filter on one value by the sequence of each match, before its document', async () => {
  const plan = (await statementsOf('zzy tag:paid'))
    .flatMap((text) => archive.sqlite.prepare(`explain query plan ${text}`).all())
    .map(({ detail }) => String(detail));
  const scan = plan.findIndex(
    (line, index) =>
      line.startsWith('SCAN document_search VIRTUAL TABLE') &&
      plan[index + 1]?.startsWith('CORRELATED SCALAR SUBQUERY'),
  );
  expect(plan[scan + 2]).toContain(
    'USING COVERING INDEX document_tags_by_tag (organization_id=? AND tag_id=? AND document_sequence=?)',
  );
});

it.each([
  'gas',
  'xyzzy',
  'gas incomparable',
  'xyzzy kind:policy',
  'xyzzy tag:paid',
  'xyzzy amount:>9',
])('prepares its statements once, as none has a parameter that limits rows: %s', async (query) => {
  const statements = await statementsOf(query);
  expect(statements.length).toBeGreaterThan(0);
  for (const text of statements) expect(text).not.toMatch(/(limit|offset)\s+\?/i);
});

const words: [string, (word: string) => number | undefined][] = [
  [
    'xyzzy',
    (word) =>
      word === 'xyzzy' ? 0 : word.startsWith('xyzzy') ? 1 : word.includes('xyzzy') ? 2 : undefined,
  ],
  ['gas', (word) => (word === 'gas' ? 0 : undefined)],
];
const filters: [string, (document: Added) => boolean][] = [
  ['', () => true],
  ['kind:policy', ({ kind }) => kind === 'policy'],
  ['amount:>=97', ({ amount }) => amount >= 97],
  ['amount:>=95', ({ amount }) => amount >= beginningAmount],
  ['amount:<90 kind:letter', ({ amount, kind }) => amount < 90 && kind === 'letter'],
  [
    '-kind:invoice amount:10..20',
    ({ amount, kind }) => kind !== 'invoice' && amount >= 10 && amount <= 20,
  ],
  ['amount:>100', () => false],
];

describe.each([
  { by: 'the words of documents or the index', removed: undefined },
  { by: 'the index alone', removed: 'document_words where true' },
  { by: 'the words of documents alone', removed: 'document_search where rowid > 0' },
])('by $by', ({ removed }) => {
  beforeAll(() =>
    archive.sqlite.exec(`
      create temp table if not exists all_words as select * from document_words;
      insert or replace into document_words select * from all_words;
      ${removed ? `delete from ${removed}` : ''}`),
  );

  const searched = filters.filter(([filter]) => filter !== '' || !removed?.includes('rowid'));
  it.each(words.flatMap((word) => searched.map((filter) => [word, filter] as const)))(
    'finds what a reading of all documents finds: %o %o',
    async ([word, tierOf], [filter, isMatch]) => {
      const expected = added
        .filter(isMatch)
        .flatMap(({ id, words: own }) => {
          const tiers = own.flatMap((one) => tierOf(one) ?? []);
          return tiers.length > 0 ? [{ id, tier: Math.min(...tiers) }] : [];
        })
        .toSorted((one, other) => one.tier - other.tier)
        .map(({ id }) => id);
      const query = `${word} ${filter}`;
      const all = await archive.search(query, { pageSize: 400 });
      expect(all.documents.map(({ id }) => id)).toEqual(expected);
      expect(all.documentsCount).toBe(expected.length);
      const second = await archive.search(query, { pageIndex: 1, pageSize: 5 });
      expect(second.documents.map(({ id }) => id)).toEqual(expected.slice(5, 10));
    },
  );
});

it('finds several words, one of them rare, by the words of its documents', async () => {
  const few = createSearchArchive();
  await few.add({ name: 'paper', content: 'gas' });
  const id = await few.add({ name: 'paper', content: 'gas incomparable' });
  const byWords = await few.search('gas incomparabl');
  expect(byWords.documents.map((document) => document.id)).toEqual([id]);
  few.sqlite.exec("update document_words set content_words = replace(content_words, 'gas', '')");
  expect((await few.search('gas incomparabl')).documents).toEqual([]);
  few.sqlite.exec('update document_words set content_words = null');
  expect(await few.search('gas incomparabl')).toEqual(byWords);
});
