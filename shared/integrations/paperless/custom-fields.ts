import { z } from 'zod';

export const paperlessFieldTypes = [
  'string',
  'longtext',
  'url',
  'date',
  'boolean',
  'integer',
  'float',
  'monetary',
  'documentlink',
  'select',
] as const;

export const paperlessFieldSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  data_type: z.enum(paperlessFieldTypes),
  extra_data: z.object({
    /** Only labels before version 7. */
    select_options: z
      .array(z.union([z.object({ id: z.string(), label: z.string() }), z.string()]))
      .nullable(),
    default_currency: z.string().nullable(),
  }),
  document_count: z.number().int(),
});
export type PaperlessField = z.infer<typeof paperlessFieldSchema>;

export const paperlessFieldInputSchema = z.object({
  name: z.string().optional(),
  data_type: z.enum(paperlessFieldTypes).optional(),
  extra_data: z
    .object({
      select_options: z
        .array(z.union([z.string(), z.object({ id: z.string().nullish(), label: z.string() })]))
        .nullish(),
    })
    .nullish(),
});
export type PaperlessFieldInput = z.infer<typeof paperlessFieldInputSchema>;
