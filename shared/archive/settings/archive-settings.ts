import { z } from 'zod';
import { maxTitleTemplateLength } from '../archive-limits.ts';
import { singleLine } from '../../text/single-line.ts';
import { titleTemplateProblem } from '../titles/title-template.ts';

export const titleTemplateSchema = z
  .string()
  .overwrite(singleLine)
  .max(maxTitleTemplateLength, 'archive-settings.title-template.too-long')
  .refine(
    (template) => titleTemplateProblem(template) !== 'unknown',
    'archive-settings.title-template.unknown',
  )
  .refine(
    (template) => titleTemplateProblem(template) !== 'none',
    'archive-settings.title-template.no-placeholder',
  );

/**
 * Settings of an organization. Without `isInboxEnabled`, new documents count as reviewed. `titleTemplate` is for proposed names.
 * `opensZipFiles`: files in zip archives that arrive by mail become documents.
 */
const archiveSettingsSchema = z.object({
  isInboxEnabled: z.boolean(),
  titleTemplate: z.string(),
  opensZipFiles: z.boolean(),
});
export type ArchiveSettings = z.infer<typeof archiveSettingsSchema>;

export const archiveSettingsResponseSchema = z.object({ settings: archiveSettingsSchema });

export const archiveSettingsUpdateSchema = z
  .object({
    isInboxEnabled: z.boolean(),
    titleTemplate: titleTemplateSchema,
    opensZipFiles: z.boolean(),
  })
  .partial()
  .refine((update) => Object.values(update).some((value) => value !== undefined), {
    message: 'Expected a setting',
    path: ['isInboxEnabled'],
  });
export type ArchiveSettingsUpdate = z.infer<typeof archiveSettingsUpdateSchema>;
