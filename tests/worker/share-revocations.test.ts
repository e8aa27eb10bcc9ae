import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { thumbnailKey } from '../../worker/archive/files/file-key.ts';
import { hashLinkPassword } from '../../worker/sharing/passwords/link-password.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner } from '../support/client.ts';
import { shareDocuments, unlock } from '../support/share-links.ts';
import { steppedPlatform } from '../support/stepped-platform.ts';
import { documentsTable, shareLinksTable } from '../support/tables.ts';
import { testVariables } from '../support/test-variables.ts';

type Link = typeof shareLinksTable.$inferSelect;
type Revocation = () => Promise<unknown>;

let link: Link;
let path: string;
let cookie: string;
let otherPassword: string;

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

/** A link to two documents, with a password. */
beforeAll(async () => {
  const owner = await createOwner();
  const first = await createTextDocument(owner, { content: 'The first' });
  const second = await createTextDocument(owner, { content: 'The second' });
  const documentIds = [first.id, second.id];
  const { databaseFor, files } = harness.platform();
  await databaseFor(owner.organizationId)
    .update(documentsTable)
    .set({ hasThumbnail: true })
    .where(eq(documentsTable.id, first.id));
  await files.put(thumbnailKey(owner.organizationId, first.id, 1), new Blob(['picture']).stream());
  const shared = await shareDocuments(owner, { documentIds, password: 'open sesame' });
  ({ path } = shared);
  ({ cookie } = await unlock(path, 'open sesame'));
  const { identityDatabase } = harness.platform();
  const rows = await identityDatabase
    .select()
    .from(shareLinksTable)
    .where(eq(shareLinksTable.id, shared.shareLink.id));
  [link] = rows as [Link];
  otherPassword = await hashLinkPassword('another');
});

const requests: Record<string, { to: string; method?: string; range?: string }> = {
  // As the page, whose opening would be recorded beside it.
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

/** Whether a reader gets all that a request asks for, and in how many steps, if `revoke` comes before one of them. */
async function isGiven(
  { to, method = 'GET', range }: (typeof requests)[string],
  revoke?: { before: number; by: Revocation },
): Promise<{ given: boolean; steps: number }> {
  let steps = 0;
  const platform = steppedPlatform(async (step, work) => {
    steps = step;
    if (step === revoke?.before) await revoke.by();
    return work();
  });
  const headers = { cookie, ...(range !== undefined && { range }) };
  const request = new Request(new URL(path + to, testVariables.APP_BASE_URL), { method, headers });
  // What was sent is counted after it, which is no step of this.
  const config = { ...platform.config, ORGANIZATION_MAX_SHARED_BYTES_PER_DAY: 0 };
  const response = await createApp().fetch(request, { ...platform, config });
  const given = await response.arrayBuffer().then(
    () => response.ok,
    () => false,
  );
  return { given, steps };
}

const cases = Object.entries(requests).flatMap(([what, request]) =>
  Object.entries(revocations).map(([why, revoke]) => ({ what, why, request, revoke })),
);

describe('a link whose reader asks for', () => {
  it.each(cases)('$what, while $why, gives nothing after that', async ({ request, revoke }) => {
    const { given, steps } = await isGiven(request);
    expect([given, steps > 2]).toEqual([true, true]);
    for (let before = 1; before <= steps; before += 1) {
      const outcome = await isGiven(request, { before, by: revoke });
      await changeLink(link);
      await setTrashed(null);
      // What is read last is read together.
      if (before < steps) expect(outcome.given, `before step ${before}`).toBe(false);
    }
  });
});
