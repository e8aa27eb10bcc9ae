import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createApp } from '../../worker/app.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner } from '../support/client.ts';
import { environment } from '../support/environment.ts';
import { shareDocuments } from '../support/share-links.ts';
import { testVariables } from '../support/test-variables.ts';

/** Rows that a request reads, with its work in the background. */
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
