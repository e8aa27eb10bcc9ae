import { expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { moveOrganization } from '../../worker/operations/moves/move-organization.ts';
import { attachTag, createTag, createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { shardOf } from '../support/shards.ts';
import { shareDocuments } from '../support/share-links.ts';
import { testVariables } from '../support/test-variables.ts';

type Version = { version: number };

/** Reads everything of an organization that a client sees, except for its version. */
async function readAll(owner: Owner, documentIds: string[]) {
  const paths = [
    '',
    '/documents?pageSize=50',
    '/documents?search=harbour',
    '/documents?search=arbou',
    '/tags',
    '/statistics',
    '/spending',
    ...documentIds.flatMap((id) => [
      `/documents/${id}`,
      `/documents/${id}/activity`,
      `/documents/${id}/content`,
    ]),
  ];
  return Promise.all(
    paths.map(async (path) => {
      const response = await owner.request('GET', `${owner.org}${path}`);
      const text = await response.text();
      return [path, response.status, text.replace(/,"asOf":"[^"]*"/, '')];
    }),
  );
}

const versionOf = async (owner: Owner) =>
  (await owner.get<Version>(`${owner.org}/version`)).version;

async function createArchive() {
  const owner = await createOwner();
  const documents = [
    await createTextDocument(owner, { content: 'Harbour dues for March' }),
    await createTextDocument(owner, { content: 'Harbour dues for April' }),
  ];
  const tag = await createTag(owner);
  for (const { id } of documents) await attachTag(owner, id, tag.id);
  await harness.finishJobs();
  return { owner, documentIds: documents.map(({ id }) => id) };
}

it('moves an organization, which is read all the time and written before and after', async () => {
  const { databases } = harness.platform();
  const { owner, documentIds } = await createArchive();
  const { organizationId } = owner;
  const other = await createArchive();
  const before = await readAll(owner, documentIds);
  const ofOther = await readAll(other.owner, other.documentIds);
  const version = await versionOf(owner);
  // The demo has only one database.
  const targets = databases.length === 1 ? [] : [2, 0, 1];
  for (const to of targets) {
    if ((await shardOf(owner)) === to) continue;
    const interrupted = moveOrganization(
      harness.platform(),
      { organizationId, to },
      {
        report: (line) => {
          if (line === 'Comparing') throw new Error('The script has ended');
        },
      },
    );
    await expect(interrupted).rejects.toThrow('The script has ended');
    expect(await readAll(owner, documentIds)).toEqual(before);
    const refused = await owner.request('POST', `${owner.org}/tags`, {
      name: 'While it is moved',
      color: '#ffffff',
    });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    await moveOrganization(harness.platform(), { organizationId, to });
    expect(await shardOf(owner)).toBe(to);
    expect(await readAll(owner, documentIds)).toEqual(before);
  }
  expect(await versionOf(owner)).toBeGreaterThanOrEqual(version);
  expect(await readAll(other.owner, other.documentIds)).toEqual(ofOther);
  const added = await createTextDocument(owner, { content: 'Harbour dues for May' });
  await harness.finishJobs();
  expect(await owner.get(`${owner.org}/documents?search=harbour`)).toMatchObject({
    documentsCount: 3,
  });
  await owner.call('DELETE', `${owner.org}/documents/${added.id}`, { status: 204 });
});

it('goes on with an archive of a link that a reader has begun to download', async () => {
  const { databases } = harness.platform();
  const { owner, documentIds } = await createArchive();
  const { path } = await shareDocuments(owner, { documentIds });
  const { organizationId } = owner;
  const readWhile = async (meanwhile: () => Promise<void>) => {
    const url = new URL(`${path}/archive`, testVariables.APP_BASE_URL);
    const { body } = await createApp().fetch(new Request(url), harness.platform());
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const sizes = [];
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      if (sizes.length === 0) await meanwhile();
      sizes.push(read.value.length);
    }
    return sizes;
  };
  const whole = await readWhile(() => Promise.resolve());
  for (const to of databases.length === 1 ? [] : [2, 0, 1]) {
    const move = () => moveOrganization(harness.platform(), { organizationId, to });
    expect(await readWhile(move)).toEqual(whole);
    expect(await shardOf(owner)).toBe(to);
  }
});

it('moves to no database that there is not', async () => {
  const { owner } = await createArchive();
  const move = moveOrganization(harness.platform(), {
    organizationId: owner.organizationId,
    to: 7,
  });
  await expect(move).rejects.toThrow('There is no such database');
});
