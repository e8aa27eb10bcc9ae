import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJob, deleteJobUnless } from '../../outbox/job-store.ts';
import { fileKey, thumbnailKey } from '../files/file-key.ts';
import { beginReading, hasTakenReaderDown } from '../extraction/attempts/begin-reading.ts';
import { extractionLimits } from '../../reading/extraction-limits.ts';
import { startReading, type Reading } from '../extraction/attempts/reading-note-store.ts';
import { markThumbnail, selectOtherFile, selectThumbnailFacts } from './thumbnail-store.ts';

const maxAttempts = 5;

type ThumbnailJob = JobRun<'document.thumbnail'>;

/**
 * The job beside the extraction of the text: renders the first page and stores it as a small
 * picture. It ends once the picture is that of the current file.
 */
export function createThumbnail(scope: OrganizationScope, run: ThumbnailJob): Promise<void> {
  return beginReading(scope, run, async (reading) => {
    const { documentId } = run.job;
    const done = deleteJob(scope.database, run.jobId);
    const isGivenUp = run.attempt > maxAttempts || hasTakenReaderDown(scope, run);
    const [document] = isGivenUp ? [] : await selectThumbnailFacts(scope, documentId);
    const thumbnail = document ? await render(scope, document, reading) : null;
    if (thumbnail === 'elsewhere') return;
    if (!document || !thumbnail) {
      await commit(scope, { statements: { done } });
      return;
    }
    if (!(await storeThumbnail(scope, run, { document, thumbnail }))) {
      await createThumbnail(scope, run);
    }
  });
}

type Drawn = { document: ThumbnailFacts; thumbnail: Uint8Array<ArrayBuffer> };

async function storeThumbnail(
  scope: OrganizationScope,
  { jobId }: ThumbnailJob,
  { document, thumbnail }: Drawn,
): Promise<boolean> {
  const { files } = scope.platform;
  const key = thumbnailKey(scope.organizationId, document.id, document.fileNumber);
  await files.put(key, new Blob([thumbnail]).stream(), { sizeAtMost: thumbnail.length });
  const otherFile = selectOtherFile(scope, document);
  const { marked, replaced } = await commit(scope, {
    statements: {
      marked: markThumbnail(scope, document),
      replaced: otherFile,
      done: deleteJobUnless(scope.database, jobId, otherFile.getSQL()),
    },
  });
  const isReplaced = replaced.length > 0;
  // If the document does not exist any more, it was purged with the files that it had then.
  if (marked.length === 0 && !isReplaced) await files.delete([key]);
  return !isReplaced;
}

type ThumbnailFacts = Awaited<ReturnType<typeof selectThumbnailFacts>>[number];

async function render(
  scope: OrganizationScope,
  document: ThumbnailFacts,
  reading: Reading,
): Promise<Uint8Array<ArrayBuffer> | 'elsewhere' | null> {
  const { files, reader } = scope.platform;
  if (document.originalSize > extractionLimits.fileBytes) return null;
  const file = await files.get(fileKey(scope.organizationId, document.id, document.fileNumber));
  if (!file) return null;
  const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
  if (reader.isInProcess && !(await startReading(scope, reading))) return 'elsewhere';
  return reader.renderThumbnail({ bytes, mimeType: document.mimeType });
}
