import type { FieldsBefore } from '../../../shared/archive/bulk/bulk-fields.ts';
import { limits, serverLimits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import type { DocumentSelection } from '../bulk/document-selection-store.ts';
import { countDefaultTags } from '../correspondents/correspondent-store.ts';
import { selectionFieldsChange, type FieldsToSet } from './selection-fields-store.ts';

/**
 * Sets fields of documents, with what comes with a correspondent. Returns the ids of the documents that changed, and what they had
 * before. If a document, the correspondent or a document that is a value is missing, nothing is changed: 404 `document.not_found`
 * or `correspondent.not_found`.
 */
export async function setDocumentFields(
  scope: OrganizationScope,
  selection: DocumentSelection,
  { values, fields }: FieldsToSet,
): Promise<{ changedIds: string[]; before: FieldsBefore }> {
  const { correspondentId } = values;
  const tagsCount = correspondentId ? await countDefaultTags(scope, correspondentId) : 0;
  const size = Math.floor(
    Math.min(serverLimits.fieldChanges, limits.tagChanges / tagsCount) / Math.max(fields.length, 1),
  );
  const changedIds: string[] = [];
  const before = new Map<string, FieldsBefore[number]>();
  for (let start = 0; start === 0 || start < selection.documentIds.length; start += size) {
    const stepIds = selection.documentIds.slice(start, start + size);
    const written = await commit(
      scope,
      selectionFieldsChange(scope, selection, { stepIds, values, fields }),
    );
    if (written.missing.some(({ missingCount }) => missingCount > 0)) {
      throw new AppError('document.not_found');
    }
    if (written.correspondents.some((rows) => rows.length === 0)) {
      throw new AppError('correspondent.not_found');
    }
    if (written.targets.some((rows) => rows.length === 0)) {
      throw new AppError('document.not_found');
    }
    const changed = [...written.changed, ...written.changedFields.flat()].map(({ id }) => id);
    changedIds.push(...new Set(changed));
    for (const { id, formerValues, formerFields } of written.before) {
      const former = {
        values: formerValues,
        fields: fields.map(({ field }) => ({
          id: field.id,
          value: formerFields.find((each) => each.id === field.id)?.value ?? null,
        })),
      };
      const key = JSON.stringify(former);
      const group = before.get(key) ?? { documentIds: [], ...former };
      group.documentIds.push(id);
      before.set(key, group);
    }
  }
  return { changedIds, before: [...before.values()] };
}
