import { isBuiltInType } from '../../reading/fields/document-types.ts';
import { correspondentKey } from '../correspondents/correspondent.ts';
import { nameKey, type CustomField } from '../custom-fields/custom-field.ts';
import type { CustomFieldValue } from '../custom-fields/custom-field-value.ts';
import type { UploadMetadataInput } from '../uploads/upload-metadata.ts';
import { customKeysIn } from '../search/parse-search-query.ts';
import { rekeyInSearch } from '../search/rename-in-search.ts';
import { tagNameKey } from '../tags/tag.ts';
import type { BagDocument } from './bag-layout.ts';
import type { ExportContents } from './read-bag.ts';

/*
 * The requests that import an export, in this order: languages, tags, fields, correspondents and views; the documents, one upload each with
 * `documentMetadata` and their `documentValues`; and the rules, which may name documents. No rule is applied to the documents, as the
 * export contains the results.
 */

type Ids = ReadonlyMap<string, string>;

/** Existing objects: ids by `tagNameKey` and `correspondentKey`, and the custom field and own type for each key of the export. */
export type KnownIds = {
  tags: Ids;
  correspondents: Ids;
  types: Ids;
  fields: ReadonlyMap<string, Pick<CustomField, 'id' | 'key' | 'type' | 'options'>>;
};

type KnownTargets = { people: Ids; documents: Ids };

/** Bodies of `POST …/correspondents`. */
export function correspondentInputs(
  { correspondents }: ExportContents,
  ids: Pick<KnownIds, 'tags' | 'types'>,
) {
  return correspondents.map(({ defaultTags, defaultDocumentType, ...correspondent }) => ({
    ...correspondent,
    defaultDocumentType: typeOf(defaultDocumentType, ids.types) ?? null,
    defaultTagIds: idsOf(defaultTags, ids.tags, tagNameKey),
  }));
}

/**
 * Returns bodies of `POST …/views`, with the current field keys in their searches. A view that filters by a missing tag or field is left
 * out, because it would show other documents.
 */
export function viewInputs({ views, fields }: ExportContents, ids: KnownIds) {
  const keys = new Map([...ids.fields].map(([key, field]) => [key, field.key]));
  const missingKeys = new Set(fields.map(({ key }) => key).filter((key) => !keys.has(key)));
  const columnOf = (column: string) => {
    if (!column.startsWith('field:')) return [column];
    return ids.fields.get(column.slice('field:'.length))?.id ?? [];
  };
  return views.flatMap(({ name, search, isShared, tags, extractionState, sort, columns }) => {
    const tagIds = idsOf(tags, ids.tags, tagNameKey);
    if (tagIds.length < tags.length) return [];
    if (customKeysIn(search).some((key) => missingKeys.has(key))) return [];
    const [field] = sort ? [columnOf(sort.field)].flat() : [];
    return {
      name,
      search: rekeyInSearch(search, keys),
      isShared,
      filters: {
        tags: tagIds,
        ...(extractionState && { extractionState }),
      },
      sort: sort && field ? { field, order: sort.order } : null,
      columns: columns.flatMap(columnOf),
    };
  });
}

/**
 * Returns bodies of `POST …/tagging-rules`. A rule without conditions is sent as disabled, because it would be applied to all documents at
 * once; `isEnabled` returns whether to enable it afterwards. Rules with missing conditions, or without actions, are left out.
 */
export function taggingRuleInputs(
  { taggingRules }: ExportContents,
  known: KnownIds & KnownTargets,
) {
  return taggingRules.flatMap(({ tags, conditions, fieldActions, isEnabled, ...rule }) => {
    const isHeldBack = isEnabled && conditions.length === 0;
    const input = {
      ...rule,
      isEnabled: isEnabled && !isHeldBack,
      conditions: conditions.flatMap((part) => withIds(part, known)),
      tagIds: idsOf(tags, known.tags, tagNameKey),
      fieldActions: fieldActions.flatMap((part) => withIds(part, known)),
    };
    const isWhole = input.conditions.length === conditions.length;
    const hasEffect = input.tagIds.length + input.fieldActions.length > 0;
    return isWhole && hasEffect ? [{ input, isEnabled: isHeldBack }] : [];
  });
}

