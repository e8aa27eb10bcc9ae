import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { thumbnailKey } from '../../worker/archive/files/file-key.ts';
import { hashLinkPassword } from '../../worker/sharing/passwords/link-password.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner } from '../support/client.ts';
import { shareDocuments, shareView, unlock } from '../support/share-links.ts';
import { steppedPlatform } from '../support/stepped-platform.ts';
import { documentsTable, shareLinksTable, viewsTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

type Link = typeof shareLinksTable.$inferSelect;
type View = typeof viewsTable.$inferSelect;
type Revocation = () => Promise<unknown>;

let link: Link;
let path: string;
let cookie: string;
let otherPassword: string;
let view: View;

const isLink = () => eq(shareLinksTable.id, link.id);
const changeLink = (change: Partial<Link>) =>
  harness.platform().identityDatabase.update(shareLinksTable).set(change).where(isLink());

async function setTrashed(deletedAt: Date | null) {
  await harness
    .platform()
    .databaseFor(link.organizationId)
    .update(documentsTable)
    .set({ deletedAt })
    .where(eq(documentsTable.organizationId, link.organizationId));
}

const changeView = (change: Partial<View>) =>
  harness
    .platform()
    .databaseFor(link.organizationId)
    .update(viewsTable)
    .set(change)
    .where(eq(viewsTable.id, view.id));

type Shared = { shareLink: { id: string }; path: string };

async function readLink(shared: Shared) {
  ({ path } = shared);
  ({ cookie } = await unlock(path, 'open sesame'));
  const { identityDatabase } = harness.platform();
  const rows = await identityDatabase
    .select()
    .from(shareLinksTable)
    .where(eq(shareLinksTable.id, shared.shareLink.id));
  [link] = rows as [Link];
  otherPassword = await hashLinkPassword('another');
}

async function addThumbnail(organizationId: string, documentId: string) {
  const { databaseFor, files } = harness.platform();
  await databaseFor(organizationId)
    .update(documentsTable)
    .set({ hasThumbnail: true })
    .where(eq(documentsTable.id, documentId));
  await files.put(thumbnailKey(organizationId, documentId, 1), new Blob(['picture']).stream());
}

async function shareTwo() {
  const owner = await createOwner();
  const first = await createTextDocument(owner, { content: 'The first' });
  const second = await createTextDocument(owner, { content: 'The second' });
  const documentIds = [first.id, second.id];
  await addThumbnail(owner.organizationId, first.id);
  const shared = await shareDocuments(owner, { documentIds, password: 'open sesame' });
  await readLink(shared);
}

async function shareViewOfTwo() {
  const owner = await createOwner();
  await createTextDocument(owner, { content: 'The first' });
  const second = await createTextDocument(owner, { content: 'The second' });
  await addThumbnail(owner.organizationId, second.id);
  const created = await owner.post<{ view: View }>(`${owner.org}/views`, {
    name: 'Two',
    search: 'the',
  });
  const password = 'open sesame';
  await readLink(await shareView(owner, { viewId: created.view.id, password }));
  const database = harness.platform().databaseFor(owner.organizationId);
  [view] = (await database.select().from(viewsTable).where(eq(viewsTable.id, created.view.id))) as [
    View,
  ];
  await isGiven({ to: '' });
}

const requests: Record<string, { to: string; method?: string; range?: string }> = {
  // The request is a HEAD, because opening the page would be recorded in parallel.
  'what it shows': { to: '', method: 'HEAD' },
  'a file': { to: '/documents/1/file' },
  'a range of a file': { to: '/documents/1/file', range: 'bytes=4-' },
  'a thumbnail': { to: '/documents/1/thumbnail' },
  'the archive': { to: '/archive' },
};

const revocations: Record<string, Revocation> = {
  'the link is deleted': () => changeLink({ deletedAt: new Date() }),
  'the link is paused': () => changeLink({ isEnabled: false }),
  'the link has ended': () => changeLink({ expiresAt: new Date(1000) }),
  'the password changes': () => changeLink({ passwordHash: otherPassword }),
  'the documents are in the trash': () => setTrashed(new Date()),
};

/**
 * Returns whether a reader gets everything that a request asks for, and in how many steps, if `revoke` runs before
 * one of them.
 */
async function isGiven(
  { to, method = 'GET', range }: (typeof requests)[string],
  revoke?: { before: number; by: Revocation },
): Promise<{ given: boolean; steps: number; text: string }> {
  let steps = 0;
  const platform = steppedPlatform(async (step, work) => {
    steps = step;
    if (step === revoke?.before) await revoke.by();
    return work();
  });
  const headers = { cookie, ...(range !== undefined && { range }) };
  const request = new Request(new URL(path + to, testVariables.APP_BASE_URL), { method, headers });
  // Sent bytes are counted afterwards, which is not one of these steps.
  const config = { ...platform.config, ORGANIZATION_MAX_SHARED_BYTES_PER_DAY: 0 };
  const response = await createApp().fetch(request, { ...platform, config });
  const text = await response.text().catch(() => undefined);
  return { given: response.ok && text !== undefined, steps, text: text ?? '' };
}

const revocationsOfView: Record<string, Revocation> = {
  'the view is deleted': () => changeView({ organizationId: 'org_other' }),
  'the view finds something else': () => findsSomethingElse(),
  'the view is personal again': () => changeView({ isShared: false, createdBy: 'usr_other' }),
  'an admin takes the link over': () => changeLink({ createdBy: 'usr_other' }),
};

const casesOf = (ways: Record<string, Revocation>) =>
  Object.entries(requests).flatMap(([what, request]) =>
    Object.entries(ways).map(([why, revoke]) => ({ what, why, request, revoke })),
  );

const cases = casesOf(revocations);
const { 'the documents are in the trash': _, ...revocationsOfLink } = revocations;
const findsSomethingElse = () => changeView({ search: 'nothing' });
const casesOfView = casesOf({ ...revocationsOfLink, ...revocationsOfView }).filter(
  // The list is empty in this case.
  ({ what, why }) => what !== 'what it shows' || why !== 'the view finds something else',
);

async function expectNothingAfter(
  request: (typeof requests)[string],
  revoke: Revocation,
  restore: () => Promise<unknown>,
) {
  const { given, steps } = await isGiven(request);
  expect([given, steps > 2]).toEqual([true, true]);
  for (let before = 1; before <= steps; before += 1) {
    const outcome = await isGiven(request, { before, by: revoke });
    await restore();
    // The last reads run concurrently, so a revocation before the last step may come too late.
    if (before < steps) expect(outcome.given, `before step ${before}`).toBe(false);
  }
}

async function restoreLink() {
  await changeLink(link);
  await setTrashed(null);
}

describe('a link whose reader asks for', () => {
  beforeAll(shareTwo);

  it.each(cases)('$what, while $why, gives nothing after that', ({ request, revoke }) =>
    expectNothingAfter(request, revoke, restoreLink),
  );
});

describe('a link to a view whose reader asks for', () => {
  beforeAll(shareViewOfTwo);

  it.each(casesOfView)('$what, while $why, gives nothing after that', ({ request, revoke }) =>
    expectNothingAfter(request, revoke, async () => {
      await restoreLink();
      await changeView(view);
    }),
  );

  it('what it shows gets no name of what the view does not find any more', async () => {
    const { steps } = await isGiven({ to: '', method: 'HEAD' });
    for (let before = 1; before < steps; before += 1) {
      const { text } = await isGiven({ to: '' }, { before, by: findsSomethingElse });
      await changeView(view);
      expect(text, `before step ${before}`).not.toContain('position');
    }
    expect((await isGiven({ to: '' })).text).toContain('position');
  });
});
