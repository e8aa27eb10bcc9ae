import { z } from 'zod';
import { extractionFailureReasons } from '../../../shared/reading/extraction-reasons.ts';
import { pageContentSchema } from '../../../shared/reading/page-content.ts';
import { pageTextSchema, type PageText } from '../../../shared/reading/word-boxes.ts';

const pageStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('read') }),
  z.object({ state: z.literal('waiting'), content: pageContentSchema }),
  z.object({
    state: z.literal('recognized'),
    language: z.string().nullable(),
    confidence: z.number(),
    /** The number of recognized letters, by which confidences are weighted. */
    letters: z.number(),
    /** How many of them are in each other language; missing in older files. */
    otherLanguages: z.record(z.string(), z.number()).optional(),
    reason: z.enum(extractionFailureReasons).optional(),
  }),
  z.object({
    state: z.literal('failed'),
    reason: z.enum(extractionFailureReasons),
    megapixels: z.number().int().optional(),
  }),
]);

export type PageState = z.infer<typeof pageStateSchema>;

const directorySchema = z.object({
  version: z.literal(1),
  reason: z.enum(extractionFailureReasons).optional(),
  isCarried: z.boolean().optional(),
  pages: z.array(z.object({ bytes: z.number().int(), page: pageStateSchema })),
});

type Directory = z.infer<typeof directorySchema>;

export type WordsPage = { page: PageState; packed: Uint8Array };

/**
 * The texts and words of a document by page, and pages still to be recognized. The file contains the length of the directory (32 bits,
 * little-endian), the directory as JSON, then the packed pages. `isCarried`: the recognized pages are copied from the documents that the
 * file was made of; the file itself has not been read yet.
 */
export type WordsFile = { reason?: Directory['reason']; isCarried?: boolean; pages: WordsPage[] };

export function encodeWordsFile({ reason, isCarried, pages }: WordsFile): Uint8Array<ArrayBuffer> {
  const directory: Directory = {
    version: 1,
    reason,
    isCarried,
    pages: pages.map(({ page, packed }) => ({ bytes: packed.length, page })),
  };
  const head = new TextEncoder().encode(JSON.stringify(directory));
  const size = pages.reduce((sum, { packed }) => sum + packed.length, 4 + head.length);
  const file = new Uint8Array(size);
  new DataView(file.buffer).setUint32(0, head.length, true);
  file.set(head, 4);
  let at = 4 + head.length;
  for (const { packed } of pages) {
    file.set(packed, at);
    at += packed.length;
  }
  return file;
}

/** Decodes a words file, and throws if it is invalid. The packed pages are views of `bytes`. */
export function decodeWordsFile(bytes: Uint8Array): WordsFile {
  const { directory, start } = readDirectory(bytes);
  let at = start;
  const pages = directory.pages.map(({ page, bytes: length }) => {
    at += length;
    return { page, packed: bytes.subarray(at - length, at) };
  });
  const { reason, isCarried } = directory;
  return { pages, ...(reason && { reason }), ...(isCarried && { isCarried }) };
}

/** Returns a page (from 0) and its place in the file, given the first `directoryBytes` of the file; null if the page does not exist. */
export function findPackedPage(
  head: Uint8Array,
  index: number,
): { offset: number; length: number; page: PageState } | null {
  const { directory, start } = readDirectory(head);
  const entry = directory.pages[index];
  if (!entry) return null;
  const before = directory.pages.slice(0, index).reduce((sum, { bytes }) => sum + bytes, 0);
  return { offset: start + before, length: entry.bytes, page: entry.page };
}

export function directoryBytes(head: Uint8Array): number {
  return 4 + new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0, true);
}

function readDirectory(bytes: Uint8Array): { directory: Directory; start: number } {
  const start = directoryBytes(bytes);
  if (bytes.length < start) throw new Error('The words file is cut');
  const json = new TextDecoder().decode(bytes.subarray(4, start));
  return { directory: directorySchema.parse(JSON.parse(json)), start };
}

export const wordsHeadBytes = 64 * 1024;

export async function packPage(page: PageText): Promise<Uint8Array> {
  return through(
    new TextEncoder().encode(JSON.stringify(page)),
    () => new CompressionStream('gzip'),
  );
}

export async function unpackPage(packed: Uint8Array): Promise<PageText> {
  const bytes = await through(packed, () => new DecompressionStream('gzip'));
  return pageTextSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

async function through(
  bytes: Uint8Array,
  createStream: () => CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(createStream());
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
