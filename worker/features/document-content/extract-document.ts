import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import { commit } from '../../events/commit.ts';
import type { Job } from '../../events/job.ts';
import type { JobRun } from '../../events/run-job.ts';
import { deleteJob } from '../../events/job-store.ts';
import { indexDocumentStatements } from '../document-search/document-search-store.ts';
import { findDocumentRow } from '../documents/document-store.ts';
import { fileKey } from '../documents/file-key.ts';
import { saveExtractionStatements } from './document-content-store.ts';
import { extractionLimits } from './extraction/limits.ts';
import { extractText } from './extraction/extract-text.ts';
import type { ExtractionResult } from './extraction/extraction-result.ts';

const maxAttempts = 5;

/**
 * The job after every upload: reads the text out of the file, stores and indexes it. A file that cannot be read
 * keeps its reason; a store that does not answer is tried again, and given up as `unavailable` in the end.
 */
export async function extractDocument(
  scope: OrganizationScope,
  run: JobRun<Extract<Job, { type: 'document.extract' }>>,
): Promise<void> {
  const done = deleteJob(scope.database, run.jobId);
  const document = await findDocumentRow(scope, run.job.documentId);
  if (!document || document.extractionState !== 'pending') {
    await commit(scope, { statements: [done] });
    return;
  }
  const result = await readDocument(scope, document).catch((error: unknown): ExtractionResult => {
    if (run.attempt < maxAttempts) throw error;
    return { state: 'failed', reason: 'unavailable' };
  });
  const content = result.state === 'done' ? result.text : '';
  await commit(scope, {
    statements: [
      ...saveExtractionStatements(scope, document.id, result),
      ...indexDocumentStatements(scope, {
        documentId: document.id,
        name: document.name,
        content,
      }),
      done,
    ],
  });
}

async function readDocument(
  scope: OrganizationScope,
  document: { id: string; mimeType: string; originalSize: number },
): Promise<ExtractionResult> {
  if (document.originalSize > extractionLimits.fileBytes) {
    return { state: 'failed', reason: 'too_large' };
  }
  const file = await scope.platform.files.get(fileKey(scope.organizationId, document.id));
  if (!file) throw new Error(`The file of ${document.id} is missing`);
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  return extractText({ bytes, mimeType: document.mimeType });
}
