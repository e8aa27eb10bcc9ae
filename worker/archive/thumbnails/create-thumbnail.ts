import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJob } from '../../outbox/job-store.ts';
import { fileKey, thumbnailKey } from '../files/file-key.ts';
import { beginReading, hasTakenReaderDown } from '../extraction/attempts/begin-reading.ts';
import { extractionLimits } from '../../reading/extraction-limits.ts';
import { startReading, type Reading } from '../extraction/attempts/reading-note-store.ts';
import { markThumbnail, selectThumbnailFacts } from './thumbnail-store.ts';

/** After this number of attempts, or if the file has crashed its reader, the document has no thumbnail. */
const maxAttempts = 5;

type ThumbnailJob = JobRun<'document.thumbnail'>;

/** The job beside the extraction of the text: renders the first page and stores it as a small picture. */
export function createThumbnail(scope: OrganizationScope, run: ThumbnailJob): Promise<void> {
  return beginReading(scope, run, async (reading) => {
    const { documentId } = run.job;
    const { files } = scope.platform;
    const done = deleteJob(scope.database, run.jobId);
    const isGivenUp = run.attempt > maxAttempts || hasTakenReaderDown(scope, run);
    const thumbnail = isGivenUp ? null : await render(scope, documentId, reading);
    if (thumbnail === 'elsewhere') return;
    if (!thumbnail) {
      await commit(scope, { statements: { done } });
      return;
    }
    const key = thumbnailKey(scope.organizationId, documentId);
    await files.put(key, new Blob([thumbnail]).stream(), { sizeAtMost: thumbnail.length });
    const { marked } = await commit(scope, {
      statements: { marked: markThumbnail(scope, documentId), done },
    });
    // If no document was marked, it was purged with the files that it had then.
    if (marked.length === 0) await files.delete([key]);
  });
}

/** Null if no thumbnail can be made, `elsewhere` if another consumer is making it. */
async function render(scope: OrganizationScope, documentId: string, reading: Reading) {
  const { files, reader } = scope.platform;
  const [document] = await selectThumbnailFacts(scope, documentId);
  if (!document || document.originalSize > extractionLimits.fileBytes) return null;
  const file = await files.get(fileKey(scope.organizationId, documentId));
  if (!file) return null;
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  if (reader.isInProcess && !(await startReading(scope, reading))) return 'elsewhere';
  return reader.renderThumbnail({ bytes, mimeType: document.mimeType });
}
