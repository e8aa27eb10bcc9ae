import type { Job } from '../../outbox/job.ts';

/** Detected types of the files whose first page is shown in lists. */
export const thumbnailSources = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/tiff',
  'image/bmp',
] as const;

/** The job that makes the thumbnail of a new document, if its type has one. */
export function thumbnailJobsOf(document: { id: string; mimeType: string }): Job[] {
  const isSource = thumbnailSources.some((mimeType) => mimeType === document.mimeType);
  return isSource ? [{ type: 'document.thumbnail', documentId: document.id }] : [];
}
