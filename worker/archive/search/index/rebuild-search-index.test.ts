import type { RebuildCursor } from '../../../outbox/job.ts';
import { expect, test } from 'vitest';
import corpus from '../../../../tests/support/fixtures/search-corpus.json' with { type: 'json' };
import {
  createSearchArchive,
  type SearchArchive,
} from '../../../../tests/support/search-archive.ts';
import { firstRebuildCursor, rebuildSearchIndex } from './rebuild-search-index.ts';

async function rebuild(archive: SearchArchive) {
  let cursor: RebuildCursor | null = firstRebuildCursor;
  while (cursor) {
    await rebuildSearchIndex(archive.scope, cursor);
    cursor = await rebuildSearchIndex(archive.scope, cursor);
  }
}

const answers = (archive: SearchArchive) =>
  Promise.all(corpus.queries.map(({ query }) => archive.search(query)));

test('a rebuilt index answers every query as before, with every step done twice', async () => {
  const archive = createSearchArchive();
  const stranger = createSearchArchive({ sqlite: archive.sqlite });
  for (const document of corpus.documents) await archive.add(document);
  for (let index = 0; index < 120; index += 1)
    await archive.add({ name: `n ${index}`, content: `word${index}` });
  await stranger.add({ name: 'invoice', content: '' });
  const before = await answers(archive);
  archive.sqlite.exec(`
    delete from document_search where rowid in (select sequence from documents);
    delete from search_word_parts where rowid in (select id from search_words)`);
  expect(await archive.idsFor('invoice')).toEqual([]);
  await rebuild(archive);
  expect(await answers(archive)).toEqual(before);
  expect(await stranger.idsFor('invoice')).toEqual([]);
});

test('a document in the trash is indexed too, for the day it is restored', async () => {
  const archive = createSearchArchive();
  const id = await archive.add({ name: 'bill', content: '' });
  archive.sqlite.exec(
    'delete from document_search where rowid = 1; update documents set deleted_at = 1',
  );
  await rebuild(archive);
  archive.sqlite.exec('update documents set deleted_at = null');
  expect(await archive.idsFor('bill')).toEqual([id]);
});

test('the words of a purged organization leave the index of insides with it', () => {
  const { sqlite, scope } = createSearchArchive();
  sqlite
    .prepare(`insert into search_words (organization_id, word) values (?, 'hundeschule')`)
    .run(scope.organizationId);
  sqlite.prepare('delete from search_words where organization_id = ?').run(scope.organizationId);
  expect(sqlite.prepare('select count(*) as rows from search_word_parts').get()).toEqual({
    rows: 0,
  });
});

test('forgets the words of documents that are gone, and finds what it found before at every step', async () => {
  const archive = createSearchArchive();
  const stranger = createSearchArchive({ sqlite: archive.sqlite });
  const wordsOf = ({ scope }: SearchArchive) =>
    archive.sqlite
      .prepare('select word from search_words where organization_id = ? order by word')
      .all(scope.organizationId)
      .map(({ word }) => word);
  const kept = await archive.add({ name: 'rechnung', content: 'Hundeschule Grüße' });
  const trashed = await archive.add({ name: 'a', content: 'Katzenklappe' });
  const purged = await archive.add({ name: 'b', content: 'Hundeschule geheimnis rechnung' });
  await stranger.add({ name: 'c', content: 'geheimnis' });
  archive.sqlite.prepare('update documents set deleted_at = 1 where id = ?').run(trashed);
  archive.sqlite.prepare('delete from documents where id = ?').run(purged);

  let cursor: RebuildCursor | null = firstRebuildCursor;
  while (cursor) {
    cursor = await rebuildSearchIndex(archive.scope, cursor);
    expect(await archive.idsFor('schule')).toEqual([kept]);
  }
  expect(wordsOf(archive)).toEqual(['grusse', 'hundeschule', 'katzenklappe']);
  expect(wordsOf(stranger)).toEqual(['geheimnis']);
  archive.sqlite.prepare('update documents set deleted_at = null where id = ?').run(trashed);
  expect(await archive.idsFor('klappe')).toEqual([trashed]);
});
