import { referenceKey } from '../../../shared/archive/fields/reference-key.ts';
import type { RelatedDocuments } from '../../../shared/archive/related/related.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { BatchResults } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findProposed, selectLinked, selectSubject, type SubjectRow } from './related-store.ts';

export function selectRelated(scope: ReadScope, documentId: string) {
  return { subjects: selectSubject(scope, documentId), linked: selectLinked(scope, documentId) };
}

/**
 * Returns the documents that are related to a document, and those that are proposed because of its
 * reference; none for a document in the trash. Throws 404 `document.not_found`.
 */
export async function listRelated(
  scope: OrganizationScope,
  { subjects: [subject], linked }: BatchResults<ReturnType<typeof selectRelated>>,
): Promise<RelatedDocuments> {
  if (!subject) throw new AppError('document.not_found');
  if (subject.isDeleted) return { linked: [], proposed: [] };
  const key = referenceKey(referenceOf(subject) ?? '');
  return { linked, proposed: key === '' ? [] : await findProposed(scope, subject, key) };
}

function referenceOf({ reference, findings }: SubjectRow): string | undefined {
  if (reference !== null) return reference;
  const found = findings.find(({ field, state }) => field === 'reference' && state === 'proposed');
  return found?.field === 'reference' ? found.value : undefined;
}
