import { z } from 'zod';

const names = z.array(z.string());

/** Known names of the organization that received the text (see `FindOptions`). */
export const knownToFindSchema = z.object({
  correspondents: z.array(z.object({ id: z.string(), names })),
  organization: z.object({
    names,
    domains: z.array(z.string()),
    addresses: z.array(z.string()),
  }),
  name: z.string().optional(),
  referenceDay: z.string(),
});
export type KnownToFind = z.infer<typeof knownToFindSchema>;

export const fieldsToFindSchema = z.object({ text: z.string(), options: knownToFindSchema });
export type FieldsToFind = z.infer<typeof fieldsToFindSchema>;

const foundFieldSchema = z.object({
  field: z.string(),
  value: z.unknown(),
  confidence: z.number(),
  page: z.number().nullable(),
  start: z.number().nullable(),
  end: z.number().nullable(),
});

/** The values that were found; none if the response is invalid. */
export const foundFieldsSchema = z.array(foundFieldSchema).catch([]);
export type FoundField = z.infer<typeof foundFieldSchema>;
