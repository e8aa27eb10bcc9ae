import { z } from 'zod';

const paperlessFieldTypes = [
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
    /** Before version 7, the labels alone. */
    select_options: z
      .array(z.union([z.object({ id: z.string(), label: z.string() }), z.string()]))
      .nullable(),
    default_currency: z.string().nullable(),
  }),
  document_count: z.number().int(),
});
export type PaperlessField = z.infer<typeof paperlessFieldSchema>;
