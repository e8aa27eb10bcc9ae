import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import type { NewDocument } from '../documents/document-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import {
  assertComplete,
  isSelected,
  selectMissingDocuments,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';

const {
  id,
  name,
  mimeType,
  originalSize,
  fileNumber,
  isInInbox,
  documentDate,
  dueDate,
  endDate,
  noticeDate,
  correspondentId,
  documentType,
  totalAmount,
  currency,
  iban,
  reference,
  referenceKey,
  vatId,
  isPaid,
} = documentsTable;

const fieldColumns = {
  documentDate: ['documentDate'],
  dueDate: ['dueDate'],
  endDate: ['endDate'],
  noticeDate: ['noticeDate'],
  correspondent: ['correspondentId'],
  documentType: ['documentType'],
  totalAmount: ['totalAmount', 'currency'],
  iban: ['iban'],
  reference: ['reference', 'referenceKey'],
  vatId: ['vatId'],
} as const;

export type SourceDocument = Awaited<ReturnType<typeof selectSources>>[number];

/**
 * Returns the documents whose pages are taken, in their order. Throws 404 `document.not_found` or
 * 409 `document.in_trash`.
 */
export async function findSources(
  scope: OrganizationScope,
  selection: DocumentSelection,
): Promise<SourceDocument[]> {
  const { missing, sources } = await batch(scope.database, {
    missing: selectMissingDocuments(scope, selection),
    sources: selectSources(scope, selection),
  });
  assertComplete(missing);
  const place = new Map(selection.documentIds.map((documentId, index) => [documentId, index]));
  return sources.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}

function selectSources(scope: OrganizationScope, selection: DocumentSelection) {
  return scope.database
    .select({
      id,
      name,
      mimeType,
      originalSize,
      fileNumber,
      isInInbox,
      isPaid,
      documentDate,
      dueDate,
      endDate,
      noticeDate,
      correspondentId,
      documentType,
      totalAmount,
      currency,
      iban,
      reference,
      referenceKey,
      vatId,
    })
    .from(documentsTable)
    .where(isSelected(scope, selection));
}

/**
 * Returns the fields of the first document, and those that it lacks from the following ones. Only
 * persons change them afterwards.
 */
export function fieldsOfSources(sources: readonly SourceDocument[]): Partial<NewDocument> {
  const givenFields: string[] = ['isPaid'];
  const columns: Partial<NewDocument> = { isPaid: sources[0]?.isPaid ?? false };
  for (const [field, names] of Object.entries(fieldColumns)) {
    const source = sources.find((each) => names.every((column) => each[column] !== null));
    if (!source) continue;
    givenFields.push(field);
    for (const column of names) Object.assign(columns, { [column]: source[column] });
  }
  return { ...columns, givenFields };
}
