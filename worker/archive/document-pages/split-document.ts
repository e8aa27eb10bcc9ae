import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { SplitInput } from '../../../shared/archive/documents/document-pages.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { makeDocuments } from './make-documents.ts';
import { numberedName, withPdfExtension } from './pdf-names.ts';

/**
 * Makes a document of each part of the pages of a document, with its tags and custom fields. Other
 * fields such as dates and the correspondent are found in the text of each part. The notes go to
 * the first part. Throws the errors of `makeDocuments`.
 */
export function splitDocument(
  scope: OrganizationScope,
  documentId: string,
  { operations, parts, confirmsSignature }: SplitInput,
): Promise<DocumentSummary[]> {
  return makeDocuments(scope, {
    sourceIds: [documentId],
    plan: { operations, parts: parts.map(({ pages }) => pages) },
    confirmsSignature,
    describe: ([source], index) => {
      const given = parts[index]?.name;
      return {
        name: given ? withPdfExtension(given) : numberedName(source?.name ?? '', index + 1),
        columns: {},
        tagsAndValues: [documentId],
        notes: index === 0 ? [documentId] : [],
      };
    },
  });
}
