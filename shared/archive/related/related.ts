import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { documentParamsSchema, documentSummarySchema } from '../documents/document.ts';

/**
 * Decisions of people on two documents. `linked`: they belong together; `unrelated`: they do not, although they have the same reference;
 * `different`: they are no near-duplicates, although their texts are similar.
 */
export const pairKinds = ['linked', 'unrelated', 'different'] as const;
export type PairKind = (typeof pairKinds)[number];

export const relatedDocumentSchema = documentSummarySchema.pick({
  id: true,
  name: true,
  mimeType: true,
  hasThumbnail: true,
  createdAt: true,
  documentDate: true,
  correspondent: true,
  documentType: true,
  totalAmount: true,
});
export type RelatedDocument = z.infer<typeof relatedDocumentSchema>;

const proposedDocumentSchema = relatedDocumentSchema.extend({ reference: z.string() });
export type ProposedDocument = z.infer<typeof proposedDocumentSchema>;

/** `linked`: documents that belong to a document, the latest first. `proposed`: documents with the same reference, the newest first. */
export const relatedResponseSchema = z.object({
  linked: z.array(relatedDocumentSchema),
  proposed: z.array(proposedDocumentSchema),
});
export type RelatedDocuments = z.infer<typeof relatedResponseSchema>;

export const pairParamsSchema = documentParamsSchema
  .extend({ relatedId: idSchema('doc') })
  .refine(({ documentId, relatedId }) => documentId !== relatedId, {
    path: ['relatedId'],
    message: 'A document cannot be related to itself',
  });

export const pairInputSchema = z.object({ kind: z.enum(pairKinds) });
