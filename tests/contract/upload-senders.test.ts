import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import type { UploadRequest } from '../../shared/sharing/upload-requests/upload-request.ts';
import { createOwner, TestClient, type Owner } from '../support/client.ts';
import { fillNameSort } from '../support/cron-steps.ts';
import { documentsTable } from '../support/tables.ts';

let owner: Owner;
let request: UploadRequest;
beforeEach(async () => {
  owner = await createOwner();
  request = (
    await owner.post<{ uploadRequest: UploadRequest }>(`${owner.org}/upload-requests`, {
      title: 'Papers',
      recipients: [{ name: 'José “Pepe” Müller', email: 'jose@example.com' }],
    })
  ).uploadRequest;
  await owner.call('POST', `${owner.org}/upload-requests/${request.id}/files/accept`, {
    body: { isAlways: true },
    status: 204,
  });
  await send(request, { name: 'grace.txt', sender: 'Grace Hopper' });
  await send(request.recipients[0], { name: 'jose.txt' });
});

async function send(
  address: { url: string | null } | undefined,
  { name, sender }: { name: string; sender?: string },
) {
  const form = new FormData();
  form.set('metadata', JSON.stringify({ sender }));
  form.set('file', new File([crypto.randomUUID()], name, { type: 'text/plain' }));
  await new TestClient().post(`/api/uploads/${address?.url?.split('/u/')[1]}/files`, form);
  await harness.finishJobs();
}

async function namesOf(searchQuery: string) {
  const { documents } = await owner.get<{ documents: { name: string }[] }>(
    `${owner.org}/documents/search?searchQuery=${encodeURIComponent(searchQuery)}`,
  );
  return documents.map(({ name }) => name);
}

const filterOf = (searchQuery: string) => ({ filter: { query: { searchQuery } } });

it('finds who has sent a document for a request, also once the request is deleted', async () => {
  expect(await namesOf('from:grace')).toEqual(['grace.txt']);
  expect(await namesOf('from:"grace hopper"')).toEqual(['grace.txt']);
  expect(await namesOf('von:MÜLLER von:josé')).toEqual(['jose.txt']);
  expect(await namesOf('-from:grace')).toEqual(['jose.txt']);
  await owner.call('DELETE', `${owner.org}/upload-requests/${request.id}`, { status: 204 });
  expect(await namesOf('from:hopper')).toEqual(['grace.txt']);
  const stranger = await createOwner();
  const path = `${stranger.org}/documents/search?searchQuery=from:grace`;
  expect(await stranger.get(path)).toMatchObject({ documents: [] });
});

it('finds senders of documents that are older than their keys, once Cron has filled them', async () => {
  const { organizationId } = owner;
  await harness
    .platform()
    .databaseFor(organizationId)
    .update(documentsTable)
    .set({ nameSort: null, senderKey: null })
    .where(eq(documentsTable.organizationId, organizationId));
  expect(await namesOf('from:grace')).toEqual([]);
  await fillNameSort(harness.platform());
  expect(await namesOf('from:grace')).toEqual(['grace.txt']);
  expect(await namesOf('from:pepe')).toEqual(['jose.txt']);
});

it('lets a bulk change leave out what a sender has sent, and refuses one that nobody is called', async () => {
  const path = `${owner.org}/documents/batch/trash`;
  await owner.fails('POST', path, { body: filterOf('-from:ada'), code: 'request.invalid' });
  await owner.call('POST', path, { body: filterOf('-from:grace') });
  expect(await namesOf('from:grace')).toEqual(['grace.txt']);
  expect(await namesOf('from:josé')).toEqual([]);
});
