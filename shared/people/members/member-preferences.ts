import { z } from 'zod';
import { columnsInputSchema, columnsSchema } from '../../archive/documents/column-schemas.ts';
import { idSchema } from '../../ids.ts';

/**
 * Preferences of a member: the columns of the document list, and the view that it opens with; null for the default. A deleted or
 * inaccessible view remains in `defaultViewId` without effect.
 */
export const memberPreferencesSchema = z.object({
  columns: columnsSchema.nullable(),
  defaultViewId: idSchema('viw').nullable(),
});
export type MemberPreferences = z.infer<typeof memberPreferencesSchema>;

export const noPreferences: MemberPreferences = { columns: null, defaultViewId: null };

export const memberPreferencesInputSchema = z
  .object({ columns: columnsInputSchema.nullable(), defaultViewId: idSchema('viw').nullable() })
  .partial()
  .refine((input) => Object.values(input).some((value) => value !== undefined), {
    message: 'Expected at least one property',
    path: ['columns'],
  });
export type MemberPreferencesInput = z.infer<typeof memberPreferencesInputSchema>;

export const memberPreferencesResponseSchema = z.object({ preferences: memberPreferencesSchema });
