import { identifyingWords } from '../../../shared/archive/near-duplicates/identifying-words.ts';
import { isNearDuplicate } from '../../../shared/archive/near-duplicates/is-near-duplicate.ts';
import { textSignature } from '../../../shared/archive/near-duplicates/text-signature.ts';
import type { RelatedDocument } from '../../../shared/archive/related/related.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import { AppError } from '../../http/app-error.ts';
import { findCandidates, type SubjectRow } from './near-duplicate-store.ts';

const mostListed = 3;

/**
 * Returns the documents that have nearly the same text as another one, without those that a person
 * has decided about; none for a document in the trash. Throws 404 `document.not_found`.
 */
export async function listNearDuplicates(
  scope: OrganizationScope,
  subject: SubjectRow | undefined,
): Promise<RelatedDocument[]> {
  if (!subject) throw new AppError('document.not_found');
  const { text, isDeleted, ...document } = subject;
  if (isDeleted || text === '') return [];
  return inTurn(scope, async () => {
    const candidates = await findCandidates(scope, document, identifyingWords(text));
    const signature = textSignature(text);
    return candidates
      .filter((candidate) => isNearDuplicate(signature, textSignature(candidate.text)))
      .slice(0, mostListed)
      .map(({ text: _compared, ...candidate }) => candidate);
  });
}
