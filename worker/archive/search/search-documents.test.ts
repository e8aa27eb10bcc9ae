import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documentSearchQuerySchema } from '../../../shared/archive/search/search.ts';
import { createId } from '../../../shared/ids.ts';
import { createSearchArchive, type SearchArchive } from '../../../tests/support/search-archive.ts';
import { runBatch } from '../../database/database.ts';
import { indexDocumentStatements } from './index/index-store.ts';
import { searchDocuments } from './search-documents.ts';

function run(archive: SearchArchive, ...statements: ReturnType<typeof sql>[]) {
  const { database } = archive.scope;
  return runBatch(
    database,
    statements.map((statement) => database.run(statement)),
  );
}

describe('the order of results', () => {
  test('is name, whole word, prefix, inside of a word, the newest first in each', async () => {
    const archive = createSearchArchive();
    const inside = await archive.add({ name: 'a', content: 'Hundeschule' });
    const beginning = await archive.add({ name: 'b', content: 'Schuleingang' });
    const word = await archive.add({ name: 'c', content: 'die Schule' });
    const name = await archive.add({ name: 'Fahrschule.pdf', content: '' });
    const newerInside = await archive.add({ name: 'd', content: 'Tanzschule' });
    const newerWord = await archive.add({ name: 'e', content: 'Schule!' });
    expect(await archive.idsFor('schule')).toEqual([
      name,
      newerWord,
      word,
      beginning,
      newerInside,
      inside,
    ]);
  });

  test('depends on the word with the worst match', async () => {
    const archive = createSearchArchive();
    const bothInName = await archive.add({ name: 'blue contract', content: '' });
    const mixed = await archive.add({ name: 'contract', content: 'blue' });
    const halfInside = await archive.add({ name: 'contract', content: 'the skyblue one' });
    expect(await archive.idsFor('contract blue')).toEqual([bothInName, mixed, halfInside]);
  });

  test('is the same on all pages, with an exact count', async () => {
    const archive = createSearchArchive();
    for (let index = 0; index < 25; index += 1) {
      await archive.add({
        name: index % 5 === 0 ? `bill ${index}` : 'x',
        content: index % 2 ? 'bill' : 'billing',
      });
    }
    const whole = await archive.idsFor('bill');
    const pages = await Promise.all(
      [0, 1, 2, 3].map((pageIndex) => archive.search('bill', { pageIndex, pageSize: 10 })),
    );
    expect(pages.flatMap(({ documents }) => documents.map(({ id }) => id))).toEqual(whole);
    expect(pages.map(({ documents }) => documents.length)).toEqual([10, 10, 5, 0]);
    expect(pages.map(({ documentsCount }) => documentsCount)).toEqual([25, 25, 25, 25]);
  });

  test('is kept over 1,000 results, of which the count is capped', async () => {
    const archive = createSearchArchive();
    for (let index = 0; index < 1001; index += 1)
      await archive.add({ name: `n${index}`, content: 'frequent' });
    expect(await archive.search('frequent', { pageSize: 5 })).toMatchObject({
      documentsCount: 1000,
      isCountCapped: true,
    });
    expect(
      (await archive.search('frequent', { pageIndex: 10, pageSize: 100 })).documents,
    ).toHaveLength(1);
    expect(await archive.search('n1000', { pageSize: 5 })).toMatchObject({
      documentsCount: 1,
      isCountCapped: false,
    });
  });
});

describe('the last word of a search', () => {
  test.each(['sc', 'die sc', '"die sc'])('may be the beginning of one: %s', async (query) => {
    const archive = createSearchArchive();
    const documentId = await archive.add({ name: 'a', content: 'die Schule' });
    expect(await archive.idsFor(query)).toEqual([documentId]);
  });

  test.each(['sc die', '"die sc"'])('is complete once something follows: %s', async (query) => {
    const archive = createSearchArchive();
    await archive.add({ name: 'a', content: 'die Schule' });
    expect(await archive.idsFor(query)).toEqual([]);
  });
});

