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
  type ProposedCorrespondent,
} from '../../../shared/archive/findings/stored/document-finding.ts';
import { isSameValue } from '../../../shared/archive/findings/stored/present-findings.ts';
import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { allowsVersion, etagOf } from '../../http/if-match.ts';
import { createCorrespondent } from '../correspondents/create-correspondent.ts';
import {
  findNamedCorrespondent,
  selectCorrespondentExists,
} from '../correspondents/correspondent-store.ts';
import { documentConflict } from '../documents/document-conflict.ts';
import type { DocumentRow } from '../documents/document-store.ts';
import { requireActiveDocument } from '../documents/require-document.ts';
import { updateDocument } from '../documents/update-document.ts';
import { updateNameFinding } from './update-name-finding.ts';
import { commitStateChange } from './commit-state-change.ts';
import { findingStateChange } from './finding-change-store.ts';

/**
 * Accepts a finding for a field or the name (`set`), dismisses it, which clears the field if it has the found value, or
 * proposes it again (`proposed`). Throws 404 `document.not_found` or `finding.not_found`; 409 `document.in_trash`; 412
 * `request.conflict` if the document has another version than `ifMatch` or the finding another value than `value`; 403
 * `auth.forbidden` for an API key that may not create the accepted correspondent.
 */
export async function updateFinding(
  scope: OrganizationScope,
  {
    found,
    field,
    update: { state, value, removeDefaults },
    ifMatch,
  }: {
    found: DocumentRow | undefined;
    field: AnyFinding['field'];
    update: FindingUpdate;
    ifMatch: string | undefined;
  },
): Promise<UpdatedDocument> {
  if (!found) throw new AppError('document.not_found');
  const document = requireActiveDocument(found);
  const conflict = documentConflict(document);
  if (!allowsVersion(ifMatch, document.version)) throw conflict;
  const finding = document.findings.find((each) => each.field === field);
  if (!finding) throw new AppError('finding.not_found');
  if (value !== undefined && !isSameValue(value, finding.value)) throw conflict;
  if (finding.state === state) return { document };
  // With a value or a version, the document must not change until the decision is written.
  const isOfVersion = value !== undefined || ifMatch !== undefined;
  if (finding.field === 'name') {
    return updateNameFinding(scope, found, { finding, state, isOfVersion });
  }
  const asRead = isOfVersion ? { ifMatch: etagOf(document.version) } : {};
  const undone = field === 'correspondent' && removeDefaults && { removeDefaults };
  if (state === 'set') {
    const update = { ...(await valuesOf(scope, finding)), ...undone };
    return updateDocument(scope, { found, ...asRead, update });
  }
  if (finding.state === 'set') {
    const update = {
      [finding.field === 'correspondent' ? 'correspondentId' : finding.field]: null,
      ...undone,
    };
    return updateDocument(scope, { found, ...asRead, update, clearedFindings: state });
  }
  const change = { field: finding.field, state, isOfVersion };
  return commitStateChange(scope, findingStateChange(scope, document, change));
}

async function valuesOf(
  scope: OrganizationScope,
  { field, value }: DocumentFinding,
): Promise<DocumentFieldValues> {
  if (field !== 'correspondent') return { [field]: value };
  return { correspondentId: await idOfCorrespondent(scope, value) };
}

async function idOfCorrespondent(
  scope: OrganizationScope,
  { id, name }: ProposedCorrespondent,
): Promise<string> {
  if (id !== null && (await selectCorrespondentExists(scope, id)).length > 0) return id;
  const known = await findNamedCorrespondent(scope, correspondentKey(name));
  if (known) return known.id;
  requirePermission(scope, 'tags:create');
  return (await createCorrespondent(scope, correspondentInputSchema.parse({ name }))).id;
}
