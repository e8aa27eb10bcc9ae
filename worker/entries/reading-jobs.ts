import { extractDocument } from '../archive/reading/extract-document.ts';
import type { HandleJob } from './run-job.ts';

/** The jobs of the reading Worker. */
export const handleReadingJob: HandleJob = (scope, run, job) =>
  job.type === 'document.extract' ? extractDocument(scope, { ...run, job }) : undefined;
