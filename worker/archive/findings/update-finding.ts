import {
  correspondentInputSchema,
  correspondentKey,
} from '../../../shared/archive/correspondents/correspondent.ts';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { DocumentFieldName } from '../../../shared/archive/fields/document-fields.ts';
import type { DocumentFieldValues } from '../../../shared/archive/fields/document-field-values.ts';
import {
  fieldFindings,
  type DocumentFinding,
  type FindingState,
} from '../../../shared/archive/findings/document-finding.ts';
import { hasPermission } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { createCorrespondent } from '../correspondents/create-correspondent.ts';
import { findNamedCorrespondent } from '../correspondents/correspondent-store.ts';
import { toDocumentDetail, type DocumentRow } from '../documents/document-store.ts';
import { updateDocument } from '../documents/update-document.ts';
import { updateNameFinding } from './update-name-finding.ts';
import { findingStateChange } from './finding-change-store.ts';

/**
 * Accepts what was found for a field or the name (`set`), dismisses it, which clears the field if it has that value, or offers it again
 * (`proposed`). 404 `document.not_found` or `finding.not_found`; 403 `auth.forbidden` for a key that may not create the
 * correspondent that is accepted.
 */
export async function updateFinding(
  scope: OrganizationScope,
  {
    found,
    field,
    state,
  }: { found: DocumentRow | undefined; field: DocumentFieldName | 'name'; state: FindingState },
): Promise<DocumentDetail> {
  if (!found) throw new AppError('document.not_found');
  if (field === 'name') return updateNameFinding(scope, found, state);
  const document = toDocumentDetail(found);
  const finding = fieldFindings(document.findings).find((each) => each.field === field);
  if (!finding) throw new AppError('finding.not_found');
  if (finding.state === state) return document;
  if (state === 'set') {
    return updateDocument(scope, { found, update: await valuesOf(scope, finding) });
  }
  if (finding.state === 'set') {
    const update = { [field === 'correspondent' ? 'correspondentId' : field]: null };
    return updateDocument(scope, { found, update, clearedFindings: state });
  }
  const { documents } = await commit(scope, findingStateChange(scope, document, { field, state }));
  const [row] = documents;
  if (!row) throw new AppError('document.not_found');
  return toDocumentDetail(row);
}

async function valuesOf(
  scope: OrganizationScope,
  { field, value }: DocumentFinding,
): Promise<DocumentFieldValues> {
  if (field !== 'correspondent') return { [field]: value };
  return { correspondentId: value.id ?? (await correspondentOfName(scope, value.name)) };
}

/** The correspondent of that name, which is created if there is none. */
async function correspondentOfName(scope: OrganizationScope, name: string): Promise<string> {
  const known = await findNamedCorrespondent(scope, correspondentKey(name));
  if (known) return known.id;
  if (!hasPermission(scope.actor, 'tags:create')) throw new AppError('auth.forbidden');
  return (await createCorrespondent(scope, correspondentInputSchema.parse({ name }))).id;
}
