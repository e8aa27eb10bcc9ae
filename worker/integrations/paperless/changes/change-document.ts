import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import {
  documentUpdateSchema,
  type DocumentUpdate,
} from '../../../../shared/archive/documents/document-update.ts';
import {
  documentFieldValuesSchema,
  type DocumentFieldValues,
} from '../../../../shared/archive/fields/document-field-values.ts';
import type { PaperlessDocumentInput } from '../../../../shared/integrations/paperless/changes.ts';
import {
  displayName,
  fileExtension,
} from '../../../../shared/reading/file-types/file-extension.ts';
import { utcDay } from '../../../../shared/time/utc-day.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { CustomFieldRow } from '../../../archive/custom-fields/custom-field-store.ts';
import { selectDocument, toDocumentDetail } from '../../../archive/documents/document-store.ts';
import { namedDocuments } from '../../../archive/documents/selection/document-selection-store.ts';
import { updateDocument } from '../../../archive/documents/update-document.ts';
import { setDocumentFields } from '../../../archive/fields/set-document-fields.ts';
import { changeDocumentTags } from '../../../archive/tags/change-document-tags.ts';
import { documentTagsLimitReached } from '../../../archive/tags/documents/attach-tag.ts';
import { AppError } from '../../../http/app-error.ts';
import { invalidField } from '../http/paperless-errors.ts';
import { parsedDocumentInput } from '../http/request-body.ts';
import type { Items } from '../numbers/read-items.ts';
import { checkedFieldValues } from './checked-field-values.ts';

type Change = {
  documentId: string;
  input: PaperlessDocumentInput;
  items: Items;
  fields: CustomFieldRow[];
  version: number;
};

/**
 * Applies the change of a client to a document. Everything is checked before anything is written.
 * Unchanged fields are not written, because clients send whole documents.
 */
export async function changeDocument(scope: OrganizationScope, change: Change): Promise<void> {
  const { documentId, input } = change;
  const [found] = await selectDocument(scope, documentId);
  if (!found || found.deletedAt) throw new AppError('document.not_found');
  const current = toDocumentDetail(found);
  const values = valuesOf(current, change);
  const update = { ...textsOf(current, input), ...numberOf(current, input) };
  const fields = await checkedFieldValues(scope, current, change);
  const tagIds = input.tags && tagIdsOf(input.tags, change.items);
  const selection = namedDocuments([documentId]);
  if (Object.keys(update).length > 0) await updateDocument(scope, { found, update });
  if (Object.keys(values).length > 0 || fields.length > 0) {
    await setDocumentFields(scope, selection, { values, fields });
  }
  if (!tagIds) return;
  // The correspondent may have added its default tags.
  const [row] = await selectDocument(scope, documentId);
  const present = row?.tags.map(({ id }) => id) ?? [];
  const addTagIds = tagIds.filter((id) => !present.includes(id));
  const removeTagIds = present.filter((id) => !tagIds.includes(id));
  if (addTagIds.length + removeTagIds.length === 0) return;
  const { skippedIds } = await changeDocumentTags(scope, selection, { addTagIds, removeTagIds });
  if (skippedIds.length > 0) throw documentTagsLimitReached();
}

function textsOf(current: DocumentDetail, { title, content }: PaperlessDocumentInput) {
  const isRenamed = title !== undefined && title !== displayName(current.name);
  const isEdited = content !== undefined && content !== current.content;
  if (!isRenamed && !isEdited) return {};
  if (title !== undefined && title.trim() === '') {
    throw invalidField('title', 'This field may not be blank.');
  }
  const extension = fileExtension(current.name);
  const update: DocumentUpdate = parsedDocumentInput(documentUpdateSchema, {
    ...(isRenamed && { name: extension === '' ? title : `${title}.${extension}` }),
    ...(isEdited && { content }),
  });
  return update;
}

function numberOf(
  { archiveNumber }: DocumentDetail,
  { archive_serial_number: number }: PaperlessDocumentInput,
): DocumentFieldValues {
  if (number === undefined || number === archiveNumber) return {};
  return parsedDocumentInput(documentFieldValuesSchema, { archiveNumber: number });
}

function valuesOf(
  current: DocumentDetail,
  { input, items }: Pick<Change, 'input' | 'items'>,
): DocumentFieldValues {
  const created = input.created ?? input.created_date;
  const day = created?.slice(0, 10);
  const shown = current.documentDate ?? utcDay(current.createdAt);
  const correspondentId = linkOf(input.correspondent, 'correspondent', items);
  const type = linkOf(input.document_type, 'type', items);
  return parsedDocumentInput(documentFieldValuesSchema, {
    ...(day !== undefined && day !== shown && { documentDate: day }),
    ...(correspondentId !== undefined &&
      correspondentId !== (current.correspondent?.id ?? null) && { correspondentId }),
    ...(type !== undefined && type !== current.documentType && { documentType: type }),
  });
}

function linkOf(
  number: number | null | undefined,
  kind: 'correspondent' | 'type',
  items: Items,
): string | null | undefined {
  if (number === undefined || number === null) return number;
  const id = items.idOf(kind, number);
  if (id === undefined) throw missing(kind === 'type' ? 'document_type' : kind, number);
  return id;
}

/** Returns the ids of tags by their numbers. Throws 400 if a number does not exist. */
export function tagIdsOf(numbers: readonly number[], items: Items): string[] {
  return [
    ...new Set(
      numbers.map((number) => {
        const id = items.idOf('tag', number);
        if (id === undefined) throw missing('tags', number);
        return id;
      }),
    ),
  ];
}

export function missing(path: string, number: number): AppError {
  return invalidField(path, `Invalid pk "${number}" - object does not exist.`);
}
