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
 * A type of documents. A built-in one has its English name until the organization gives it another one (`isRenamed`); clients may
 * translate it. A hidden type is not offered, and documents keep it.
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

/** A new type. Its name is unique in the organization, ignoring case. */
export const documentTypeInputSchema = z.object({ name, key: documentTypeKeySchema.optional() });
export type DocumentTypeInput = z.infer<typeof documentTypeInputSchema>;

/** A change of a type. A `name` of null gives a built-in type its own name back. */
export const documentTypeUpdateSchema = z
  .object({ name: name.nullable(), isHidden: z.boolean() })
  .partial()
  .refine((update) => Object.values(update).some((value) => value !== undefined), {
    message: 'Expected something to change',
    path: ['name'],
  });
export type DocumentTypeUpdate = z.infer<typeof documentTypeUpdateSchema>;

export const documentTypeParamsSchema = z.object({
  organizationId: idSchema('org'),
  key: documentTypeKeySchema,
});

/** What an organization has stored of a type: all of an own one, of a built-in one what it has changed. */
type StoredType = { key: string; name: string | null; isHidden: boolean };

/** All types of an organization: the built-in ones in their order, then its own by name. */
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

/** The key that a type gets from its name: `School report` becomes `school-report`, a name without Latin letters `type`. */
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
