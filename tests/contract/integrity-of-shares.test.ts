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
import { createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { shareDocuments } from '../support/share-links.ts';
import { shareEventsTable, shareLinksTable } from '../support/tables.ts';

const links = shareLinksTable;
const events = shareEventsTable;
const first: IntegrityCursor = { database: 0, part: 'share-links', after: '' };
const database = () => harness.platform().identityDatabase;

let owner: Owner;
let id: string;

/** A link whose two documents were downloaded. */
beforeEach(async () => {
  owner = await createOwner();
  const documentIds = [(await createTextDocument(owner)).id, (await createTextDocument(owner)).id];
  const { path, shareLink } = await shareDocuments(owner, { documentIds, maxDownloads: 9 });
  id = shareLink.id;
  await (await harness.fetch(`${path}/archive`)).arrayBuffer();
});

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

it('keeps what an old link has counted before its log begins', async () => {
  await set({ createdAt: new Date(Date.now() - 100 * day), downloadsCount: 5 });
  expect(await problemsOf()).toEqual([]);
  await set({ downloadsCount: 1 });
  await repairAll();
  expect(await countOf()).toBe(2);
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
