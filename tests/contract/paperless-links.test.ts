import { beforeAll, expect, it } from 'vitest';
import { harness } from '#harness';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { paperlessClient, type PaperlessClient } from '../support/paperless.ts';

let owner: Owner;
let client: PaperlessClient;
beforeAll(async () => {
  owner = await createOwner();
  client = await paperlessClient(owner);
});

/** A visit without credentials, whose redirect depends neither on the visitor nor on the stored data. */
const visit = (path: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') =>
  harness.fetch(path, { headers: { accept }, redirect: 'manual' });

it('leads a browser from the address of the server and the links of clients to the application', async () => {
  const pages = `/organizations/${owner.organizationId}`;
  for (const [path, page] of [
    ['/', pages],
    ['/documents/7/', `${pages}/documents/numbers/7`],
    ['/documents/7', `${pages}/documents/numbers/7`],
    ['/documents/7/details', `${pages}/documents/numbers/7`],
  ]) {
    const response = await visit(`${client.base}${path}`);
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, page]);
  }
});

it('leads nowhere else, and no client to a page', async () => {
  for (const path of [
    '/paperless/org_1/',
    '/paperless/org_1/documents/7/',
    `${client.base}/documents/seven/`,
    `${client.base}/documents/7/other/`,
    `${client.base}/dashboard/`,
  ]) {
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  }
  for (const path of ['/', '/documents/7/']) {
    const response = await visit(`${client.base}${path}`, 'application/json');
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.json()).toEqual({ detail: 'Not found.' });
  }
});

it('finds a document by its number, in its own organization alone', async () => {
  const document = await uploadDocument(owner, { name: 'lease.txt', content: 'Lease' });
  const { results } = await client.list<{ id: number }>('documents/');
  const path = `${owner.org}/documents/numbers/${results[0]?.id}`;
  expect(await owner.get(path)).toEqual({ documentId: document.id });
  const stranger = await createOwner();
  await stranger.fails('GET', path, { code: 'auth.forbidden' });
  await stranger.fails('GET', `${stranger.org}/documents/numbers/${results[0]?.id}`, {
    code: 'document.not_found',
  });
  for (const number of ['999', '0', '-1', 'x', '99999999999']) {
    await owner.fails('GET', `${owner.org}/documents/numbers/${number}`, {
      code: 'document.not_found',
    });
  }
});
