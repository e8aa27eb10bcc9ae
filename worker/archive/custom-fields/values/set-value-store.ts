import { and, eq } from 'drizzle-orm';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { joinStatements } from '../../../database/database.ts';
import { selectDocument } from '../../documents/document-store.ts';
import {
  isActiveDocument,
  selectDocumentExists,
} from '../../documents/rows/document-condition-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { selectCustomField } from '../custom-field-store.ts';
import { customValueChange, type ValueChange } from '../stored/custom-field-value-store.ts';

/**
 * Sets a field of one document; with `isOfVersion` only if the document is still as it was read.
 * Returns the document after the change, the field if it still exists, and as `targets` the
 * document that is the value (`targetId`) if it exists.
 */
export function setValueChange(
  scope: OrganizationScope,
  current: DocumentDetail,
  change: Omit<ValueChange, 'documents'> & { targetId: string | undefined; isOfVersion: boolean },
) {
  const { field, values, targetId, isOfVersion } = change;
  const targets = targetId === undefined ? [] : [selectDocumentExists(scope, targetId)];
  const documents = and(
    isActiveDocument(scope, current.id),
    isOfVersion ? eq(documentsTable.version, current.version) : undefined,
  );
  const { eventSources, statements } = customValueChange(
    scope,
    { field, values, documents },
    { isOfVersion },
  );
  return {
    eventSources,
    statements: joinStatements(statements, {
      documents: selectDocument(scope, current.id),
      fields: selectCustomField(scope, field.id),
      targets,
    }),
  };
}
