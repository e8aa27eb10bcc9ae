import { createExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { lockOrganization, unlockOrganization } from '../../worker/operations/moves/move-store.ts';
import { createOwner } from '../support/client.ts';
import { runCron } from '../support/cron-steps.ts';
import { davClient } from '../support/dav.ts';
import { environment } from '../support/environment.ts';
import { davFilesTable } from '../support/tables.ts';

const day = 24 * 3_600_000;

async function createArchive() {
  const owner = await createOwner();
  const platform = createPlatform(environment, createExecutionContext());
  const database = platform.databaseFor(owner.organizationId);
  const ofOwner = eq(davFilesTable.organizationId, owner.organizationId);
  return { owner, platform, database, ofOwner, client: await davClient(owner) };
}

it('shows what a key has sent for a day, and forgets it then', async () => {
  const { platform, database, ofOwner, client } = await createArchive();
  const age = (milliseconds: number) =>
    database
      .update(davFilesTable)
      .set({ sentAt: new Date(Date.now() - milliseconds) })
      .where(ofOwner);
  expect(await client.put('a.txt', 'A letter')).toBe(201);
  await age(day - 60_000);
  await runCron(platform);
  expect(await client.list()).toHaveLength(1);
  await age(day);
  expect(await client.list()).toEqual([]);
  expect(await client.status('HEAD', 'inbox/a.txt')).toBe(404);
  expect(await client.put('a.txt', 'A letter')).toBe(201);
  await age(day);
  await runCron(platform);
  expect(await database.select().from(davFilesTable).where(ofOwner)).toEqual([]);
});

it('is refused with the time to try again while the organization is moved', async () => {
  const { owner, platform, database, client } = await createArchive();
  const { organizationId } = owner;
  const status = platform.databases.length === 1 ? 201 : 503;
  await lockOrganization(database, organizationId);
  const moving = await client.request('PUT', 'inbox/a.txt', { body: 'A letter' });
  expect([moving.status, moving.headers.has('retry-after')]).toEqual([status, status === 503]);
  await unlockOrganization(database, organizationId);
  expect(await client.put('b.txt', 'Another letter')).toBe(201);
});

it('reads no more rows for a key that sends without end', async () => {
  const { database, ofOwner, client } = await createArchive();
  expect(await client.put('first.txt', 'A letter')).toBe(201);
  const [first] = await database.select().from(davFilesTable).where(ofOwner);
  if (!first) throw new Error('Nothing was sent');
  const costOf = async (method: string, path: string, options = {}) => {
    const response = await client.request(method, path, options);
    await response.arrayBuffer();
    const timing = response.headers.get('server-timing') ?? '';
    return (timing.match(/\d+(?= (?:trips|read))/g) ?? []).map(Number);
  };
  const costs = async () => ({
    list: await costOf('PROPFIND', 'inbox/', { headers: { depth: '1' } }),
    look: await costOf('HEAD', 'inbox/first.txt'),
  });
  const add = async (from: number, to: number) => {
    for (let start = from; start < to; start += 10) {
      const rows = Array.from({ length: 10 }, (_, index) => ({
        ...first,
        name: `${start + index}.txt`,
        sentAt: new Date(first.sentAt.getTime() - start - index),
      }));
      await database.insert(davFilesTable).values(rows);
    }
  };
  await add(0, 600);
  const few = await costs();
  await add(600, 3000);
  const many = await costs();
  expect(few.list[0]).toBeLessThanOrEqual(2);
  expect(many.list[1]).toBeLessThanOrEqual((few.list[1] ?? 0) * 1.1);
  expect(many.look[1]).toBeLessThanOrEqual((few.look[1] ?? 0) * 1.1);
});
