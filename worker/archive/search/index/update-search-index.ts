import { second } from '../../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { runBatch } from '../../../database/database.ts';
import { commit } from '../../../outbox/commit.ts';
import { queueFor, type JobRun } from '../../../outbox/job.ts';
import { postponeJob } from '../../../outbox/job-store.ts';
import { pause } from '../../../platform/pause.ts';
import { findChangedDocuments, nextUpdateAt, settleStatements } from './changed-document-store.ts';
import { indexDocumentStatements } from './index-store.ts';
import { findTextsToIndex } from './rebuild/rebuild-store.ts';

const stepsPerJob = 10;

export async function updateSearchIndex(
  scope: OrganizationScope,
  { jobId, job: { type } }: JobRun<'search-index.update'>,
): Promise<void> {
  for (let step = 0; step < stepsPerJob; step += 1) {
    const documentIds = await findChangedDocuments(scope);
    if (documentIds.length === 0) break;
    for (const { version, ...document } of await findTextsToIndex(scope, documentIds)) {
      await pause();
      await runBatch(scope.database, [
        ...(await indexDocumentStatements(scope, { ...document, asOf: { version } })),
        ...settleStatements(scope, { documentId: document.documentId, version }),
      ]);
    }
  }
  const { postponed } = await commit(scope, {
    statements: postponeJob(scope.database, jobId, nextUpdateAt(scope)),
  });
  const now = scope.platform.clock.now().getTime();
  await scope.platform.jobs.send(
    postponed.map(({ at }) => ({
      jobId,
      queue: queueFor(type),
      delaySeconds: Math.max(1, Math.ceil((at - now) / second)),
    })),
  );
}
