import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { harness } from '#harness';
import type { UploadRequest } from '../../shared/sharing/upload-requests/upload-request.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { requestFileKey } from '../../worker/archive/files/file-key.ts';
import { AppError } from '../../worker/http/app-error.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { acceptFiles } from '../../worker/sharing/upload-requests/files/accept-files.ts';
import { openUpload } from '../../worker/sharing/upload-requests/public/open-upload.ts';
import { receiveFile } from '../../worker/sharing/upload-requests/public/receive-file.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { steppedPlatform } from '../support/stepped-platform.ts';
import { documentsTable, organizationsTable, requestFilesTable } from '../support/tables.ts';

let owner: Owner;
beforeAll(async () => {
  owner = await createOwner();
});

async function createRequest(): Promise<UploadRequest> {
  const { uploadRequest } = await owner.post<{ uploadRequest: UploadRequest }>(
    `${owner.org}/upload-requests`,
    { title: 'Papers', recipients: [{ name: 'Grace', email: 'grace@example.com' }] },
  );
  return uploadRequest;
}

async function send(platform: Platform, { recipients }: UploadRequest) {
  const token = recipients[0]?.url?.split('/u/')[1] ?? '';
  const upload = await openUpload(platform, {
    token,
    sessionHash: 'browser',
    headers: new Headers(),
  });
  const bytes = new TextEncoder().encode(crypto.randomUUID());
  return receiveFile(upload, {
    name: 'letter.txt',
    type: 'text/plain',
    body: new Blob([bytes]).stream(),
    sizeAtMost: bytes.length,
    metadata: {},
  });
}

const accept = (platform: Platform, { id }: UploadRequest) =>
  acceptFiles(createSystemScope(platform, owner.organizationId), { requestId: id });

const database = () => harness.platform().databaseFor(owner.organizationId);

const filesOf = ({ id }: UploadRequest) =>
  database().select().from(requestFilesTable).where(eq(requestFilesTable.requestId, id));

const keyOf = (id: string) => requestFileKey(owner.organizationId, id);

async function storedKeys() {
  const { files } = await harness.platform().files.list();
  return files.map(({ key }) => key).filter((key) => key.startsWith(keyOf('')));
}

const change = (request: UploadRequest, body: object) =>
  owner.call('PATCH', `${owner.org}/upload-requests/${request.id}`, { body });

const setSharing = (isSharingEnabled: boolean) =>
  harness
    .platform()
    .identityDatabase.update(organizationsTable)
    .set({ isSharingEnabled })
    .where(eq(organizationsTable.id, owner.organizationId));

/** Runs `work` before each step of a new request in turn, until no step is left. */
async function atEveryStep(
  work: (request: UploadRequest) => Promise<unknown>,
  test: (platform: Platform, request: UploadRequest) => Promise<void>,
): Promise<number> {
  for (let step = 1; ; step += 1) {
    const request = await createRequest();
    let isReached = false;
    const platform = steppedPlatform(async (current, call) => {
      if (current === step) {
        isReached = true;
        await work(request);
      }
      return call();
    });
    await test(platform, request);
    if (!isReached) return step - 1;
  }
}

it.each<[string, (request: UploadRequest) => Promise<unknown>]>([
  ['the request is paused', (request) => change(request, { isEnabled: false })],
  ['the recipient is removed', (request) => change(request, { recipients: [] })],
  [
    'the request is deleted',
    ({ id }) => owner.call('DELETE', `${owner.org}/upload-requests/${id}`, { status: 204 }),
  ],
  ['nothing is shared any more', () => setSharing(false)],
])('a file from outside arrives whole or is refused, whenever %s', async (_, revoke) => {
  const outcomes = new Set<string>();
  const steps = await atEveryStep(revoke, async (platform, request) => {
    const outcome = await send(platform, request).then(
      () => 'arrived',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
    await setSharing(true);
    outcomes.add(outcome);
    const rows = await filesOf(request);
    if (outcome !== 'arrived') expect(rows).toEqual([]);
    const all = await database().select().from(requestFilesTable);
    expect(new Set(await storedKeys())).toEqual(new Set(all.map(({ id }) => keyOf(id))));
  });
  expect(steps).toBeGreaterThan(4);
  const refusals = outcomes.difference(new Set(['arrived', 'upload.ended', 'upload.not_found']));
  expect([outcomes.has('arrived'), outcomes.size, [...refusals]]).toEqual([true, 2, []]);
});

it('a file that is accepted by two at once becomes one document, whenever the other begins', async () => {
  const sent: string[] = [];
  const before = (await database().select().from(documentsTable)).length;
  const steps = await atEveryStep(
    (request) => accept(harness.platform(), request),
    async (platform, request) => {
      sent.push((await send(harness.platform(), request)).id);
      await accept(platform, request);
      expect(await filesOf(request)).toMatchObject([{ state: 'accepted' }]);
    },
  );
  expect(steps).toBeGreaterThan(6);
  expect((await database().select().from(documentsTable)).length - before).toBe(sent.length);
});