describe('a search does not find', () => {
  test('documents of another organization, even one whose id begins with the same characters', async () => {
    const mine = createSearchArchive({ organizationId: `org_${'a'.repeat(24)}` });
    const theirs = createSearchArchive({
      sqlite: mine.sqlite,
      organizationId: `org_aaaa${'b'.repeat(20)}`,
    });
    const strangers = createSearchArchive({ sqlite: mine.sqlite });
    const text = { name: 'Fahrschule.pdf', content: 'Grundschule secret' };
    const own = await mine.add(text);
    await theirs.add(text);
    await strangers.add({ ...text, content: 'Hochschule' });
    for (const query of [
      'fahrschule',
      'schule',
      'secret',
      'sec',
      'type:text',
      '-nothing',
      'created:>2000',
    ]) {
      expect(await mine.search(query)).toMatchObject({
        documents: [{ id: own }],
        documentsCount: 1,
      });
    }
    expect(await mine.idsFor('hochschule')).toEqual([]);
  });

  test('a trashed document until it is restored', async () => {
    const archive = createSearchArchive();
    const kept = await archive.add({ name: 'bill one', content: '' });
    const trashed = await archive.add({ name: 'bill two', content: '' });
    await run(archive, sql`update documents set deleted_at = 1 where id = ${trashed}`);
    expect(await archive.search('bill')).toMatchObject({
      documents: [{ id: kept }],
      documentsCount: 1,
    });
    await run(archive, sql`update documents set deleted_at = null where id = ${trashed}`);
    expect(await archive.idsFor('bill')).toEqual([trashed, kept]);
  });

  test('a former name or text', async () => {
    const archive = createSearchArchive();
    const documentId = await archive.add({ name: 'before.txt', content: 'first words' });
    await runBatch(
      archive.scope.database,
      indexDocumentStatements(archive.scope, {
        documentId,
        name: 'after.txt',
        content: 'second thoughts',
      }),
    );
    expect(await archive.idsFor('before')).toEqual([]);
    expect(await archive.idsFor('irst')).toEqual([]);
    expect(await archive.idsFor('after thoughts')).toEqual([documentId]);
  });

  test('a purged document, of which nothing is left in the index', async () => {
    const archive = createSearchArchive();
    const stranger = createSearchArchive({ sqlite: archive.sqlite });
    const foreign = await stranger.add({ name: 'paper', content: '' });
    for (let index = 0; index < 300; index += 1) await archive.add({ name: 'paper', content: '' });
    await run(
      archive,
      sql`delete from documents where organization_id = ${archive.scope.organizationId}`,
    );
    expect(await archive.idsFor('paper')).toEqual([]);
    expect(await stranger.idsFor('paper')).toEqual([foreign]);
    expect(archive.sqlite.prepare('select count(*) as rows from document_search').get()).toEqual({
      rows: 1,
    });
  });

  test('text that looks like a tag', async () => {
    const archive = createSearchArchive();
    await archive.add({ name: 'x', content: 'finance' });
    expect(await archive.idsFor('tag:finance')).toEqual([]);
  });
});

const tagId = createId('tag');

async function createTagged() {
  const archive = createSearchArchive();
  const bill = await archive.add({
    name: 'bill.pdf',
    content: 'electricity',
    mimeType: 'application/pdf',
    size: 2_000_000,
    createdAt: new Date('2026-01-31T23:59:59Z'),
  });
  const photo = await archive.add({
    name: 'bill.png',
    content: 'gas',
    mimeType: 'image/png',
    size: 900,
    createdAt: new Date('2026-02-01T00:00:00Z'),
  });
  const { organizationId } = archive.scope;
  await run(
    archive,
    sql`insert into tags (id, organization_id, name, name_key, search_key, color, created_at) values (${tagId}, ${organizationId}, 'Tax 2024 🧾', 'tax 2024 🧾', 'tax2024', '', 0)`,
    sql`insert into document_tags (document_id, tag_id, organization_id) values (${bill}, ${tagId}, ${organizationId})`,
  );
  return { archive, bill, photo };
}

describe('filters', () => {
  test('restrict results by tag, type, date and size', async () => {
    const { archive, bill, photo } = await createTagged();
    const expectations: Record<string, string[]> = {
      'tag:"tax 2024"': [bill],
      'tag:"TAX 2024" bill': [bill],
      'tag:tax-2024': [bill],
      'tag:"Tax 2024 🧾"': [bill],
      'tag:"tax 2024" gas': [],
      '-tag:"tax 2024"': [photo],
      'tag:tax': [],
      'type:pdf': [bill],
      'type:image bill': [photo],
      'type:image/png': [photo],
      '-type:image': [bill],
      'type:video': [],
      'type:pdf type:image': [],
      'created:2026-01': [bill],
      'created:>2026-01-31 bill': [photo],
      'created:>=2026-01-31': [photo, bill],
      '-created:2026-01-31': [photo],
      'size:>1mb': [bill],
      'size:<1kb bill': [photo],
      'size:2mb': [bill],
      'size:>1kb type:pdf tag:"tax 2024" created:2026 bill -gas': [bill],
    };
    for (const [query, expected] of Object.entries(expectations)) {
      expect([query, await archive.idsFor(query)]).toEqual([query, expected]);
    }
  });

  test('return documents with their tags', async () => {
    const { archive } = await createTagged();
    const { documents } = await archive.search('electricity');
    expect(documents[0]?.tags).toEqual([{ id: tagId, name: 'Tax 2024 🧾', color: '' }]);
  });

  test('find few documents among many, and many', async () => {
    const archive = createSearchArchive();
    const old = await archive.add({
      name: 'paper',
      content: '',
      createdAt: new Date('2020-05-05'),
    });
    for (let index = 0; index < 5100; index += 1) {
      await archive.add({ name: 'paper', content: '', createdAt: new Date('2025-05-05') });
    }
    expect(await archive.idsFor('created:2020 paper')).toEqual([old]);
    expect(await archive.search('created:2025 paper')).toMatchObject({
      documentsCount: 1000,
      isCountCapped: true,
    });
  });
});

