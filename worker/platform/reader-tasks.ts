import { z } from 'zod';
import { eInvoiceReadingSchema } from '../../shared/archive/e-invoices/e-invoice.ts';
import {
  fieldsToFindSchema,
  foundFieldsSchema,
} from '../../shared/archive/findings/found-fields.ts';
import { extractionResultSchema } from '../../shared/archive/reading/extraction-result.ts';
import { pageContentSchema } from '../../shared/archive/reading/page-content.ts';
import { pageRecognitionSchema } from '../../shared/archive/reading/recognition.ts';
import { recognitionLanguageCodes } from '../../shared/recognition-languages.ts';
import type { Reader } from './platform.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a reader does with a file: a call of one of its methods, apart from the bytes. */
export const readerTaskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), mimeType: z.string() }),
  z.object({
    kind: z.literal('recognize'),
    index: z.number().int(),
    content: pageContentSchema,
    languages: z.array(z.enum(recognitionLanguageCodes)).readonly().optional(),
    languageBefore: z.enum(recognitionLanguageCodes).optional(),
  }),
  z.object({ kind: z.literal('thumbnail'), mimeType: z.string() }),
  /** The bytes are a FieldsToFind as JSON: a text may be too long for a header. */
  z.object({ kind: z.literal('fields') }),
]);
export type ReaderTask = z.infer<typeof readerTaskSchema>;

export type ReaderRequest = { task: ReaderTask; bytes: Bytes };

/** What a task results in: JSON, and what of it is bytes. */
export type ReaderResponse = { json: unknown; bytes?: Bytes | undefined };

const withEInvoiceSchema = z.object({ eInvoice: eInvoiceReadingSchema.optional() });

type ReaderMethods = Omit<Reader, 'isInProcess'>;

/** Performs a task of `createTaskReader`. */
export async function performTask(
  reader: ReaderMethods,
  { task, bytes }: ReaderRequest,
): Promise<ReaderResponse> {
  switch (task.kind) {
    case 'read': {
      const { pages, ...json } = await reader.read({ bytes, mimeType: task.mimeType });
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
      const input = fieldsToFindSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
      return { json: await reader.findFields(input) };
    }
  }
}

/** A reader elsewhere: `send` lets it perform tasks. */
export function createTaskReader(
  send: (request: ReaderRequest) => Promise<ReaderResponse>,
): ReaderMethods {
  return {
    async read({ bytes, mimeType }) {
      const response = await send({ task: { kind: 'read', mimeType }, bytes });
      const result = extractionResultSchema.parse(response.json);
      const { eInvoice } = withEInvoiceSchema.parse(response.json);
      return {
        ...result,
        ...(response.bytes && { pages: response.bytes }),
        ...(eInvoice && { eInvoice }),
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
      const bytes = new TextEncoder().encode(JSON.stringify(input));
      const { json } = await send({ task: { kind: 'fields' }, bytes });
      return foundFieldsSchema.parse(json);
    },
  };
}
