import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import { createId } from '../../shared/ids.ts';
import { day } from '../../shared/time/durations.ts';
import {
  checkIntegrity,
  type IntegrityCursor,
  type IntegrityStep,
} from '../../worker/operations/integrity/check-integrity.ts';
import { repairProblem } from '../../worker/operations/integrity/repair-problem.ts';
import { createApp } from '../../worker/app.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { deleteOldEvents } from '../support/cron-steps.ts';
import { shareDocuments } from '../support/share-links.ts';
import { shareEventsTable, shareLinksTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

const links = shareLinksTable;
const events = shareEventsTable;
const first: IntegrityCursor = { database: 0, part: 'share-links', after: '' };
const database = () => harness.platform().identityDatabase;

let owner: Owner;
let id: string;
let path: string;

beforeEach(async () => {
  owner = await createOwner();
  const documentIds = [(await createTextDocument(owner)).id, (await createTextDocument(owner)).id];
  const shared = await shareDocuments(owner, { documentIds, maxDownloads: 9 });
  path = shared.path;
  id = shared.shareLink.id;
  await download();
});

const download = async () => (await harness.fetch(`${path}/archive`)).arrayBuffer();

const logged = () => database().$count(shareEventsTable, eq(events.shareLinkId, id));

async function problemsOf(limit = 100) {
  const platform = harness.platform();
  const found = [];
  let cursor: IntegrityCursor | null = first;
  while (cursor?.database === 0) {
    const step: IntegrityStep = await checkIntegrity(platform, cursor, { limit });
    found.push(...step.problems);
    cursor = step.next;
  }
  return found.filter(({ organizationId }) => organizationId === owner.organizationId);
}

async function repairAll() {
  for (const problem of await problemsOf()) {
    expect(await repairProblem(harness.platform(), problem)).toBe(true);
  }
  expect(await problemsOf()).toEqual([]);
}

const countOf = async () =>
  (await database().select().from(shareLinksTable).where(eq(links.id, id)))[0]?.downloadsCount;
const set = (change: Partial<typeof links.$inferInsert>) =>
  database().update(shareLinksTable).set(change).where(eq(links.id, id));

it('finds nothing wrong with links that were used', async () => {
  expect(await countOf()).toBe(2);
  expect(await problemsOf(1)).toEqual([]);
});

it.each([1, 5])(
  'finds a link of two downloads that has counted %d, and counts again',
  async (count) => {
    await set({ downloadsCount: count });
    expect(await problemsOf()).toMatchObject([{ check: 'share-downloads-differ', subject: id }]);
    await repairAll();
    expect(await countOf()).toBe(2);
  },
);

it('counts what the log of a link has forgotten', async () => {
  const old = new Date(Date.now() - 100 * day);
  const isOfLink = eq(events.shareLinkId, id);
  await database().update(shareEventsTable).set({ createdAt: old }).where(isOfLink);
  await deleteOldEvents(harness.platform());
  await expect.poll(() => logged()).toBe(0);
  expect([await countOf(), await problemsOf()]).toEqual([2, []]);
  await download();
  await set({ downloadsCount: 3 });
  await repairAll();
  expect(await countOf()).toBe(4);
});

it('finds nothing wrong with a link whose log is full, also while downloads are broken off', async () => {
  const [row] = await database().select().from(shareEventsTable).where(eq(events.shareLinkId, id));
  if (!row) throw new Error('The download is not recorded');
  // They have the same time, like those of an archive.
  const more = Array.from({ length: 1000 }, (_, number) => ({
    ...row,
    id: createId('she'),
    sessionHash: String(number),
  }));
  for (let start = 0; start < more.length; start += 7) {
    await database()
      .insert(shareEventsTable)
      .values(more.slice(start, start + 7));
  }
  await set({ downloadsCount: 1002, maxDownloads: null });
  await download();
  expect(await logged()).toBeLessThan(1000);
  expect([await countOf(), await problemsOf()]).toEqual([1004, []]);
  const archive = new URL(`${path}/archive`, testVariables.APP_BASE_URL);
  const { body } = await createApp().fetch(new Request(archive), harness.platform());
  await body?.cancel();
  await expect.poll(countOf).toBe(1004);
  expect(await problemsOf()).toEqual([]);
});

it('finds the log of a link that is gone, and deletes it', async () => {
  const gone = createId('shr');
  const ofLink = eq(events.shareLinkId, gone);
  await database()
    .update(shareEventsTable)
    .set({ shareLinkId: gone })
    .where(eq(events.shareLinkId, id));
  await set({ downloadsCount: 0 });
  expect(await problemsOf()).toMatchObject([{ check: 'share-events-without-link', subject: gone }]);
  await repairAll();
  expect(await database().select().from(shareEventsTable).where(ofLink)).toEqual([]);
});
