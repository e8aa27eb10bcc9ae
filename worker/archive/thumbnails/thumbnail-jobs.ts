import { scanMimeTypes } from '../../../shared/archive/extraction/is-text-missing.ts';
import type { Job } from '../../outbox/job.ts';

export function thumbnailJobsOf(document: { id: string; mimeType: string }): Job[] {
  const hasPages = scanMimeTypes.includes(document.mimeType);
  return hasPages ? [{ type: 'document.thumbnail', documentId: document.id }] : [];
}
