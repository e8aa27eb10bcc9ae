import { z } from 'zod';
import {
  uploadMetadataSchema,
  type UploadMetadataInput,
} from '../../../../shared/archive/uploads/upload-metadata.ts';
import { fileExtension } from '../../../../shared/reading/file-types/file-extension.ts';
import type { ApiKeyActor, UserActor } from '../../../access/actor.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import {
  toCustomField,
  type CustomFieldRow,
} from '../../../archive/custom-fields/custom-field-store.ts';
import type { GivenMetadata } from '../../../archive/uploads/metadata/given-metadata.ts';
import { resolveMetadata } from '../../../archive/uploads/metadata/resolve-metadata.ts';
import { missing, tagIdsOf } from '../changes/change-document.ts';
import { ownValue } from '../fields/own-value.ts';
import { invalidField } from '../http/paperless-errors.ts';
import { wholeNumber } from '../http/pages.ts';
import { parsedDocumentInput, parsedInput } from '../http/request-body.ts';
import { readItems } from '../numbers/read-items.ts';
import { readNames } from './upload-names-store.ts';

type Form = { fileName: string; texts: readonly (readonly [string, string])[] };

const fieldValues = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]).nullable(),
);

/**
 * Returns the metadata of an uploaded document from the fields of a form. Throws 400 for unknown
 * numbers and invalid values.
 */
export async function metadataOf(
  scope: OrganizationScope,
  { fileName, texts }: Form,
  {
    actor,
    fields,
    version,
  }: { actor: UserActor | ApiKeyActor; fields: CustomFieldRow[]; version: number },
): Promise<GivenMetadata> {
  const valuesOf = (name: string) =>
    texts.flatMap(([field, text]) => (field === name && text.trim() !== '' ? [text.trim()] : []));
  const tagNumbers = valuesOf('tags').map((text) => numberOf('tags', text));
  const [correspondent] = valuesOf('correspondent').map((text) => numberOf('correspondent', text));
  const [type] = valuesOf('document_type').map((text) => numberOf('document_type', text));
  const values = customValuesOf(valuesOf('custom_fields'));
  const items = await readItems(scope, [
    ...tagNumbers.map((number) => ({ kind: 'tag' as const, number })),
    ...[correspondent ?? []].flat().map((number) => ({ kind: 'correspondent' as const, number })),
    ...[type ?? []].flat().map((number) => ({ kind: 'type' as const, number })),
    ...values.map(([number]) => ({ kind: 'field' as const, number })),
    ...values
      .flatMap(([, value]) => (Array.isArray(value) ? value : []))
      .map((number) => ({ kind: 'document' as const, number })),
  ]);
  const correspondentId = correspondent && items.idOf('correspondent', correspondent);
  if (correspondent !== undefined && !correspondentId)
    throw missing('correspondent', correspondent);
  const documentType = type && items.idOf('type', type);
  if (type !== undefined && !documentType) throw missing('document_type', type);
  const tagIds = tagIdsOf(tagNumbers, items);
  const names = await readNames(scope, {
    tags: tagIds,
    correspondents: [correspondentId ?? []].flat().map(String),
  });
  const tags = tagIds.flatMap((tagId) => names.get(tagId) ?? []);
  const correspondentName = correspondentId && names.get(correspondentId);
  const own = values.map(([number, value]) => {
    const row = fields.find(({ id }) => id === items.idOf('field', number));
    const ofField = row && ownValue(toCustomField(row), value, { items, version });
    if (!row || ofField === undefined) throw invalidField('custom_fields', 'Invalid value');
    return [row.key, ofField] as const;
  });
  const [title] = valuesOf('title');
  const [created] = valuesOf('created');
  const [number] = valuesOf('archive_serial_number');
  const input: UploadMetadataInput = {
    ...(title !== undefined && { name: nameOf(title, fileName) }),
    ...(created !== undefined && { documentDate: created.slice(0, 10) }),
    ...(number !== undefined && { archiveNumber: Number(number) }),
    ...(tags.length > 0 && { tags }),
    ...(correspondentName && { correspondent: correspondentName }),
    ...(documentType && { documentType }),
    ...(own.length > 0 && { fields: Object.fromEntries(own) }),
  };
  return resolveMetadata(scope, parsedDocumentInput(uploadMetadataSchema, input), actor);
}

function numberOf(field: string, text: string): number {
  const number = wholeNumber(text);
  if (number === undefined) throw invalidField(field, `Incorrect type. Expected pk value.`);
  return number;
}

function customValuesOf(texts: readonly string[]) {
  const [text = '', ...others] = texts;
  if (others.length > 0 || !text.startsWith('{')) return [];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw invalidField('custom_fields', 'Invalid JSON');
  }
  const values = Object.entries(parsedInput(fieldValues, json));
  return values.map(([number, value]) => [numberOf('custom_fields', number), value] as const);
}

function nameOf(title: string, fileName: string): string {
  const extension = fileExtension(fileName);
  const hasIt = extension === '' || fileExtension(title).toLowerCase() === extension.toLowerCase();
  return hasIt ? title : `${title}.${extension}`;
}