describe('any query', () => {
  test.each([
    ['lone surrogates', '\ud800 \udc00bill\ud83d'],
    ['NUL', 'bi\0ll'],
    ['control characters', '\u0001\u001b[31m'],
    ['the longest query of one word', 'x'.repeat(1024)],
    ['the longest query of many words', 'ab '.repeat(341)],
    ['many long words', 'abcde '.repeat(170)],
    ['many filters', 'tag:a '.repeat(170)],
    ['many types', 'type:a/b '.repeat(113)],
    ['many intervals', 'size:>1 created:>1999 '.repeat(46)],
    ['many exclusions', '-a '.repeat(341)],
    ['many phrases', '"a b" '.repeat(170)],
    ['many unclosed things', '"(-tag:"*'.repeat(113)],
    [
      'the syntax of the index',
      'name_parts : bill* NEAR("a" "b", 2) ^x AND {content} : (y) OR NOT',
    ],
    ['SQL', `'; drop table documents; --`],
    ['CJK of the longest kind', '文'.repeat(1024)],
  ])('has a result within one round trip: %s', async (_, query) => {
    const archive = createSearchArchive();
    await archive.add({ name: 'bill', content: 'a b' });
    const { searchQuery, ...page } = documentSearchQuerySchema.parse({ searchQuery: query });
    const before = archive.usage.roundTrips;
    await expect(archive.search(searchQuery, page)).resolves.toHaveProperty('documentsCount');
    expect(archive.usage.roundTrips - before).toBeLessThanOrEqual(1);
  });

  test('treats NUL and half a surrogate pair as separators', async () => {
    const archive = createSearchArchive();
    const id = await archive.add({ name: 'x', content: 'electric\0bill \ud800 gas' });
    expect(await archive.idsFor('electric')).toEqual([id]);
    expect(await archive.idsFor('bill\0\ud800gas')).toEqual([id]);
  });

  test('has at most 1,024 characters', () => {
    expect(documentSearchQuerySchema.safeParse({ searchQuery: 'x'.repeat(1025) }).success).toBe(
      false,
    );
    expect(documentSearchQuerySchema.safeParse({ searchQuery: 'x'.repeat(10_000) }).success).toBe(
      false,
    );
  });

  test('without words and filters finds nothing', async () => {
    const archive = createSearchArchive();
    await archive.add({ name: 'bill', content: '' });
    for (const query of ['', ' ', '"', '-', '...', 'tag:']) {
      expect(await archive.search(query)).toEqual({
        documents: [],
        documentsCount: 0,
        isCountCapped: false,
        correctedQuery: null,
      });
    }
  });

  test('with exclusions only finds the rest', async () => {
    const archive = createSearchArchive();
    const rest = await archive.add({ name: 'letter', content: 'gasoline' });
    await archive.add({ name: 'bill', content: 'gas' });
    expect(await archive.idsFor('-gas')).toEqual([rest]);
    expect(await archive.idsFor('-bill -letter')).toEqual([]);
  });
});

describe('long texts', () => {
  test('are indexed to their end, for words, insides and phrases', async () => {
    const archive = createSearchArchive();
    const filler = Array.from({ length: 90_000 }, (_, index) => `word${index % 5000}`).join(' ');
    const id = await archive.add({
      name: 'book.pdf',
      content: `${filler} the Zielflugzeug has landed`,
    });
    expect(await archive.idsFor('zielflugzeug')).toEqual([id]);
    expect(await archive.idsFor('flugzeug')).toEqual([id]);
    expect(await archive.idsFor('"zielflugzeug has landed"')).toEqual([id]);
    const { documents } = await archive.search('flugzeug');
    expect(documents[0]?.snippet).toContainEqual({ text: 'flugzeug', isMatch: true });
  });

  test('of characters without spaces are indexed to their end', async () => {
    const archive = createSearchArchive();
    const id = await archive.add({
      name: 'book.pdf',
      content: `${'天地玄黄宇宙洪荒'.repeat(80_000)}東京都`,
    });
    expect(await archive.idsFor('東京都')).toEqual([id]);
  });
});

test('results by date ignore how well they match, in both directions', async () => {
  const archive = createSearchArchive();
  const inside = await archive.add({ name: 'a', content: 'Hundeschule' });
  const name = await archive.add({ name: 'Schule', content: '' });
  const word = await archive.add({ name: 'c', content: 'die Schule' });
  const idsBy = async (sortOrder: 'asc' | 'desc') => {
    const page = { pageIndex: 0, pageSize: 10 };
    const query = { searchQuery: 'schule', sortField: 'createdAt', sortOrder, ...page } as const;
    const { documents, documentsCount } = await searchDocuments(archive.scope, query);
    expect(documentsCount).toBe(3);
    return documents.map(({ id }) => id);
  };
  expect(await idsBy('desc')).toEqual([word, name, inside]);
  expect(await idsBy('asc')).toEqual([inside, name, word]);
});