type RulePart = Record<string, unknown>;

function withIds(part: RulePart, known: KnownIds & KnownTargets): RulePart[] {
  const { field, value } = part;
  if (field === 'correspondent' && typeof value === 'string') {
    const id = known.correspondents.get(correspondentKey(value));
    return id === undefined ? [] : [{ ...part, value: id }];
  }
  if (field === 'documentType' && typeof value === 'string') {
    const type = typeOf(value, known.types);
    return type === undefined ? [] : [{ ...part, value: type }];
  }
  if (field !== 'custom') return [part];
  const { key, ...rest } = part;
  const custom = typeof key === 'string' ? known.fields.get(key) : undefined;
  if (!custom) return [];
  if (value === undefined) return [{ ...rest, fieldId: custom.id }];
  const id = valueWithIds(custom, value as CustomFieldValue, known);
  return id === undefined ? [] : [{ ...rest, fieldId: custom.id, value: id }];
}

/** Returns a value with ids. A condition compares a multi-select with one option; an action sets several. */
function valueWithIds(
  { type, options }: Pick<CustomField, 'type' | 'options'>,
  value: CustomFieldValue,
  { people, documents }: KnownTargets,
): CustomFieldValue | undefined {
  const optionIds = new Map(options.map(({ name, id }) => [nameKey(name), id]));
  switch (type) {
    case 'select':
    case 'multi-select':
      if (Array.isArray(value)) return idsOf(value, optionIds, nameKey);
      return typeof value === 'string' ? optionIds.get(nameKey(value)) : undefined;
    case 'person':
      return typeof value === 'string' ? people.get(value) : undefined;
    case 'document':
      return typeof value === 'string' ? documents.get(value) : undefined;
    case 'text':
    case 'number':
    case 'money':
    case 'date':
    case 'boolean':
    case 'link':
      return value;
  }
}

/**
 * Returns the upload metadata of a document without custom fields and notes. Empty values are null, so that none are looked for in the
 * text.
 */
export function documentMetadata(document: BagDocument) {
  return {
    name: document.name,
    createdAt: document.createdAt.toISOString(),
    tags: document.tags,
    correspondent: document.correspondent,
    documentDate: document.documentDate,
    dueDate: document.dueDate,
    endDate: document.endDate,
    noticeDate: document.noticeDate,
    documentType: document.documentType,
    totalAmount: document.totalAmount,
    iban: document.iban,
    reference: document.reference,
    vatId: document.vatId,
    isPaid: document.isPaid,
    archiveNumber: document.archiveNumber,
    skipsRules: true,
  } satisfies UploadMetadataInput;
}

type DocumentValue = { field: string; value: CustomFieldValue | { sha256: string } };

/**
 * Returns the values of a document's custom fields, with options and members by name. A value with `sha256` is a document, and can be set
 * once that is imported.
 */
export function documentValues(
  { fields: values }: BagDocument,
  { fields }: ExportContents,
): DocumentValue[] {
  return fields.flatMap(({ key, name, type }): DocumentValue[] => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) return [];
    if (type !== 'document') return [{ field: name, value }];
    return typeof value === 'string' ? [{ field: name, value: { sha256: value } }] : [];
  });
}

function idsOf(names: readonly string[], ids: Ids, keyOf: (name: string) => string): string[] {
  return names.flatMap((name) => ids.get(keyOf(name)) ?? []);
}

/** Returns the organization's key for a type of the export, or undefined if it has none. */
export function typeOf(key: string | null, types: Ids): string | undefined {
  return key === null || isBuiltInType(key) ? (key ?? undefined) : types.get(key);
}
