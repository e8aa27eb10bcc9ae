import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { FindingState } from '../../../shared/archive/findings/stored/document-finding.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { requireActiveDocument } from '../documents/require-document.ts';
import { documentTagsLimitReached } from '../tags/documents/attach-tag.ts';
import { acceptanceChange, refusalChange } from './tag-proposal-store.ts';

/**
 * Adds a proposed tag to a document (`set`), dismisses it (`dismissed`) or proposes it again; the latter two remove the
 * tag from a document that has it. Throws 404 `document.not_found` or `tag.not_found`, 409 `document.in_trash`, 403
 * `limit.reached` if the document has the maximum number of tags.
 */
export async function updateTagProposal(
  scope: OrganizationScope,
  { state, ...proposal }: { documentId: string; tagId: string; state: FindingState },
): Promise<DocumentDetail> {
  const change =
    state === 'set'
      ? acceptanceChange(scope, proposal)
      : refusalChange(scope, proposal, { isOfferedAgain: state === 'proposed' });
  const { documents, missingTags, skipped } = await commit(scope, change);
  const document = requireActiveDocument(documents[0]);
  if (missingTags.some(({ missingCount }) => missingCount > 0)) throw new AppError('tag.not_found');
  if (skipped.flat().length > 0) throw documentTagsLimitReached();
  return document;
}
