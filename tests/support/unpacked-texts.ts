import { eq, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../worker/access/organization-scope.ts';
import {
  readText,
  storedText,
} from '../../worker/archive/documents/rows/document-content-store.ts';
import { documentContentsTable } from './tables.ts';

/** Stores texts uncompressed, as all were before compression was introduced. */
export async function updateUnpacked({ database }: OrganizationScope, condition: SQL) {
  const { documentId } = documentContentsTable;
  const rows = await database
    .select({ documentId, text: storedText.mapWith(readText).as('text') })
    .from(documentContentsTable)
    .where(condition);
  for (const row of rows) {
    await database
      .update(documentContentsTable)
      .set({ content: row.text, contentSize: null })
      .where(eq(documentId, row.documentId));
  }
}
