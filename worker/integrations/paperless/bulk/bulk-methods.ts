import { z } from 'zod';
import type { DocumentFieldValues } from '../../../../shared/archive/fields/document-field-values.ts';
import { documentFieldValuesSchema } from '../../../../shared/archive/fields/document-field-values.ts';
import { requirePermission, type OrganizationScope } from '../../../access/organization-scope.ts';
import {
  toCustomField,
  type CustomFieldRow,
} from '../../../archive/custom-fields/custom-field-store.ts';
import { namedDocuments } from '../../../archive/documents/selection/document-selection-store.ts';
import { extractSelectionAgain } from '../../../archive/extraction/extract-again.ts';
import { checkFields } from '../../../archive/fields/checked-fields.ts';
import { setDocumentFields } from '../../../archive/fields/set-document-fields.ts';
import { changeDocumentTags } from '../../../archive/tags/change-document-tags.ts';
import { trashDocuments } from '../../../archive/trash/trash-documents.ts';
import { missing, tagIdsOf } from '../changes/change-document.ts';
import { ownValue } from '../fields/own-value.ts';
import { invalidField } from '../http/paperless-errors.ts';
import { parsedInput } from '../http/request-body.ts';
import { readItems } from '../numbers/read-items.ts';

const number = z.number().int();
const value = z.union([z.string(), z.number(), z.boolean(), z.array(number)]).nullable();

const schemas = {
  tag: z.object({ tag: number }),
  tags: z.object({
    add_tags: z.array(number).default([]),
    remove_tags: z.array(number).default([]),
  }),
  correspondent: z.object({ correspondent: number.nullable() }),
  type: z.object({ document_type: number.nullable() }),
  path: z.object({ storage_path: z.null() }),
  fields: z.object({
    add_custom_fields: z.union([z.array(number), z.record(z.string(), value)]).default([]),
    remove_custom_fields: z.array(number).default([]),
  }),
};

type Change = {
  documentIds: string[];
  method: string;
  parameters: Record<string, unknown>;
  fields: CustomFieldRow[];
  version: number;
};

/**
 * Applies a change of a client to many documents. Throws 400 for anything that Sheaf does not have,
 * before anything is changed.
 */
export async function changeInBulk(scope: OrganizationScope, change: Change): Promise<void> {
  const { documentIds, method, parameters } = change;
  switch (method) {
    case 'add_tag': {
      const { tag } = parsedInput(schemas.tag, parameters);
      return changeTags(scope, documentIds, { add: [tag], remove: [] });
    }
    case 'remove_tag': {
      const { tag } = parsedInput(schemas.tag, parameters);
      return changeTags(scope, documentIds, { add: [], remove: [tag] });
    }
    case 'modify_tags': {
      const { add_tags, remove_tags } = parsedInput(schemas.tags, parameters);
      return changeTags(scope, documentIds, { add: add_tags, remove: remove_tags });
    }
    case 'set_correspondent': {
      const { correspondent } = parsedInput(schemas.correspondent, parameters);
      const correspondentId = await linked(scope, 'correspondent', correspondent);
      return setValues(scope, documentIds, { correspondentId });
    }
    case 'set_document_type': {
      const { document_type } = parsedInput(schemas.type, parameters);
      const documentType = await linked(scope, 'type', document_type);
      return setValues(scope, documentIds, { documentType });
    }
    case 'set_storage_path':
      parsedInput(schemas.path, parameters);
      return;
    case 'modify_custom_fields':
      return changeFields(scope, change);
    case 'set_permissions':
      return;
    case 'reprocess':
      await extractSelectionAgain(scope, namedDocuments(documentIds), { replacesEdited: false });
      return;
    case 'delete':
      requirePermission(scope, 'documents:delete');
      await trashDocuments(scope, namedDocuments(documentIds));
      return;
    default:
      throw invalidField('method', `Unsupported method: ${method}`);
  }
}

async function changeTags(
  scope: OrganizationScope,
  documentIds: string[],
  { add, remove }: { add: number[]; remove: number[] },
) {
  const items = await readItems(
    scope,
    [...add, ...remove].map((each) => ({ kind: 'tag', number: each })),
  );
  const [addTagIds, removeTagIds] = [tagIdsOf(add, items), tagIdsOf(remove, items)];
  if (addTagIds.length + removeTagIds.length === 0) return;
  await changeDocumentTags(scope, namedDocuments(documentIds), { addTagIds, removeTagIds });
}

async function linked(
  scope: OrganizationScope,
  kind: 'correspondent' | 'type',
  wanted: number | null,
): Promise<string | null> {
  if (wanted === null) return null;
  const items = await readItems(scope, [{ kind, number: wanted }]);
  const id = items.idOf(kind, wanted);
  if (id === undefined) throw missing(kind === 'type' ? 'document_type' : kind, wanted);
  return id;
}

async function setValues(
  scope: OrganizationScope,
  documentIds: string[],
  input: Record<string, string | null>,
) {
  const values: DocumentFieldValues = parsedInput(documentFieldValuesSchema, input);
  await setDocumentFields(scope, namedDocuments(documentIds), { values, fields: [] });
}

async function changeFields(scope: OrganizationScope, change: Change) {
  const { documentIds, parameters, fields, version } = change;
  const { add_custom_fields: added, remove_custom_fields: removed } = parsedInput(
    schemas.fields,
    parameters,
  );
  // Clients that send only numbers set no values, and Sheaf does not store a field without a value.
  const values = Array.isArray(added) ? [] : Object.entries(added);
  const linkedDocuments = values.flatMap(([, each]) => (Array.isArray(each) ? each : []));
  const items = await readItems(scope, [
    ...values.map(([each]) => ({ kind: 'field' as const, number: Number(each) })),
    ...removed.map((each) => ({ kind: 'field' as const, number: each })),
    ...linkedDocuments.map((each) => ({ kind: 'document' as const, number: each })),
  ]);
  const rowOf = (each: number) => {
    const row = fields.find(({ id }) => id === items.idOf('field', each));
    if (!row) throw missing('custom_fields', each);
    return row;
  };
  const set = values.map(([each, sent]) => {
    const row = rowOf(Number(each));
    const own = ownValue(toCustomField(row), sent, { items, version });
    if (own === undefined) throw invalidField('custom_fields', 'Invalid value');
    return { id: row.id, value: own };
  });
  const cleared = removed.map((each) => ({ id: rowOf(each).id, value: null }));
  const checked = await checkFields(scope, [...set, ...cleared]);
  if (checked.length === 0) return;
  await setDocumentFields(scope, namedDocuments(documentIds), { values: {}, fields: checked });
}
