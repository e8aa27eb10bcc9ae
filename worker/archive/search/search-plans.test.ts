import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../../tests/support/random.ts';
import { createSearchArchive, openSearchScope } from '../../../tests/support/search-archive.ts';
import { sqliteAsD1 } from '../../../tests/support/sqlite-database.ts';
import { searchDocuments } from './search-documents.ts';

const archive = createSearchArchive();
afterAll(() => archive.sqlite.close());

const kinds = ['invoice', 'letter', 'policy'] as const;
const vowels = 'aeiou';
/** 125 words with the same inside, more than one group of alternatives has. */
const insideWords = Array.from(
  { length: 125 },
  (_, index) =>
    `${vowels[index % 5]}${vowels[Math.floor(index / 5) % 5]}${vowels[Math.floor(index / 25)]}xyzzyt`,
);
const vocabulary = [...insideWords, 'xyzzy', 'xyzzying', 'gas', 'bill'];
/** Most documents of a higher amount begin with one of its words, and the others contain it. */
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

it('looks for few candidates of a filter one by one, and in each word that contains another one', async () => {
  const statements: string[] = [];
  const prepare = archive.sqlite.prepare.bind(archive.sqlite);
  archive.sqlite.prepare = (text) => {
    statements.push(text);
    return prepare(text);
  };
  const { scope } = openSearchScope(sqliteAsD1(archive.sqlite), archive.scope.organizationId);
  await searchDocuments(scope, { searchQuery: 'zzy kind:policy', pageIndex: 0, pageSize: 5 });
  archive.sqlite.prepare = prepare;
  const plan = statements
    .filter((text) => text.includes('document_search'))
    .flatMap((text) => prepare(`explain query plan ${text}`).all())
    .map(({ detail }) => String(detail));
  const byRow = plan.filter((line) =>
    line.startsWith('SCAN document_search VIRTUAL TABLE INDEX 0:='),
  );
  expect(byRow).toHaveLength(3);
  const words = plan.indexOf('CO-ROUTINE matched');
  expect(plan.slice(words).join()).toMatch(/search_words.*SCAN document_search/);
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

it.each(words.flatMap((word) => filters.map((filter) => [word, filter] as const)))(
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
