import { scanMimeTypes } from '../../../shared/archive/extraction/is-text-missing.ts';
import type { Job } from '../../outbox/job.ts';

/** The job that makes the thumbnail of a new document, if it has pages. */
export function thumbnailJobsOf(document: { id: string; mimeType: string }): Job[] {
  const hasPages = scanMimeTypes.includes(document.mimeType);
  return hasPages ? [{ type: 'document.thumbnail', documentId: document.id }] : [];
}
