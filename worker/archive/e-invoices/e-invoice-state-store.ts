import type { ReadScope } from '../../access/organization-scope.ts';
import { isDocument } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

export function selectEInvoiceState(scope: ReadScope, documentId: string) {
  return scope.database
    .select({ id: documentsTable.id, eInvoice: documentsTable.eInvoice })
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}
