import type { SQL } from 'drizzle-orm';
import type { EInvoiceState } from '../../../shared/archive/e-invoices/stored/e-invoice-state.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { isDocument } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

/** One row if the document exists, active or trashed. */
export function selectEInvoiceState(scope: ReadScope, documentId: string) {
  return scope.database
    .select({ id: documentsTable.id, eInvoice: documentsTable.eInvoice })
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}

/** Notes what is known of the e-invoice of the document that meets a condition, which is no change of its version. */
export function updateEInvoiceState(
  { database }: OrganizationScope,
  state: EInvoiceState | null,
  condition: SQL | undefined,
): Statement {
  return database.update(documentsTable).set({ eInvoice: state }).where(condition);
}
