import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { documentTypeKeySchema } from '../../reading/fields/document-type-key.ts';
import { documentTypes, isBuiltInType, maxTypeKey } from '../../reading/fields/document-types.ts';
import { foldForSearch } from '../../text/fold-for-search.ts';
import { documentTypeLimits } from '../archive-limits.ts';
import { nameKey } from '../custom-fields/custom-field.ts';
import { searchableName } from '../search/syntax/searchable-name.ts';
import { typeNames } from '../titles/type-names.ts';

/**
 * A document type. A built-in one has its English name, which clients may translate, until the organization renames it (`isRenamed`). A
 * hidden type is not offered, but documents keep it.
 */
const documentTypeSchema = z.object({
  key: documentTypeKeySchema,
  name: z.string(),
  isBuiltIn: z.boolean(),
  isRenamed: z.boolean(),
  isHidden: z.boolean(),
});
export type OrganizationType = z.infer<typeof documentTypeSchema>;

export const documentTypeResponseSchema = z.object({ documentType: documentTypeSchema });
export const documentTypesResponseSchema = z.object({ documentTypes: z.array(documentTypeSchema) });

const name = searchableName(documentTypeLimits.name, {
  required: 'document-types.form.name.required',
  tooLong: 'document-types.form.name.max-length',
});

/** The name is unique in the organization, ignoring case. */
export const documentTypeInputSchema = z.object({ name, key: documentTypeKeySchema.optional() });
export type DocumentTypeInput = z.infer<typeof documentTypeInputSchema>;

/** A `name` of null restores the name of a built-in type. */
export const documentTypeUpdateSchema = z
  .object({ name: name.nullable(), isHidden: z.boolean() })
  .partial()
  .refine((update) => Object.values(update).some((value) => value !== undefined), {
    message: 'Expected at least one property',
    path: ['name'],
  });
export type DocumentTypeUpdate = z.infer<typeof documentTypeUpdateSchema>;

export const documentTypeParamsSchema = z.object({
  organizationId: idSchema('org'),
  key: documentTypeKeySchema,
});

type StoredType = { key: string; name: string | null; isHidden: boolean };

/** Returns the built-in types in their order, then the organization's own by name. */
export function documentTypesOf(stored: readonly StoredType[]): OrganizationType[] {
  const changed = new Map(stored.map((type) => [type.key, type]));
  const builtIn = documentTypes.map((key) => ({
    key,
    name: changed.get(key)?.name ?? builtInNames[key],
    isBuiltIn: true,
    isRenamed: typeof changed.get(key)?.name === 'string',
    isHidden: changed.get(key)?.isHidden ?? false,
  }));
  const own = stored
    .filter(({ key }) => !isBuiltInType(key))
    .map((type) => ({ ...type, name: type.name ?? type.key, isBuiltIn: false, isRenamed: false }))
    .toSorted((one, other) => (nameKey(one.name) < nameKey(other.name) ? -1 : 1));
  return [...builtIn, ...own];
}

const builtInNames = { ...typeNames.en, other: 'Other' };

/** Returns a key for the name of a type: `school-report` for `School report`, `type` for a name without Latin letters. */
export function typeKeyOf(typeName: string, taken: ReadonlySet<string>): string {
  const key =
    foldForSearch(typeName)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, maxTypeKey - 5)
      .replaceAll(/^-|-$/g, '') || 'type';
  const isFree = (candidate: string) => !isBuiltInType(candidate) && !taken.has(candidate);
  if (isFree(key)) return key;
  for (let number = 2; ; number += 1) {
    const candidate = `${key}-${number}`;
    if (isFree(candidate)) return candidate;
  }
}
