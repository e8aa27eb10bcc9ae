import { z } from 'zod';
import { idSchema } from '../../../ids.ts';
import { addedDefaultsSchema } from '../../correspondents/added-defaults.ts';
import {
  documentFieldsSchema,
  type DocumentFieldName,
} from '../../../reading/fields/document-fields.ts';

/**
 * `set`: the field has this value; `proposed`: the field is empty, and a person may accept the value; `dismissed`: a person refused or
 * cleared the value.
 */
export const findingStates = ['set', 'proposed', 'dismissed'] as const;
export type FindingState = (typeof findingStates)[number];

export const findingSources = ['text', 'e-invoice', 'rule', 'person'] as const;

/** A correspondent with a null id is created when the finding is accepted. */
const foundCorrespondentSchema = z.object({
  id: idSchema('cor').nullable(),
  name: z.string(),
});
export type ProposedCorrespondent = z.infer<typeof foundCorrespondentSchema>;

const { shape } = documentFieldsSchema;

const values = {
  documentDate: shape.documentDate.unwrap(),
  dueDate: shape.dueDate.unwrap(),
  endDate: shape.endDate.unwrap(),
  noticeDate: shape.noticeDate.unwrap(),
  correspondent: foundCorrespondentSchema,
  documentType: shape.documentType.unwrap(),
  totalAmount: shape.totalAmount.unwrap(),
  iban: shape.iban.unwrap(),
  reference: shape.reference.unwrap(),
  vatId: shape.vatId.unwrap(),
} satisfies Record<DocumentFieldName, z.ZodType>;

const knowledge = {
  source: z.enum(findingSources),
  state: z.enum(findingStates),
  confidence: z.number().int(),
  page: z.number().int().nullable(),
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
};

function ofField<Field extends DocumentFieldName>(field: Field) {
  return z.object({ field: z.literal(field), value: values[field], ...knowledge });
}

/**
 * A value of a document's field. `confidence` is 0 to 100. `start` and `end` are UTF-16 offsets in `content`, and `page` is 1-based; all
 * are null if the place is not known.
 */
export const documentFindingSchema = z.discriminatedUnion('field', [
  ofField('documentDate'),
  ofField('dueDate'),
  ofField('endDate'),
  ofField('noticeDate'),
  ofField('correspondent'),
  ofField('documentType'),
  ofField('totalAmount'),
  ofField('iban'),
  ofField('reference'),
  ofField('vatId'),
]);

export type DocumentFinding = z.infer<typeof documentFindingSchema>;

const nameFindingSchema = z.object({
  field: z.literal('name'),
  value: z.string(),
  ...knowledge,
});
export type NameFinding = z.infer<typeof nameFindingSchema>;

export const anyFindingSchema = z.discriminatedUnion('field', [
  ...documentFindingSchema.options,
  nameFindingSchema,
]);
export type AnyFinding = z.infer<typeof anyFindingSchema>;

export function fieldFindings(findings: readonly AnyFinding[]): DocumentFinding[] {
  return findings.filter((finding) => finding.field !== 'name');
}

export const findingParamsSchema = z.object({
  organizationId: idSchema('org'),
  documentId: idSchema('doc'),
  field: z.enum([...documentFieldsSchema.keyof().options, 'name']),
});

/**
 * `set` accepts a finding, `dismissed` refuses or clears it, and `proposed` offers it again. `value` is the value that the client has seen,
 * as another person may have changed it. `removeDefaults` are defaults of the cleared correspondent.
 */
export const findingUpdateSchema = z.object({
  state: z.enum(findingStates),
  value: z.union([z.string(), values.totalAmount, values.correspondent]).optional(),
  removeDefaults: addedDefaultsSchema.optional(),
});

export type FindingUpdate = z.infer<typeof findingUpdateSchema>;
