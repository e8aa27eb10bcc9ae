import { expect, test } from 'vitest';
import corpus from '../../../../../tests/support/fixtures/search-corpus.json' with { type: 'json' };
import {
  createSearchArchive,
  type SearchArchive,
} from '../../../../../tests/support/search-archive.ts';
import type { RebuildCursor } from '../../../../outbox/job.ts';
import { firstRebuildCursor, rebuildStep } from './rebuild-step.ts';

async function rebuild(archive: SearchArchive) {
  let cursor: RebuildCursor | null = firstRebuildCursor;
  while (cursor) {
    await rebuildStep(archive.scope, cursor);
    cursor = await rebuildStep(archive.scope, cursor);
  }
}

const resultsOf = (archive: SearchArchive) =>
  Promise.all(corpus.queries.map(({ query }) => archive.search(query)));

test('a rebuilt index returns the same results, with every step done twice', async () => {
  const archive = createSearchArchive();
  const stranger = createSearchArchive({ sqlite: archive.sqlite });
  for (const document of corpus.documents) await archive.add(document);
  for (let index = 0; index < 120; index += 1)
    await archive.add({ name: `n ${index}`, content: `word${index}` });
  await stranger.add({ name: 'invoice', content: '' });
  const before = await resultsOf(archive);
  archive.sqlite.exec(`
    delete from document_search where rowid in (select sequence from documents);
    delete from search_word_parts where rowid in (select id from search_words)`);
  expect(await archive.idsFor('invoice')).toEqual([]);
  await rebuild(archive);
  expect(await resultsOf(archive)).toEqual(before);
  expect(await stranger.idsFor('invoice')).toEqual([]);
});

test('trashed documents are indexed too', async () => {
  const archive = createSearchArchive();
  const id = await archive.add({ name: 'bill', content: '' });
  archive.sqlite.exec(
    'delete from document_search where rowid = 1; update documents set deleted_at = 1',
  );
  await rebuild(archive);
  archive.sqlite.exec('update documents set deleted_at = null');
  expect(await archive.idsFor('bill')).toEqual([id]);
});

test('deleted words leave the index of trigrams', () => {
  const { sqlite, scope } = createSearchArchive();
  sqlite
    .prepare(`insert into search_words (organization_id, word) values (?, 'hundeschule')`)
    .run(scope.organizationId);
  sqlite.prepare('delete from search_words where organization_id = ?').run(scope.organizationId);
  expect(sqlite.prepare('select count(*) as rows from search_word_parts').get()).toEqual({
    rows: 0,
  });
});

test('a rebuild deletes unused words and keeps results the same at every step', async () => {
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
    cursor = await rebuildStep(archive.scope, cursor);
    expect(await archive.idsFor('schule')).toEqual([kept]);
  }
  expect(wordsOf(archive)).toEqual(['grusse', 'hundeschule', 'katzenklappe', 'rechnung']);
  expect(wordsOf(stranger)).toEqual(['geheimnis']);
  archive.sqlite.prepare('update documents set deleted_at = null where id = ?').run(trashed);
  expect(await archive.idsFor('klappe')).toEqual([trashed]);
});
