import { z } from 'zod';
import { columnsInputSchema, columnsSchema } from '../../archive/documents/column-schemas.ts';
import { idSchema } from '../../ids.ts';

/**
 * What a member has chosen for themselves: the columns of the document list, and the view that it opens with. Null is not
 * chosen. A view that is deleted, or not theirs to see, stays in `defaultViewId`, and opens nothing.
 */
export const memberPreferencesSchema = z.object({
  columns: columnsSchema.nullable(),
  defaultViewId: idSchema('viw').nullable(),
});
export type MemberPreferences = z.infer<typeof memberPreferencesSchema>;

export const noPreferences: MemberPreferences = { columns: null, defaultViewId: null };

/** A change: what is left out stays. */
export const memberPreferencesInputSchema = z
  .object({ columns: columnsInputSchema.nullable(), defaultViewId: idSchema('viw').nullable() })
  .partial()
  .refine((input) => Object.values(input).some((value) => value !== undefined), {
    message: 'Expected something to change',
    path: ['columns'],
  });
export type MemberPreferencesInput = z.infer<typeof memberPreferencesInputSchema>;

export const memberPreferencesResponseSchema = z.object({ preferences: memberPreferencesSchema });
