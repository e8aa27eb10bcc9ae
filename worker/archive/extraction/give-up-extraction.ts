import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { deleteJob } from '../../outbox/job-store.ts';
import { findDocument } from '../documents/document-store.ts';
import { readEvents, saveExtractionStatements } from './extraction-store.ts';

export async function giveUpExtraction(
  scope: OrganizationScope,
  { jobId, documentId }: { jobId: string; documentId: string },
): Promise<void> {
  const document = await findDocument(scope, documentId);
  const done = deleteJob(scope.database, jobId);
  if (document?.extractionState !== 'pending') {
    await commit(scope, { statements: { done } });
    return;
  }
  const saved = await saveExtractionStatements(scope, document, {
    result: { state: 'failed', reason: 'unavailable' },
    recognition: document.recognition,
    pagesCount: document.recognition?.pagesTotal ?? null,
  });
  await commit(scope, { eventSources: [readEvents(scope, document)], statements: { saved, done } });
}
