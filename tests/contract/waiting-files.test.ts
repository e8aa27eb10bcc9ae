import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { harness } from '#harness';
import { serverLimits } from '../../shared/limits.ts';
import { day } from '../../shared/time/durations.ts';
import { requestFileKey } from '../../worker/archive/files/file-key.ts';
import {
  checkIntegrity,
  firstIntegrityCursor,
  type IntegrityCursor,
  type IntegrityStep,
} from '../../worker/operations/integrity/check-integrity.ts';
import { repairProblem } from '../../worker/operations/integrity/repair-problem.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { createOwner, formWith, TestClient, type Owner } from '../support/client.ts';
import { endWaitingFiles, purgeOrganizations, sweepOrphanedFiles } from '../support/cron-steps.ts';
import { platformWith } from '../support/intake.ts';
import { addRequestFile } from '../support/route-targets.ts';
import {
  organizationStatisticsTable,
  organizationsTable,
  requestFilesTable,
  sweepsTable,
  uploadLinksTable,
  uploadRequestsTable,
  uploadSlotsTable,
} from '../support/tables.ts';

let owner: Owner;
let waiting: Awaited<ReturnType<typeof addRequestFile>>;
beforeEach(async () => {
  owner = await createOwner();
  waiting = await addRequestFile({ owner, caller: owner, role: 'owner' });
});

const contentDatabase = () => harness.platform().databaseFor(owner.organizationId);
const keyOf = (id: string) => requestFileKey(owner.organizationId, id);
const atDay = (days: number) => platformWith({ now: new Date(Date.now() + days * day) });

async function isStored(id: string) {
  const file = await harness.platform().files.get(keyOf(id));
  await file?.body.cancel();
  return file !== null;
}

const filesPath = () => `${owner.org}/upload-requests/${waiting.uploadRequestId}/files`;
const statesOf = async () =>
  (await owner.get<{ files: { state: string }[] }>(filesPath())).files.map(({ state }) => state);

async function problemsOf(platform: Platform = harness.platform()) {
  const found = [];
  let cursor: IntegrityCursor | null = firstIntegrityCursor;
  while (cursor) {
    const step: IntegrityStep = await checkIntegrity(platform, cursor, { limit: 2 });
    found.push(...step.problems);
    cursor = step.next;
  }
  return found
    .filter(({ organizationId }) => organizationId === owner.organizationId)
    .map(({ check, subject }) => ({ check, subject }));
}

async function repairAll(platform: Platform = harness.platform()) {
  const { organizationId } = owner;
  for (const { check, subject } of await problemsOf(platform)) {
    expect(await repairProblem(platform, { check, organizationId, subject })).toBe(true);
  }
  expect(await problemsOf(platform)).toEqual([]);
}

it('ends after 30 days with its file', async () => {
  await endWaitingFiles(atDay(29));
  expect(await statesOf()).toEqual(['waiting']);
  await endWaitingFiles(atDay(31));
  expect(await statesOf()).toEqual([]);
  expect(await isStored(waiting.requestFileId)).toBe(false);
});

it('is deleted from the database first, so that nobody accepts what is being deleted', async () => {
  const { files } = harness.platform();
  const seen: string[][] = [];
  const platform = atDay(31);
  await endWaitingFiles({
    ...platform,
    files: {
      ...files,
      async delete(keys) {
        seen.push(await statesOf());
        await files.delete(keys);
      },
    },
  });
  expect(seen).toEqual([[]]);
});

async function sweep(days: number) {
  const { identityDatabase, files } = harness.platform();
  await identityDatabase.delete(sweepsTable);
  const listed = [{ key: keyOf(waiting.requestFileId), uploadedAt: new Date() }];
  const list = () => Promise.resolve({ files: listed, cursor: null });
  await sweepOrphanedFiles({ ...atDay(days), files: { ...files, list } });
}

it('is swept once nobody can accept it any more, and not before', async () => {
  await sweep(59);
  expect(await isStored(waiting.requestFileId)).toBe(true);
  await sweep(61);
  expect(await isStored(waiting.requestFileId)).toBe(false);
});

it('is deleted with its organization, and its request too', async () => {
  await owner.call('DELETE', owner.org, { status: 204 });
  for (let run = 0; run < 3; run += 1) await purgeOrganizations(atDay(31));
  expect(await isStored(waiting.requestFileId)).toBe(false);
  const { organizationId } = owner;
  for (const table of [uploadRequestsTable, uploadLinksTable, requestFilesTable]) {
    const rows = await contentDatabase()
      .select({ id: table.organizationId })
      .from(table)
      .where(eq(table.organizationId, organizationId));
    expect(rows).toEqual([]);
  }
  const { identityDatabase } = harness.platform();
  const left = await identityDatabase
    .select({ id: organizationsTable.id })
    .from(organizationsTable)
    .where(eq(organizationsTable.id, organizationId));
  expect(left).toEqual([]);
});

it('is found by the doctor where its bytes are gone, which marks it as lost', async () => {
  expect(await problemsOf()).toEqual([]);
  await harness.platform().files.delete([keyOf(waiting.requestFileId)]);
  expect(await problemsOf()).toEqual([
    { check: 'request-file-missing', subject: waiting.requestFileId },
  ]);
  await repairAll();
  expect(await statesOf()).toEqual(['lost']);
});

it('is found by the doctor where bytes are left of an accepted one', async () => {
  const body = { fileIds: [waiting.requestFileId] };
  await owner.call('POST', `${filesPath()}/accept`, { body, status: 204 });
  await harness.finishJobs();
  const key = keyOf(waiting.requestFileId);
  await harness.platform().files.put(key, new Blob(['left']).stream());
  expect(await problemsOf()).toEqual([{ check: 'request-file-without-request', subject: key }]);
  await repairAll();
  expect(await isStored(waiting.requestFileId)).toBe(false);
});

it('is counted as stored, which the doctor checks', async () => {
  await contentDatabase()
    .update(organizationStatisticsTable)
    .set({ waitingSize: 1 })
    .where(eq(organizationStatisticsTable.organizationId, owner.organizationId));
  expect(await problemsOf()).toEqual([
    { check: 'storage-counts-differ', subject: owner.organizationId },
  ]);
  await repairAll();
});

const form = () => formWith({ name: 'a.txt', content: 'One more' });

it('arrives with at most two others at the same time', async () => {
  const { url } = await owner.post<{ url: string }>(`${owner.org}/upload-requests`, {
    title: 'Papers',
  });
  const { uploadRequests } = await owner.get<{ uploadRequests: { id: string }[] }>(
    `${owner.org}/upload-requests`,
  );
  const expiresAt = new Date(Date.now() + day);
  const slots = Array.from({ length: serverLimits.requestUploadsInFlight }, (_, index) => ({
    id: `${uploadRequests[0]?.id}.${index}`,
    userId: uploadRequests[0]?.id ?? '',
    expiresAt,
  }));
  const { identityDatabase } = harness.platform();
  await identityDatabase.insert(uploadSlotsTable).values(slots);
  const path = `/api/uploads/${url.split('/u/')[1]}/files`;
  const refused = await new TestClient().fails('POST', path, {
    code: 'request.rate_limited',
    body: form(),
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await identityDatabase.delete(uploadSlotsTable);
  await new TestClient().call('POST', path, { body: form(), status: 201 });
});
