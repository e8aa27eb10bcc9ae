import { z } from 'zod';
import { eInvoiceReadingSchema } from '../../../shared/reading/e-invoices/e-invoice.ts';
import {
  fieldsToFindSchema,
  foundFieldsSchema,
  knownToFindSchema,
} from '../../../shared/reading/find-fields/found-fields.ts';
import { extractionResultSchema } from '../../../shared/reading/extraction-result.ts';
import { pageContentSchema } from '../../../shared/reading/page-content.ts';
import { pageRecognitionSchema } from '../../../shared/reading/recognition.ts';
import type { Reader } from '../platform.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A call of one of the methods of a reader, without the bytes of the file. */
export const readerTaskSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    mimeType: z.string(),
    find: knownToFindSchema.optional(),
  }),
  z.object({
    kind: z.literal('recognize'),
    index: z.number().int(),
    content: pageContentSchema,
    languages: z.array(z.string()).readonly().optional(),
    languageBefore: z.string().optional(),
  }),
  z.object({ kind: z.literal('thumbnail'), mimeType: z.string() }),
  z.object({ kind: z.literal('fields'), ...fieldsToFindSchema.shape }),
]);
type ReaderTask = z.infer<typeof readerTaskSchema>;

export type ReaderRequest = { task: ReaderTask; bytes: Bytes };

/** The result of a task: JSON, and bytes if it has any. */
export type ReaderResponse = { json: unknown; bytes?: Bytes | undefined };

const besideTextSchema = z.object({
  eInvoice: eInvoiceReadingSchema.optional(),
  fields: foundFieldsSchema.optional(),
});

type ReaderMethods = Omit<Reader, 'isInProcess'>;

/** Performs a task of `createTaskReader`. */
export async function performTask(
  reader: ReaderMethods,
  { task, bytes }: ReaderRequest,
): Promise<ReaderResponse> {
  switch (task.kind) {
    case 'read': {
      const { kind: _, ...file } = task;
      const { pages, ...json } = await reader.read({ bytes, ...file });
      return { json, bytes: pages };
    }
    case 'recognize': {
      const { kind: _, ...page } = task;
      return { json: await reader.recognize({ bytes, ...page }) };
    }
    case 'thumbnail': {
      const thumbnail = await reader.renderThumbnail({ bytes, mimeType: task.mimeType });
      return { json: null, bytes: thumbnail ?? undefined };
    }
    case 'fields': {
      const { kind: _, ...input } = task;
      return { json: await reader.findFields(input) };
    }
  }
}

/** A reader in another place, which performs the tasks that `send` passes on to it. */
export function createTaskReader(
  send: (request: ReaderRequest) => Promise<ReaderResponse>,
): ReaderMethods {
  return {
    async read({ bytes, ...file }) {
      const response = await send({ task: { kind: 'read', ...file }, bytes });
      const result = extractionResultSchema.parse(response.json);
      const { eInvoice, fields } = besideTextSchema.parse(response.json);
      return {
        ...result,
        ...(response.bytes && { pages: response.bytes }),
        ...(eInvoice && { eInvoice }),
        ...(fields && { fields }),
      };
    },
    async recognize({ bytes, ...page }) {
      const { json } = await send({ task: { kind: 'recognize', ...page }, bytes });
      return pageRecognitionSchema.parse(json);
    },
    async renderThumbnail({ bytes, mimeType }) {
      const response = await send({ task: { kind: 'thumbnail', mimeType }, bytes });
      return response.bytes ?? null;
    },
    async findFields(input) {
      const { json } = await send({ task: { kind: 'fields', ...input }, bytes: new Uint8Array() });
      return foundFieldsSchema.parse(json);
    },
  };
}
