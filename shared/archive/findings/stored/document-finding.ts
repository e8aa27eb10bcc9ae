import { z } from 'zod';
import { idSchema } from '../../../ids.ts';
import { addedDefaultsSchema } from '../../correspondents/added-defaults.ts';
import {
  documentFieldsSchema,
  type DocumentFieldName,
} from '../../../reading/fields/document-fields.ts';

/**
 * `set`: the field has this value; `proposed`: the field is empty, and a person may accept the value; `dismissed`: a person has
 * refused or cleared the value, and the field stays empty.
 */
export const findingStates = ['set', 'proposed', 'dismissed'] as const;
export type FindingState = (typeof findingStates)[number];

/** Who says so: the text, or a person who has accepted the value or set another one. */
export const findingSources = ['text', 'e-invoice', 'rule', 'person'] as const;

/** A correspondent without an id does not exist yet: accepting it creates it. */
const foundCorrespondentSchema = z.object({
  id: idSchema('cor').nullable(),
  name: z.string(),
});
export type ProposedCorrespondent = z.infer<typeof foundCorrespondentSchema>;

const { shape } = documentFieldsSchema;

/** The values that findings of each field have. */
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
 * What is known of the value of a document's field. `confidence` is 0 to 100. Where the text says it, `start` and `end` are
 * UTF-16 offsets in `content`, and `page` is 1-based; all null where it is not known.
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

/** A better name for a file that a scanner or a camera has named, which has no place in the text. */
const nameFindingSchema = z.object({
  field: z.literal('name'),
  value: z.string(),
  ...knowledge,
});
export type NameFinding = z.infer<typeof nameFindingSchema>;

/** What documents list: findings of their fields and of their name. */
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
 * What becomes of a finding: `set` accepts it, `dismissed` refuses or clears it, `proposed` offers it again. `value`: the one that is
 * meant, as another person may have set another one since it was read. `removeDefaults`: what came with the correspondent that is cleared.
 */
export const findingUpdateSchema = z.object({
  state: z.enum(findingStates),
  value: z.union([z.string(), values.totalAmount, values.correspondent]).optional(),
  removeDefaults: addedDefaultsSchema.optional(),
});

export type FindingUpdate = z.infer<typeof findingUpdateSchema>;
