import { createExecutionContext } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  createSystemScope,
  type OrganizationScope,
} from '../../worker/access/organization-scope.ts';
import {
  findDocumentByHash,
  findKnownFiles,
} from '../../worker/archive/documents/document-store.ts';
import { findWithTwins } from '../../worker/archive/documents/rows/twin-store.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { restoreDocuments } from '../../worker/archive/trash/restore-documents.ts';
import { restoreTrash } from '../../worker/archive/trash/restore-trash.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { selectRequestFiles } from '../../worker/sharing/upload-requests/files/request-file-store.ts';
import { insertDocuments } from '../support/builders.ts';
import { createOwner } from '../support/client.ts';
import { environment } from '../support/environment.ts';

const hash = 'a'.repeat(64);
const requestId = 'upr_aaaaaaaaaaaaaaaaaaaaaaaa';

/** Documents with one file, all in the trash but for the one in the middle if `hasActive`. */
async function createTwins(count: number, hasActive: boolean) {
  const owner = await createOwner();
  const { organizationId } = owner;
  await insertDocuments(owner, count);
  const platform = createPlatform(environment, createExecutionContext());
  const scope = createSystemScope(platform, organizationId);
  const documents = await scope.database.all<{ id: string; sequence: number }>(
    sql`select id, sequence from documents where organization_id = ${organizationId} order by sequence`,
  );
  const ids = documents.map(({ id }) => id);
  const active = hasActive ? ids[count / 2] : '';
  await scope.database.run(sql`
    update documents set sha256 = ${hash}, deleted_at = iif(id = ${active}, null, 1700000000000 + sequence)
    where organization_id = ${organizationId}`);
  await scope.database.run(sql`
    insert into request_files (id, organization_id, request_id, session_hash, name, size, sha256, mime_type,
      declared_mime_type, state, received_at)
    values (${organizationId}, ${organizationId}, ${requestId}, ${organizationId}, '', 1, ${hash}, '', '', 'waiting', 0)`);
  return { scope, ids };
}

type Read = (scope: OrganizationScope, ids: string[]) => PromiseLike<unknown>;

const last = (ids: string[]) => [ids.at(-1) ?? ''];

const reads: Record<string, Read> = {
  'the document with a file': (scope) => findDocumentByHash(scope, hash),
  'known files': (scope) => findKnownFiles(scope, [hash]),
  'the document with a waiting file': (scope) => selectRequestFiles(scope, requestId),
  'the document that has the file of one to restore': (scope, ids) =>
    findWithTwins(scope, last(ids)),
  'restoring one': (scope, ids) => restoreDocuments(scope, namedDocuments(last(ids))),
};

async function rowsRead(read: Read, count: number, hasActive: boolean): Promise<number> {
  const { scope, ids } = await createTwins(count, hasActive);
  const { databaseUsage } = scope.platform;
  const before = databaseUsage.rowsRead;
  await read(scope, ids);
  return databaseUsage.rowsRead - before;
}

describe.each([
  ['besides an active document', true],
  ['without an active document', false],
])('many documents with one file in the trash %s', (_, hasActive) => {
  it.each(Object.entries(reads))('do not make %s read more rows', async (_name, read) => {
    const few = await rowsRead(read, 6, hasActive);
    // The end of a range is a row of another organization, if there is one.
    expect(await rowsRead(read, 5000, hasActive)).toBeLessThanOrEqual(few + 1);
  });

  it('are each read a few times where all are restored', async () => {
    const count = 5000;
    expect(await rowsRead(restoreTrash, count, hasActive)).toBeLessThan(count * 20);
  });
});
