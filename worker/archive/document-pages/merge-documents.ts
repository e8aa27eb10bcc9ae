import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { MergeInput } from '../../../shared/archive/documents/document-pages.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { makeDocuments } from './make-documents.ts';
import { withPdfExtension } from './pdf-names.ts';
import { fieldsOfSources } from './source-store.ts';

/**
 * Makes one document of all pages of several, in their order. It gets the fields of the first
 * document, those that the first lacks from the others, and the tags and notes of all. Throws the
 * errors of `makeDocuments`.
 */
export async function mergeDocuments(
  scope: OrganizationScope,
  { documentIds, name, confirmsSignature }: MergeInput,
): Promise<DocumentSummary> {
  const [document] = await makeDocuments(scope, {
    sourceIds: documentIds,
    plan: { operations: [] },
    confirmsSignature,
    describe: (sources) => ({
      name: withPdfExtension(name),
      columns: fieldsOfSources(sources),
      tagsAndValues: documentIds,
      notes: documentIds,
    }),
  });
  if (!document) throw new Error('The batch that merged documents did not return the new one');
  return document;
}
