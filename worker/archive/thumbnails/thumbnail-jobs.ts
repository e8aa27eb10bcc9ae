import { pageMimeTypes } from '../../../shared/reading/file-types/mime-types.ts';
import type { Job } from '../../outbox/job.ts';

export function thumbnailJobsOf(document: { id: string; mimeType: string }): Job[] {
  const hasPages = pageMimeTypes.includes(document.mimeType);
  return hasPages ? [{ type: 'document.thumbnail', documentId: document.id }] : [];
}
