import { extractDocument } from '../archive/extraction/extract-document.ts';
import { recognizeDocument } from '../archive/extraction/recognize-document.ts';
import { createThumbnail } from '../archive/thumbnails/create-thumbnail.ts';
import type { HandleJob } from './run-job.ts';

export const handleReadingJob: HandleJob = (scope, run, job) => {
  if (job.type === 'document.extract') return extractDocument(scope, { ...run, job });
  if (job.type === 'document.recognize') return recognizeDocument(scope, { ...run, job });
  if (job.type === 'document.thumbnail') return createThumbnail(scope, { ...run, job });
  return undefined;
};
