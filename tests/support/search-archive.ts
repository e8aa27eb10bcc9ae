import type { DatabaseSync } from 'node:sqlite';
import type { SQL } from 'drizzle-orm';
import { createId } from '../../shared/ids.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { connectDatabase, runBatch } from '../../worker/database/database.ts';
import { createDatabaseUsage, type D1Like } from '../../worker/database/metering.ts';
import { upsertContent } from '../../worker/archive/documents/rows/document-content-store.ts';
import { indexDocumentStatements } from '../../worker/archive/search/index/index-store.ts';
import { searchDocuments } from '../../worker/archive/search/search-documents.ts';
import { insertDocument } from '../../worker/archive/documents/document-store.ts';
import { oneDatabase } from '../../worker/platform/one-database.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { openMigratedSqlite, sqliteAsD1 } from './sqlite-database.ts';

export type ArchivedText = {
  name: string;
  content: string;
  mimeType?: string;
  size?: number;
  createdAt?: Date;
};

export type SearchArchive = ReturnType<typeof createSearchArchive>;

/** Returns a scope to search one organization's documents, and the usage of its database. */
export function openSearchScope(d1: D1Like, organizationId: string) {
  const usage = createDatabaseUsage();
  const database = connectDatabase(d1, usage);
  const clock = { now: () => new Date() };
  const platform = { ...oneDatabase(database), clock } as unknown as Platform;
  return { scope: createSystemScope(platform, organizationId), usage };
}

/** One organization's documents, in a database of their own or a shared one, with their search data. */
export function createSearchArchive({
  sqlite = openMigratedSqlite(),
  organizationId = createId('org'),
}: { sqlite?: DatabaseSync; organizationId?: string } = {}) {
  const { scope, usage } = openSearchScope(sqliteAsD1(sqlite), organizationId);
  const search = (searchQuery: string, { pageIndex = 0, pageSize = 100 } = {}) =>
    searchDocuments(scope, { searchQuery, pageIndex, pageSize });

  return {
    sqlite,
    scope,
    usage,
    search,
    run: (...statements: SQL[]) =>
      runBatch(
        scope.database,
        statements.map((statement) => scope.database.run(statement)),
      ),
    idsFor: async (searchQuery: string) =>
      (await search(searchQuery)).documents.map(({ id }) => id),
    add: async ({
      name,
      content,
      mimeType = 'text/plain',
      size = content.length,
      createdAt = new Date(),
    }: ArchivedText) => {
      const documentId = createId('doc');
      await runBatch(scope.database, [
        insertDocument(scope, {
          id: documentId,
          name,
          originalName: name,
          originalSize: size,
          sha256: documentId,
          mimeType,
          declaredMimeType: mimeType,
          extractionState: 'done',
          createdAt,
          createdBy: null,
        }),
        upsertContent(scope, { documentId, content }),
        ...(await indexDocumentStatements(scope, { documentId, name, content })),
      ]);
      return documentId;
    },
  };
}
