import type { CustomFieldValue } from '../../../../shared/archive/custom-fields/custom-field-value.ts';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { allowsVersion } from '../../../http/if-match.ts';
import { commit } from '../../../outbox/commit.ts';
import { documentConflict } from '../../documents/document-conflict.ts';
import type { DocumentRow } from '../../documents/document-store.ts';
import { requireActiveDocument } from '../../documents/require-document.ts';
import { checkedValue, rowsOfValue } from '../stored/checked-value.ts';
import type { CustomFieldRow } from '../custom-field-store.ts';
import { setValueChange } from './set-value-store.ts';

/**
 * Each attempt fails only if another change has succeeded in the meantime, and few happen at once.
 */
const maxAttempts = 20;

type ValueInput = {
  found: DocumentRow | undefined;
  field: CustomFieldRow | undefined;
  value: CustomFieldValue | null;
  ifMatch: string | undefined;
};

/**
 * Sets a field of a document; null clears it. Throws 404 `document.not_found`, `field.not_found` or
 * `member.not_found`, 400 for a value that the type does not allow, 409 `document.in_trash`, and
 * 412 `request.conflict` with the current document if its version is not that of `ifMatch`.
 */
export async function setCustomFieldValue(
  scope: OrganizationScope,
  { found, field, value, ifMatch }: ValueInput,
): Promise<DocumentDetail> {
  let current = requireActiveDocument(found);
  if (!allowsVersion(ifMatch, current.version)) throw documentConflict(current);
  if (!field) throw new AppError('field.not_found');
  const checked = checkedValue(field, value);
  const { values, targetId } = await rowsOfValue(scope, field, checked);
  for (let attempt = 1; ; attempt += 1) {
    if (!allowsVersion(ifMatch, current.version) || attempt > maxAttempts) {
      throw documentConflict(current);
    }
    const isOfVersion = ifMatch !== undefined;
    if (isOfVersion && isSame(current, field.id, checked)) return current;
    const written = await commit(
      scope,
      setValueChange(scope, current, {
        field,
        values,
        targetId,
        isOfVersion,
      }),
    );
    const latest = requireActiveDocument(written.documents[0]);
    if (written.targets.some((rows) => rows.length === 0)) throw new AppError('document.not_found');
    const [present] = written.fields;
    if (present?.type !== field.type) throw new AppError('field.not_found');
    checkedValue(present, value);
    const isWritten = [...written.updatedBefore, ...written.updatedAfter].flat().length > 0;
    if (isWritten || !isOfVersion) return latest;
    current = latest;
  }
}

function isSame(document: DocumentDetail, fieldId: string, value: CustomFieldValue | null) {
  const present = document.fields.find(({ id }) => id === fieldId)?.value ?? null;
  return JSON.stringify(present) === JSON.stringify(value);
}
