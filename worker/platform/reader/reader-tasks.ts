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
import { joinBytes } from '../../../shared/bytes/join-bytes.ts';
import { arrangedPagesSchema } from '../../../shared/reading/pages/arranged-pages.ts';
import { pagePlanSchema } from '../../../shared/reading/pages/page-plan.ts';
import { collectChunks, streamChunks } from '../byte-streams.ts';
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
  z.object({
    kind: z.literal('pages'),
    files: z.array(z.object({ mimeType: z.string(), size: z.number().int() })).readonly(),
    plan: pagePlanSchema,
    confirmsSignature: z.boolean(),
  }),
]);
export type ReaderTask = z.infer<typeof readerTaskSchema>;

export type ReaderRequest = { task: ReaderTask; bytes: Bytes };

/** The result of a task: JSON, and in some cases bytes, in chunks. */
export type ReaderResponse = { json: unknown; chunks?: readonly Uint8Array[] | undefined };

const besideTextSchema = z.object({
  eInvoice: eInvoiceReadingSchema.optional(),
  fields: foundFieldsSchema.optional(),
});

type ReaderMethods = Omit<Reader, 'isInProcess'>;

/** Runs a task of `createTaskReader`. */
export async function performTask(
  reader: ReaderMethods,
  { task, bytes }: ReaderRequest,
): Promise<ReaderResponse> {
  switch (task.kind) {
    case 'read': {
      const { kind: _, ...file } = task;
      const { pages, ...json } = await reader.read({ bytes, ...file });
      return { json, chunks: pages && [pages] };
    }
    case 'recognize': {
      const { kind: _, ...page } = task;
      return { json: await reader.recognize({ bytes, ...page }) };
    }
    case 'thumbnail': {
      const thumbnail = await reader.renderThumbnail({ bytes, mimeType: task.mimeType });
      return { json: null, chunks: thumbnail ? [thumbnail] : [] };
    }
    case 'fields': {
      const { kind: _, ...input } = task;
      return { json: await reader.findFields(input) };
    }
    case 'pages': {
      const { kind: _, ...pages } = task;
      const { content, ...json } = await reader.arrangePages({
        ...pages,
        content: streamChunks([bytes]),
      });
      return { json, chunks: await collectChunks(content) };
    }
  }
}

/** Creates a reader that runs elsewhere: `send` passes the tasks on. */
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
        ...(response.chunks?.length && { pages: joinBytes(response.chunks) }),
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
      return response.chunks?.length ? joinBytes(response.chunks) : null;
    },
    async findFields(input) {
      const { json } = await send({ task: { kind: 'fields', ...input }, bytes: new Uint8Array() });
      return foundFieldsSchema.parse(json);
    },
    async arrangePages({ content, ...pages }) {
      const bytes = joinBytes(await collectChunks(content));
      const { json, chunks = [] } = await send({ task: { kind: 'pages', ...pages }, bytes });
      return { ...arrangedPagesSchema.parse(json), content: streamChunks(chunks) };
    },
  };
}
