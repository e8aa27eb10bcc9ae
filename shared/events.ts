import { z } from 'zod';
import { changeSourceSchema, fieldChangeSchema } from './field-change.ts';

const ofDocument = { documentId: z.string(), name: z.string() };

const otherDocuments = z.array(z.object({ id: z.string(), name: z.string() })).optional();

const taggingRule = z.object({ id: z.string(), name: z.string() }).optional();

const tagChange = {
  ...ofDocument,
  tag: z.object({ id: z.string(), name: z.string(), color: z.string() }),
  taggingRule,
};

const linkChange = { ...ofDocument, shareLink: z.object({ id: z.string(), name: z.string() }) };

export const domainEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('document.created'), ...ofDocument, madeFrom: otherDocuments }),
  z.object({
    type: z.literal('document.updated'),
    ...ofDocument,
    updatedFields: z.array(z.string()),
    renamed: z.object({ from: z.string(), to: z.string() }).optional(),
    /**
     * The current version of the file, and the former version that was restored. `kept` and `removed` are the names of documents whose
     * files became former versions, or ceased to be.
     */
    file: z
      .object({
        version: z.number(),
        restoredFrom: z.number().optional(),
        kept: z.string().optional(),
        removed: z.string().optional(),
      })
      .optional(),
    changes: z.array(fieldChangeSchema).optional(),
    source: changeSourceSchema.optional(),
    taggingRule,
  }),
  z.object({ type: z.literal('document.read'), ...ofDocument }),
  z.object({ type: z.literal('document.deleted'), ...ofDocument, madeInto: otherDocuments }),
  z.object({ type: z.literal('document.restored'), ...ofDocument }),
  z.object({ type: z.literal('document.tag.added'), ...tagChange }),
  z.object({ type: z.literal('document.tag.removed'), ...tagChange }),
  /** A link begins to show the document, was changed or opened, or ceases to show it. */
  z.object({ type: z.literal('document.shared'), ...linkChange }),
  z.object({
    type: z.literal('document.share.updated'),
    ...linkChange,
    updatedFields: z.array(z.string()),
  }),
  z.object({ type: z.literal('document.share.paused'), ...linkChange }),
  z.object({ type: z.literal('document.share.resumed'), ...linkChange }),
  z.object({ type: z.literal('document.share.taken_over'), ...linkChange }),
  z.object({ type: z.literal('document.share.expired'), ...linkChange }),
  z.object({ type: z.literal('document.share.opened'), ...linkChange }),
  z.object({ type: z.literal('document.unshared'), ...linkChange }),
  /** Sent once for each browser that opens the page of a link. */
  z.object({ type: z.literal('share.opened'), shareLinkId: z.string(), name: z.string() }),
  /** Sent once no further files have arrived for a while. */
  z.object({
    type: z.literal('request.received'),
    uploadRequestId: z.string(),
    title: z.string(),
    filesCount: z.number(),
  }),
]);

export type DomainEvent = z.infer<typeof domainEventSchema>;
export type DomainEventType = DomainEvent['type'];
