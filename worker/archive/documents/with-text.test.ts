import { describe, expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createOrganizationScope, createSystemScope } from '../../access/organization-scope.ts';
import { runBatch } from '../../database/database.ts';
import { insertDocument, selectWithoutLargeText } from './document-store.ts';
import { upsertContent } from './rows/document-content-store.ts';
import { withText } from './with-text.ts';

const { platform } = createSqlitePlatform();
const organizationId = createId('org');
const large = 'long text '.repeat(10_000);

const scopeOfColleague = () =>
  createOrganizationScope(platform, organizationId, {
    actor: { kind: 'user', userId: createId('usr'), userName: 'Ada' },
    credentials: { kind: 'session', token: 'token' },
    permission: 'documents:update',
    role: 'member',
    requiredRole: 'member',
  });

async function addDocument(content: string): Promise<string> {
  const scope = createSystemScope(platform, organizationId);
  const documentId = createId('doc');
  const mimeType = 'text/plain';
  await runBatch(scope.database, [
    insertDocument(scope, {
      id: documentId,
      name: 'a.txt',
      originalName: 'a.txt',
      originalSize: content.length,
      sha256: documentId,
      mimeType,
      declaredMimeType: mimeType,
      extractionState: 'done',
      createdAt: new Date(),
      createdBy: null,
    }),
    upsertContent(scope, { documentId, content }),
  ]);
  return documentId;
}

async function workAtOnce(content: string) {
  const documentId = await addDocument(content);
  let running = 0;
  let most = 0;
  const works = Array.from({ length: 80 }, async () => {
    const scope = scopeOfColleague();
    const [found] = await selectWithoutLargeText(scope, documentId);
    return withText(scope, found, async (document) => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return document?.content;
    });
  });
  return { texts: new Set(await Promise.all(works)), most };
}

describe('works on a document that begin at once', () => {
  it('run one at a time in an organization if its text is large', async () => {
    expect(await workAtOnce(large)).toEqual({ texts: new Set([large]), most: 1 });
  });

  it('run at once if its text is small', async () => {
    expect(await workAtOnce('short text')).toEqual({ texts: new Set(['short text']), most: 80 });
  });
});

it('a large text is left out of what is read before its turn', async () => {
  const [found] = await selectWithoutLargeText(scopeOfColleague(), await addDocument(large));
  expect(found).toMatchObject({ name: 'a.txt', content: null });
});
