import type { z } from 'zod';
import type { Correspondent } from '../correspondents/correspondent.ts';
import type { CustomField } from '../custom-fields/custom-field.ts';
import type { CustomFieldValue, DocumentCustomField } from '../custom-fields/custom-field-value.ts';
import type { CustomAction, FieldAction } from '../tagging-rules/field-action.ts';
import type { CustomCondition, TaggingCondition } from '../tagging-rules/tagging-condition.ts';
import type { TaggingRule } from '../tagging-rules/tagging-rule.ts';
import type { Tag } from '../tags/tag.ts';
import type { View } from '../views/view.ts';
import type {
  bagCorrespondentsSchema,
  bagFieldsSchema,
  bagTaggingRulesSchema,
  bagTagsSchema,
  bagViewsSchema,
} from './bag-layout.ts';

type Definitions = {
  tags: Pick<Tag, 'id' | 'name' | 'color' | 'description'>[];
  correspondents: Pick<
    Correspondent,
    'id' | 'name' | 'aliases' | 'defaultTagIds' | 'defaultDocumentType'
  >[];
  fields: CustomField[];
  views: View[];
  taggingRules: Omit<
    TaggingRule,
    'id' | 'organizationId' | 'version' | 'createdAt' | 'updatedAt'
  >[];
};

type Named = { id: string; name: string };

/** Returns tags without their ids. */
export function bagTags({ tags }: Pick<Definitions, 'tags'>): z.infer<typeof bagTagsSchema> {
  return tags.map(({ name, color, description }) => ({ name, color, description }));
}

/** Returns correspondents with the names of their tags instead of ids. */
export function bagCorrespondents({
  correspondents,
  tags,
}: Pick<Definitions, 'correspondents'> & { tags: readonly Named[] }): z.infer<
  typeof bagCorrespondentsSchema
> {
  const tagName = namesById(tags);
  return correspondents.map(({ name, aliases, defaultDocumentType, defaultTagIds }) => ({
    name,
    aliases,
    defaultDocumentType,
    defaultTags: defaultTagIds.flatMap((id) => tagName.get(id) ?? []),
  }));
}

/** Returns custom fields with their options by name instead of by id. */
export function bagFields({
  fields,
}: Pick<Definitions, 'fields'>): z.infer<typeof bagFieldsSchema> {
  return fields.map(({ name, key, type, options }) => ({
    name,
    key,
    type,
    options: options.map((option) => ({ name: option.name, color: option.color })),
  }));
}

/** Returns views. Columns and orders by deleted fields are left out, and so are views of deleted tags, which match nothing. */
export function bagViews({
  views,
  tags,
  fields,
}: Pick<Definitions, 'views' | 'fields'> & { tags: readonly Named[] }): z.infer<
  typeof bagViewsSchema
> {
  const tagName = namesById(tags);
  const columnOf = (column: string) => {
    if (!column.startsWith('fld_')) return [column];
    return fields.flatMap(({ id, key }) => (id === column ? [`field:${key}`] : []));
  };
  return views.flatMap(({ name, search, isShared, filters, sort, columns }) => {
    const tagNames = filters.tags.flatMap((id) => tagName.get(id) ?? []);
    if (tagNames.length < filters.tags.length) return [];
    const [field] = sort ? columnOf(sort.field) : [];
    return {
      name,
      search,
      isShared,
      tags: tagNames,
      extractionState: filters.extractionState,
      sort: sort && field ? { field, order: sort.order } : null,
      columns: columns.flatMap(columnOf),
    };
  });
}

/** Returns rules with custom fields by key, and with their values as documents have them. */
export function bagTaggingRules(
  {
    taggingRules,
    tags,
    correspondents,
  }: Pick<Definitions, 'taggingRules'> & {
    tags: readonly Named[];
    correspondents: readonly Named[];
  },
  referred: Referred,
): z.infer<typeof bagTaggingRulesSchema> {
  const tagName = namesById(tags);
  const correspondentName = namesById(correspondents);
  const named = (part: TaggingCondition | FieldAction): Record<string, unknown> => {
    if (part.field === 'correspondent' && 'value' in part) {
      return { ...part, value: correspondentName.get(part.value) ?? part.value };
    }
    return part.field === 'custom' ? namedCustomPart(part, referred) : part;
  };
  return taggingRules.map(({ name, description, isEnabled, match, ...rule }) => ({
    name,
    description,
    isEnabled,
    match,
    conditions: rule.conditions.map(named),
    tags: rule.actions.flatMap(({ tagId }) => tagName.get(tagId) ?? []),
    fieldActions: rule.fieldActions.map(named),
  }));
}

function namedCustomPart(
  { fieldId, ...part }: CustomCondition | CustomAction,
  referred: Referred,
): Record<string, unknown> {
  const field = referred.fields.find(({ id }) => id === fieldId);
  if (!field) return part;
  const { key, type } = field;
  if (!('value' in part)) return { ...part, key };
  const { value } = part;
  const isOneOption = type === 'multi-select' && typeof value === 'string';
  const named = bagFieldValue(
    { id: fieldId, type: isOneOption ? 'select' : type, value },
    referred,
  );
  return { ...part, key, value: named ?? null };
}

export type Referred = {
  fields: readonly CustomField[];
  people: ReadonlyMap<string, string>;
  hashes: ReadonlyMap<string, string>;
};

/** Returns the custom fields of a document by key, without values that refer to something deleted. */
export function bagFieldValues(
  values: readonly DocumentCustomField[],
  referred: Referred,
): Record<string, CustomFieldValue> {
  return Object.fromEntries(
    values.flatMap((field) => {
      const value = bagFieldValue(field, referred);
      return value === undefined ? [] : [[field.key, value]];
    }),
  );
}

function bagFieldValue(
  { id: fieldId, type, value }: Pick<DocumentCustomField, 'id' | 'type' | 'value'>,
  { fields, people, hashes }: Referred,
): CustomFieldValue | undefined {
  const options = namesById(fields.find(({ id }) => id === fieldId)?.options ?? []);
  const nameIn = (names: ReadonlyMap<string, string>) =>
    typeof value === 'string' ? names.get(value) : undefined;
  switch (type) {
    case 'select':
      return nameIn(options);
    case 'multi-select':
      return Array.isArray(value) ? value.flatMap((id) => options.get(id) ?? []) : [];
    case 'person':
      return nameIn(people);
    case 'document':
      return nameIn(hashes);
    case 'text':
    case 'number':
    case 'money':
    case 'date':
    case 'boolean':
    case 'link':
      return value;
  }
}

function namesById(things: readonly Named[]): Map<string, string> {
  return new Map(things.map(({ id, name }) => [id, name]));
}
