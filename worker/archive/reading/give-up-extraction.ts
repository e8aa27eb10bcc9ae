import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { findDocument } from '../documents/document-store.ts';
import { saveExtractionStatements } from './extraction-store.ts';

/** The document of a job that keeps failing: failed instead of pending for ever, and found by its name. */
export async function giveUpExtraction(
  scope: OrganizationScope,
  documentId: string,
): Promise<Statement[]> {
  const document = await findDocument(scope, documentId);
  if (document?.extractionState !== 'pending') return [];
  return saveExtractionStatements(scope, document, {
    result: { state: 'failed', reason: 'unavailable' },
    recognition: document.recognition,
    pagesCount: document.recognition?.pagesTotal ?? null,
  });
}
