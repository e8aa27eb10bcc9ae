import {
  correspondentInputSchema,
  correspondentKey,
} from '../../../shared/archive/correspondents/correspondent.ts';
import type { UpdatedDocument } from '../../../shared/archive/documents/document.ts';
import type { DocumentFieldValues } from '../../../shared/archive/fields/document-field-values.ts';
import {
  type AnyFinding,
  type DocumentFinding,
  type FindingUpdate,
  type FoundCorrespondent,
} from '../../../shared/archive/findings/document-finding.ts';
import { isSameValue } from '../../../shared/archive/findings/present-findings.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { etagOf } from '../../http/if-match.ts';
import { commit } from '../../outbox/commit.ts';
import { createCorrespondent } from '../correspondents/create-correspondent.ts';
import {
  findNamedCorrespondent,
  selectCorrespondentExists,
} from '../correspondents/correspondent-store.ts';
import { toDocumentDetail, type DocumentRow } from '../documents/document-store.ts';
import { requireDocument } from '../documents/require-document.ts';
import { updateDocument } from '../documents/update-document.ts';
import { updateNameFinding } from './update-name-finding.ts';
import { findingStateChange } from './finding-change-store.ts';

/**
 * Accepts what was found for a field or the name (`set`), dismisses it, which clears the field if it has that value, or offers it again
 * (`proposed`). 404 `document.not_found` or `finding.not_found`; 412 `request.conflict` if it has another `value` than the one that is
 * meant; 403 `auth.forbidden` for a key that may not create the correspondent that is accepted.
 */
export async function updateFinding(
  scope: OrganizationScope,
  {
    found,
    field,
    update: { state, value, removeDefaults },
  }: {
    found: DocumentRow | undefined;
    field: AnyFinding['field'];
    update: FindingUpdate;
  },
): Promise<UpdatedDocument> {
  if (!found) throw new AppError('document.not_found');
  const document = toDocumentDetail(found);
  const finding = document.findings.find((each) => each.field === field);
  if (!finding) throw new AppError('finding.not_found');
  if (value !== undefined && !isSameValue(value, finding.value)) {
    throw new AppError('request.conflict', { details: { document } });
  }
  if (finding.state === state) return { document };
  if (finding.field === 'name') return updateNameFinding(scope, found, { finding, state });
  // With a value, the document has to stay as it is here until that is written.
  const ifMatch = value === undefined ? undefined : etagOf(document.version);
  const undone = removeDefaults && { removeDefaults };
  if (state === 'set') {
    const update = { ...(await valuesOf(scope, finding)), ...undone };
    return updateDocument(scope, { found, ifMatch, update });
  }
  if (finding.state === 'set') {
    const update = {
      [finding.field === 'correspondent' ? 'correspondentId' : finding.field]: null,
      ...undone,
    };
    return updateDocument(scope, { found, ifMatch, update, clearedFindings: state });
  }
  const change = findingStateChange(scope, document, { field: finding.field, state });
  const { documents } = await commit(scope, change);
  return { document: requireDocument(documents[0]) };
}

async function valuesOf(
  scope: OrganizationScope,
  { field, value }: DocumentFinding,
): Promise<DocumentFieldValues> {
  if (field !== 'correspondent') return { [field]: value };
  return { correspondentId: await idOfCorrespondent(scope, value) };
}

/** The id if it still exists, otherwise that of the correspondent of that name, which is created if there is none. */
async function idOfCorrespondent(
  scope: OrganizationScope,
  { id, name }: FoundCorrespondent,
): Promise<string> {
  if (id !== null && (await selectCorrespondentExists(scope, id)).length > 0) return id;
  const known = await findNamedCorrespondent(scope, correspondentKey(name));
  if (known) return known.id;
  requirePermission(scope, 'tags:create');
  return (await createCorrespondent(scope, correspondentInputSchema.parse({ name }))).id;
}
