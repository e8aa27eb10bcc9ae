import { z } from 'zod';
import type { FoundField } from '../../reading/find-fields/found-fields.ts';
import { correspondentInputSchema } from '../correspondents/correspondent.ts';
import { documentFieldValuesSchema } from '../fields/document-field-values.ts';
import { documentFindingSchema, type DocumentFinding } from './stored/document-finding.ts';

/** Returns the values of an e-invoice as proposals with full confidence, without values that cannot be stored. */
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

/** Returns found values as proposals, without unknown fields and values that cannot be stored. */
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
