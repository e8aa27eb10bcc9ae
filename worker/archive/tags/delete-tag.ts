import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { extendJobLease } from '../../outbox/job-store.ts';
import { AppError } from '../../http/app-error.ts';
import {
  deleteTagLinks,
  deleteTagStatements,
  endTagLinksJob,
  selectTagLinksJob,
} from './tag-store.ts';

/**
 * Deletes a tag and removes it from tagging rules and documents. A job removes it from many
 * documents, where it is hidden at once. Activity keeps its name. A rule without any tags left
 * stays, but adds nothing. Throws 404 `tag.not_found`.
 */
export async function deleteTag(scope: OrganizationScope, tagId: string): Promise<void> {
  const { deleted } = await commit(scope, {
    statements: deleteTagStatements(scope, tagId),
    jobSources: [selectTagLinksJob(scope, tagId)],
  });
  if (deleted.length === 0) throw new AppError('tag.not_found');
}

export async function continueDeletingTagLinks(
  scope: OrganizationScope,
  { jobId, job }: JobRun<'tag-links.delete'>,
): Promise<void> {
  const { links } = await commit(scope, {
    statements: {
      links: deleteTagLinks(scope, job.tagId),
      lease: extendJobLease(scope, jobId),
      done: endTagLinksJob(scope, jobId, job.tagId),
    },
  });
  if (links.length < limits.tagChanges) return;
  await scope.platform.jobs.send([{ jobId, queue: 'jobs' }]);
}
