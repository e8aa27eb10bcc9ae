import { z } from 'zod';
import { extractionResultSchema } from '../../shared/archive/reading/extraction-result.ts';
import { pageContentSchema } from '../../shared/archive/reading/page-content.ts';
import { recognitionLanguageCodes } from '../../shared/recognition-languages.ts';
import type { FileReading, FileToRead, PageToRecognize, Reader } from './platform.ts';

/** The header of a request for a single page, which is described in JSON; its body is the file all the same. */
const pageHeader = 'x-page';

const pageSchema = z.object({
  index: z.number().int(),
  content: pageContentSchema,
  languages: z.array(z.enum(recognitionLanguageCodes)).optional(),
});

export function readRequest({ bytes, mimeType }: FileToRead): RequestInit {
  return { method: 'POST', headers: { 'content-type': mimeType }, body: bytes };
}

export function recognizeRequest({ bytes, ...page }: PageToRecognize): RequestInit {
  return { method: 'POST', headers: { [pageHeader]: JSON.stringify(page) }, body: bytes };
}

/** Does what a request asks for. Returns the body of the response. */
export async function respondAsReader(
  reader: Pick<Reader, 'read' | 'recognize'>,
  request: { header(name: string): string | null; bytes: Uint8Array<ArrayBuffer> },
): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = request;
  const page = request.header(pageHeader);
  if (page === null) {
    const mimeType = request.header('content-type') ?? '';
    return encodeReading(await reader.read({ bytes, mimeType }));
  }
  const options = pageSchema.parse(JSON.parse(page));
  return new TextEncoder().encode(
    JSON.stringify(await reader.recognize({ ...options, bytes, languages: options.languages })),
  );
}

/** The length of the result as JSON (32 bits, little-endian), the result, then the words file. */
function encodeReading({ pages, ...result }: FileReading): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(result));
  const message = new Uint8Array(4 + json.length + (pages?.length ?? 0));
  new DataView(message.buffer).setUint32(0, json.length, true);
  message.set(json, 4);
  if (pages) message.set(pages, 4 + json.length);
  return message;
}

export function decodeReading(message: Uint8Array<ArrayBuffer>): FileReading {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  const end = 4 + view.getUint32(0, true);
  const json: unknown = JSON.parse(new TextDecoder().decode(message.subarray(4, end)));
  const result = extractionResultSchema.parse(json);
  return end < message.length ? { ...result, pages: message.slice(end) } : result;
}
