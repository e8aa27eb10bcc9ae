import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createSearchArchive } from '../../../tests/support/search-archive.ts';
import { runBatch } from '../../database/database.ts';
import { indexDocumentStatements } from './index/index-store.ts';
import { searchDocuments } from './search-documents.ts';

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
  test.each(['sc', 'die sc', '"die sc', 'size:>=0 "sc'])(
    'may be the beginning of one: %s',
    async (query) => {
      const archive = createSearchArchive();
      const documentId = await archive.add({ name: 'a', content: 'die Schule' });
      expect(await archive.idsFor(query)).toEqual([documentId]);
    },
  );

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
    await archive.run(sql`update documents set deleted_at = 1 where id = ${trashed}`);
    expect(await archive.search('bill')).toMatchObject({
      documents: [{ id: kept }],
      documentsCount: 1,
    });
    await archive.run(sql`update documents set deleted_at = null where id = ${trashed}`);
    expect(await archive.idsFor('bill')).toEqual([trashed, kept]);
  });

  test('a former name or text', async () => {
    const archive = createSearchArchive();
    const documentId = await archive.add({ name: 'before.txt', content: 'first words' });
    await runBatch(
      archive.scope.database,
      await indexDocumentStatements(archive.scope, {
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
    await archive.run(
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
