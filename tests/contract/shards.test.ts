import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { organizationVersionHeader } from '../../shared/organization-version.ts';
import { createApp } from '../../worker/app.ts';
import { addMember } from '../support/access.ts';
import { createTag } from '../support/builders.ts';
import { createOwner, createUser, type Owner } from '../support/client.ts';
import { createOwnerIn, shardOf } from '../support/shards.ts';
import { organizationsTable, tagsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

const app = createApp();
const databases = () => harness.platform().databases;
const last = () => databases().length - 1;

const tagsIn = async (shard: number, { organizationId }: Owner) => {
  const database = databases()[shard];
  if (!database) throw new Error('There is no such database');
  const rows = await database
    .select({ name: tagsTable.name })
    .from(tagsTable)
    .where(eq(tagsTable.organizationId, organizationId));
  return rows.map(({ name }) => name);
};

async function tripsOf(owner: Owner, path: string) {
  const platform = harness.platform();
  const request = new Request(`${testVariables.APP_BASE_URL}${owner.org}${path}`, {
    headers: owner.headers,
  });
  const before = platform.databaseUsage.roundTrips;
  const response = await app.fetch(request, { ...platform, inBackground: () => undefined });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  return platform.databaseUsage.roundTrips - before;
}

it('puts new organizations into each database in turn', async () => {
  const shards = new Set<number>();
  for (let count = 0; count < databases().length; count += 1) {
    shards.add(await shardOf(await createOwner()));
  }
  expect(shards.size).toBe(databases().length);
});

it('stores content in the database of its organization alone', async () => {
  const owner = await createOwnerIn(last());
  const { name } = await createTag(owner);
  for (const shard of databases().keys()) {
    expect(await tagsIn(shard, owner)).toEqual(shard === last() ? [name] : []);
  }
});

it('needs no further trip where the content is elsewhere, but for one beside the check', async () => {
  for (const shard of databases().keys()) {
    const owner = await createOwnerIn(shard);
    for (const path of ['/documents', '/tags', '/version', '/members']) {
      // The first request fills the isolate's cache.
      await tripsOf(owner, path);
      expect(await tripsOf(owner, path), path).toBeLessThanOrEqual(shard === 0 ? 2 : 3);
    }
  }
});

describe('an organization in the last database', () => {
  it('has a version that grows with people and with content', async () => {
    const owner = await createOwnerIn(last());
    const read = async () => (await owner.get<{ version: number }>(`${owner.org}/version`)).version;
    const [first, response] = [
      await read(),
      await owner.request('POST', `${owner.org}/tags`, { name: 'a', color: '#ffffff' }),
    ];
    const second = await read();
    expect(second).toBeGreaterThan(first);
    expect(Number(response.headers.get(organizationVersionHeader))).toBe(second);
    await addMember(owner, await createUser(), 'member');
    expect(await read()).toBeGreaterThan(second);
  });

  it('is read and written where it is now, although it was elsewhere with the last request', async () => {
    const owner = await createOwnerIn(last());
    expect(await owner.get(`${owner.org}/tags`)).toMatchObject({ tags: [] });
    await harness
      .platform()
      .identityDatabase.update(organizationsTable)
      .set({ shard: 0 })
      .where(eq(organizationsTable.id, owner.organizationId));
    const { name } = await createTag(owner);
    expect(await tagsIn(0, owner)).toEqual([name]);
  });
});
