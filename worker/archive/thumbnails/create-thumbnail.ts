import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJob } from '../../outbox/job-store.ts';
import { fileKey, thumbnailKey } from '../files/file-key.ts';
import { extractionLimits } from '../reading/extraction-limits.ts';
import { markThumbnail, selectThumbnailFacts } from './thumbnail-store.ts';

/** A file that takes its reader down ends as many attempts; the document just has no thumbnail. */
const maxAttempts = 5;

/** The job beside the extraction of the text: renders the first page and stores it as a small picture. */
export async function createThumbnail(
  scope: OrganizationScope,
  { jobId, job, attempt }: JobRun<'document.thumbnail'>,
): Promise<void> {
  const { documentId } = job;
  const { files } = scope.platform;
  const done = deleteJob(scope.database, jobId);
  const thumbnail = attempt > maxAttempts ? null : await render(scope, documentId);
  if (!thumbnail) {
    await commit(scope, { statements: { done } });
    return;
  }
  const key = thumbnailKey(scope.organizationId, documentId);
  await files.put(key, new Blob([thumbnail]).stream(), { sizeAtMost: thumbnail.length });
  const { marked } = await commit(scope, {
    statements: { marked: markThumbnail(scope, documentId), done },
  });
  // Purged meanwhile, with the files that it had then.
  if (marked.length === 0) await files.delete([key]);
}

async function render(scope: OrganizationScope, documentId: string) {
  const [document] = await selectThumbnailFacts(scope, documentId);
  if (!document || document.originalSize > extractionLimits.fileBytes) return null;
  const file = await scope.platform.files.get(fileKey(scope.organizationId, documentId));
  if (!file) return null;
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  return scope.platform.reader.renderThumbnail({ bytes, mimeType: document.mimeType });
}
