import { proposeTags } from '../../../shared/archive/tag-proposals/propose-tags.ts';
import type { TagProposal } from '../../../shared/archive/tag-proposals/tag-proposal.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { selectSimilar, toSimilarDocuments } from './similar-document-store.ts';
import type { SubjectRow } from './tag-proposal-store.ts';

/**
 * Returns the tags that most of the similar documents have; none for a document in the trash.
 * Throws 404 `document.not_found`.
 */
export async function listTagProposals(
  scope: OrganizationScope,
  subject: SubjectRow | undefined,
): Promise<TagProposal[]> {
  if (!subject) throw new AppError('document.not_found');
  if (subject.isDeleted) return [];
  const { documents, tags } = toSimilarDocuments(
    await inTurn(scope, async () => selectSimilar(scope, subject)),
  );
  return proposeTags(documents, subject.exceptTagIds).flatMap(({ tagId, confidence }) => {
    const tag = tags.get(tagId);
    return tag ? [{ tag, confidence }] : [];
  });
}
