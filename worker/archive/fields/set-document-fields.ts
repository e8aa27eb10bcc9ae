import type { FieldsBefore } from '../../../shared/archive/bulk/bulk-fields.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { pause } from '../../platform/pause.ts';
import {
  activeOf,
  assertComplete,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { countDefaultTags } from '../correspondents/correspondent-store.ts';
import { documentsOfStep } from './documents-of-step.ts';
import { selectionFieldsChange, type FieldsToSet } from './selection-fields-store.ts';

/**
 * Sets fields of documents with the defaults of a correspondent, or undoes that. Returns the ids of
 * the changed documents and their former values. If a document, the correspondent or a document
 * that is a value is missing, nothing is changed: throws 404 `document.not_found` or
 * `correspondent.not_found`, 409 `document.in_trash` for a document in the trash.
 */
export async function setDocumentFields(
  scope: OrganizationScope,
  selection: DocumentSelection,
  change: FieldsToSet,
): Promise<{ changedIds: string[]; before: FieldsBefore }> {
  const { fields } = change;
  const size = documentsOfStep({ tagsCount: await countTags(scope, change), ...changeOf(change) });
  const changedIds: string[] = [];
  const before = new Map<string, FieldsBefore[number]>();
  for (let start = 0; start === 0 || start < selection.documentIds.length; start += size) {
    if (start > 0) await pause();
    const stepIds = selection.documentIds.slice(start, start + size);
    const isComplete = selection.isComplete && start === 0;
    const step = activeOf({
      documentIds: isComplete ? selection.documentIds : stepIds,
      isComplete,
    });
    const written = await commit(scope, selectionFieldsChange(scope, step, { stepIds, ...change }));
    assertComplete(written.missing);
    if (written.correspondents.some((rows) => rows.length === 0)) {
      throw new AppError('correspondent.not_found');
    }
    if (written.targets.some((rows) => rows.length === 0)) {
      throw new AppError('document.not_found');
    }
    const changed = [
      ...written.changed,
      ...written.changedFields.flat(),
      ...written.removedTags.flat(),
    ].map(({ id }) => id);
    changedIds.push(...new Set(changed));
    for (const { id, formerValues, formerFields, addedDefaults } of written.before) {
      const former = {
        values: formerValues,
        fields: fields.map(({ field }) => ({
          id: field.id,
          value: formerFields.find((each) => each.id === field.id)?.value ?? null,
        })),
        ...(addedDefaults && { addedDefaults }),
      };
      const key = JSON.stringify(former);
      const group = before.get(key) ?? { documentIds: [], ...former };
      group.documentIds.push(id);
      before.set(key, group);
    }
  }
  return { changedIds, before: [...before.values()] };
}

const stepsOfRequest = 20;

export function documentsOfRequest(change: FieldsToSet): number {
  return stepsOfRequest * documentsOfStep(changeOf(change));
}

function changeOf({ fields, values: { correspondentId } }: FieldsToSet) {
  return {
    values: fields.map(({ values }) => values),
    setsCorrespondent: typeof correspondentId === 'string',
  };
}

async function countTags(
  scope: OrganizationScope,
  { values: { correspondentId }, removeDefaults }: FieldsToSet,
): Promise<number> {
  if (removeDefaults) return removeDefaults.tagIds.length;
  return correspondentId ? countDefaultTags(scope, correspondentId) : 0;
}
