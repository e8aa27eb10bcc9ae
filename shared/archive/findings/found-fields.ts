import { z } from 'zod';
import { correspondentInputSchema } from '../correspondents/correspondent.ts';
import { documentFieldValuesSchema } from '../fields/document-field-values.ts';
import { documentFindingSchema, type DocumentFinding } from './document-finding.ts';

const names = z.array(z.string());

/** What is known of the organization that a text was sent to (see `FindOptions`). */
export const knownToFindSchema = z.object({
  correspondents: z.array(z.object({ id: z.string(), names })),
  organization: z.object({
    names,
    domains: z.array(z.string()),
    addresses: z.array(z.string()),
  }),
  referenceDay: z.string(),
});
export type KnownToFind = z.infer<typeof knownToFindSchema>;

export const fieldsToFindSchema = z.object({ text: z.string(), options: knownToFindSchema });
export type FieldsToFind = z.infer<typeof fieldsToFindSchema>;

const foundFieldSchema = z.object({
  field: z.string(),
  value: z.unknown(),
  confidence: z.number(),
  page: z.number(),
  start: z.number(),
  end: z.number(),
});

/** What a reader found. Of what costs it too much it finds nothing. */
export const foundFieldsSchema = z.array(foundFieldSchema).catch([]);
export type FoundField = z.infer<typeof foundFieldSchema>;

/** What an e-invoice says as proposals, which are certain, without what could not be stored. */
export function toCertainProposals(fields: Partial<Record<string, unknown>>): DocumentFinding[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (value === null || value === undefined) return [];
    const proposal = {
      field,
      value: storableValue({ field, value }),
      source: 'e-invoice',
      state: 'proposed',
      confidence: 100,
      page: null,
      start: null,
      end: null,
    };
    return documentFindingSchema.safeParse(proposal).data ?? [];
  });
}

/** What was found as proposals, without what is no field of a document, or no value that could be stored in one. */
export function toProposals(found: readonly FoundField[]): DocumentFinding[] {
  return found.flatMap((each) => {
    const value = storableValue(each);
    const proposal = { ...each, value, source: 'text', state: 'proposed' };
    return documentFindingSchema.safeParse(proposal).data ?? [];
  });
}

function storableValue({ field, value }: Pick<FoundField, 'field' | 'value'>): unknown {
  if (field !== 'correspondent') {
    const { data = {} } = documentFieldValuesSchema.safeParse({ [field]: value });
    return new Map<string, unknown>(Object.entries(data)).get(field);
  }
  const correspondent = z.object({ id: z.string().nullable(), name: z.string() }).safeParse(value);
  if (!correspondent.data || correspondent.data.id !== null) return correspondent.data;
  const { data: input } = correspondentInputSchema.safeParse(correspondent.data);
  return input && { id: null, name: input.name };
}
