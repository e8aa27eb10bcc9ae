import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { runBatch } from '../../../database/database.ts';
import { commit } from '../../../outbox/commit.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { deleteJob, selectReplacementJobs } from '../../../outbox/job-store.ts';
import { pause } from '../../../platform/pause.ts';
import { findTextsToPack, findUnpackedSizes, packStatements } from './packing-store.ts';

const stepsPerJob = 10;
const documentsPerStep = 100;
const bytesPerStep = 1_000_000;

/**
 * Job that compresses texts that are older than the compression of texts: takes some steps, in the
 * order of hashes, and leaves the rest to another job. A step may run twice.
 */
export async function packTexts(
  scope: OrganizationScope,
  { jobId, job }: JobRun<'texts.pack'>,
): Promise<void> {
  let after: string | undefined = job.after;
  for (let step = 0; step < stepsPerJob && after !== undefined; step += 1) {
    after = await packStep(scope, after);
  }
  await commit(scope, {
    statements: { done: deleteJob(scope.database, jobId) },
    jobSources:
      after === undefined ? [] : [selectReplacementJobs(jobId, [{ type: 'texts.pack', after }])],
  });
}

async function packStep(scope: OrganizationScope, after: string): Promise<string | undefined> {
  const sizes = await findUnpackedSizes(scope, { after, limit: documentsPerStep });
  let bytes = 0;
  const fitting = sizes.filter(
    ({ bytes: size }, index) => (bytes += size) <= bytesPerStep || index === 0,
  );
  const documentIds = fitting.flatMap(({ id, bytes: size }) => (size > 0 ? id : []));
  if (documentIds.length > 0) {
    const texts = await findTextsToPack(scope, documentIds);
    await pause();
    await runBatch(
      scope.database,
      texts.flatMap((text) => packStatements(scope, text)),
    );
  }
  return fitting.at(-1)?.place;
}
