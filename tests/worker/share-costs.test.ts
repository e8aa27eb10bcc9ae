import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createApp } from '../../worker/app.ts';
import { tokenPrefixOf } from '../../worker/archive/search/index/search-tokens.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { attachTag, createTag, createTextDocument, insertDocuments } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { environment } from '../support/environment.ts';
import { shareDocuments, shareView } from '../support/share-links.ts';
import { testVariables } from '../support/test-variables.ts';

async function rowsReadBy(path: string): Promise<number> {
  const context = createExecutionContext();
  const platform = createPlatform(environment, context);
  const headers = { cookie: `sheaf.reader=${'a'.repeat(32)}` };
  const request = new Request(new URL(path, testVariables.APP_BASE_URL), { headers });
  const response = await createApp().fetch(request, platform);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  await waitOnExecutionContext(context);
  return platform.databaseUsage.rowsRead;
}

it('reads no more rows of a link whose log is full, once a browser has opened it', async () => {
  const owner = await createOwner();
  const { id } = await createTextDocument(owner, { name: 'Offer.txt', content: 'An offer' });
  const { path, shareLink } = await shareDocuments(owner, { documentIds: [id] });
  const paths = [path, `${path}/documents/1/file?inline`, `${path}/documents/1/file`];
  const read = async () => {
    const rows: number[] = [];
    for (const each of paths) rows.push(await rowsReadBy(each));
    return rows;
  };
  await read();
  const before = await read();
  const { identityDatabase } = createPlatform(environment, createExecutionContext());
  await identityDatabase.run(sql`
    insert into share_events (id, organization_id, share_link_id, type, session_hash, position, visitor, created_at)
    with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < 2999)
    select 'she_' || n, ${owner.organizationId}, ${shareLink.id},
      iif(n % 3, iif(n % 3 = 1, 'previewed', 'downloaded'), 'opened'), n, 1, '', n
    from numbers`);
  const after = await read();
  expect(after).toEqual(before);
});

it('begins an archive of 25 documents in as many statements and trips as one of two', async () => {
  const owner = await createOwner();
  const documentIds: string[] = [];
  while (documentIds.length < 25) {
    const content = `Page ${documentIds.length}`;
    documentIds.push((await createTextDocument(owner, { content })).id);
  }
  const costOf = async (ids: string[]) => {
    const { path } = await shareDocuments(owner, { documentIds: ids, maxDownloads: 99 });
    const platform = createPlatform(environment, createExecutionContext());
    const url = new URL(`${path}/archive`, testVariables.APP_BASE_URL);
    const { body } = await createApp().fetch(new Request(url), platform);
    const { statements, roundTrips, rowsRead } = platform.databaseUsage;
    await body?.cancel();
    return { statements, roundTrips, rowsRead };
  };
  const [ofTwo, ofAll] = [await costOf(documentIds.slice(0, 2)), await costOf(documentIds)];
  expect([ofAll.statements, ofAll.roundTrips]).toEqual([ofTwo.statements, ofTwo.roundTrips]);
  expect(ofAll.rowsRead - ofTwo.rowsRead).toBeLessThan(23 * 30);
});

async function addMatches({ organizationId }: Owner, tagId: string, word: string) {
  const database = createPlatform(environment, createExecutionContext()).databaseFor(
    organizationId,
  );
  await database.run(sql`
    update documents set reference = 'offer', reference_key = 'offer' where organization_id = ${organizationId}`);
  await database.run(sql`
    insert or ignore into document_tags (document_id, tag_id, organization_id, document_sequence)
    select id, ${tagId}, organization_id, sequence from documents where organization_id = ${organizationId}`);
  await database.run(sql`
    insert into document_search (rowid, content)
    select sequence, ${`${tokenPrefixOf(organizationId)}${word}`} from documents
    where organization_id = ${organizationId} and name like 'document %'`);
}

it.each([
  ['a tag', '', true],
  ['words', 'offer', false],
  ['the inside of a word', 'ffe', false],
  ['a field', 'ref:offer', false],
  ['words, a tag and what is excluded', 'offer -nothing by:me', true],
])('reads no more rows of one document of a view with %s in a large archive', async (...given) => {
  const [, search, isTagged] = given;
  const owner = await createOwner();
  const { id: tagId } = await createTag(owner);
  const { id } = await createTextDocument(owner, { name: 'Offer.txt', content: 'An offer' });
  await owner.call('PATCH', `${owner.org}/documents/${id}`, { body: { reference: 'offer' } });
  await attachTag(owner, id, tagId);
  const { view } = await owner.post<{ view: { id: string } }>(`${owner.org}/views`, {
    name: 'Offers',
    search,
    filters: { tags: isTagged ? [tagId] : [] },
  });
  const { path } = await shareView(owner, { viewId: view.id });
  await rowsReadBy(path);
  const read = async () => {
    await rowsReadBy(`${path}/documents/1/file?inline`);
    return rowsReadBy(`${path}/documents/1/file?inline`);
  };
  const before = await read();
  await insertDocuments(owner, 5000);
  await addMatches(owner, tagId, 'offer');
  expect(await read()).toBeLessThanOrEqual(before);
});
