import { describe, expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../../../tests/support/sqlite-database.ts';
import { createSqlitePlatform } from '../../../../tests/support/sqlite-platform.ts';
import { createId } from '../../../../shared/ids.ts';
import { day } from '../../../../shared/time/durations.ts';
import { createUploadScope } from '../../../access/upload-scope.ts';
import { requestFilesTable } from '../../../archive/files/request-file-table.ts';
import { connectDatabase } from '../../../database/database.ts';
import { createDatabaseUsage, type D1Like } from '../../../database/metering.ts';
import { organizationsTable } from '../../../people/organizations/organization-table.ts';
import type { FileStore } from '../../../platform/platform.ts';
import { uploadLinksTable, uploadRequestsTable } from '../upload-request-table.ts';
import { findUpload } from './public-upload-store.ts';
import { receiveFile } from './receive-file.ts';

async function createRequest() {
  const d1 = sqliteAsD1(openMigratedSqlite());
  const state = { losesResponses: false };
  const failing: D1Like = {
    prepare: (query) => d1.prepare(query),
    async batch(statements) {
      const results = await d1.batch(statements);
      if (state.losesResponses) throw new Error('Network connection lost');
      return results;
    },
  };
  const database = connectDatabase(failing, createDatabaseUsage());
  const stored = new Map<string, Uint8Array>();
  const files: FileStore = {
    async put(key, body) {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
      stored.set(key, bytes);
      return { size: bytes.length, sha256: 'same' };
    },
    get: () => Promise.resolve(null),
    replace: () => Promise.resolve(false),
    delete: async (keys) => keys.forEach((key) => stored.delete(key)),
    list: () => Promise.resolve({ files: [], cursor: null }),
  };
  const { platform, sent } = createSqlitePlatform({
    identityDatabase: database,
    databaseFor: () => database,
    databases: [database],
    files,
    inBackground: (work) => void work,
  });
  const [organizationId, requestId, now] = [createId('org'), createId('upr'), new Date()];
  const times = { createdAt: now, updatedAt: now };
  await database
    .insert(organizationsTable)
    .values({ id: organizationId, name: 'Papers', ...times });
  const endsAt = new Date(now.getTime() + day);
  await database.insert(uploadRequestsTable).values({
    id: requestId,
    organizationId,
    title: 'Papers',
    note: '',
    checklist: [],
    expiresAt: endsAt,
    endsAt,
    maxFiles: 20,
    maxTotalBytes: 1000,
    tagIds: [],
    ...times,
  });
  const link = { organizationId, requestId, tokenHash: 'hash', token: 'token', createdAt: now };
  await database.insert(uploadLinksTable).values(link);
  const address = { organizationId, tokenHash: 'hash', sessionHash: 'browser' };
  const scope = createUploadScope(platform, address);
  const send = async (meanwhile: () => unknown = () => undefined) => {
    const found = await findUpload(scope);
    if (!found) throw new Error('There is no request');
    const upload = { ...found, scope, organizationName: 'Papers', isSharingEnabled: true };
    const sentFile = { name: 'a.txt', type: 'text/plain', sizeAtMost: undefined, metadata: {} };
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await meanwhile();
        controller.enqueue(new TextEncoder().encode('text'));
        controller.close();
      },
    });
    return receiveFile(upload, { ...sentFile, body });
  };
  return { database, state, stored, sent, send };
}

describe('a file from outside', () => {
  it('stays where its row was written although the response was lost', async () => {
    const { database, state, stored, send } = await createRequest();
    const file = await send(() => (state.losesResponses = true));
    expect(file).toMatchObject({ name: 'a.txt', state: 'waiting' });
    expect(await database.select().from(requestFilesTable)).toMatchObject([{ id: file.id }]);
    expect([...stored.keys()]).toMatchObject([expect.stringContaining(file.id)]);
  });

  it('is announced to the queue with the database of its job', async () => {
    const { send, sent } = await createRequest();
    await send();
    expect(sent).toMatchObject([{ shard: 0 }]);
  });

  it.each([
    ['upload.ended', { isSharingEnabled: false }],
    ['upload.not_found', { deletedAt: new Date() }],
  ])('is refused as %s by an organization that has changed meanwhile', async (code, change) => {
    const { database, stored, send } = await createRequest();
    const refused = send(() => database.update(organizationsTable).set(change));
    await expect(refused).rejects.toMatchObject({ code });
    expect(await database.select().from(requestFilesTable)).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it.each([
    ['upload.ended', { reason: 'paused' }, { isEnabled: false }],
    ['upload.ended', { reason: 'ended' }, { endsAt: new Date(0) }],
    ['limit.reached', { limit: 'files' }, { maxFiles: 0 }],
    ['limit.reached', { limit: 'day' }, { maxFilesPerDay: 0 }],
    ['limit.reached', { limit: 'bytes' }, { maxTotalBytes: 3 }],
  ])('is refused as %s %o by a request that has changed meanwhile', async (...row) => {
    const [code, details, change] = row;
    const { database, stored, send } = await createRequest();
    const refused = send(() => database.update(uploadRequestsTable).set(change));
    await expect(refused).rejects.toMatchObject({ code, details });
    expect(await database.select().from(requestFilesTable)).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it('is refused as unknown by a request that was deleted meanwhile', async () => {
    const { database, stored, send } = await createRequest();
    await expect(send(() => database.delete(uploadLinksTable))).rejects.toMatchObject({
      code: 'upload.not_found',
    });
    expect(stored.size).toBe(0);
  });
});
