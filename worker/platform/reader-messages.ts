import type { Reader } from './platform.ts';
import {
  performTask,
  readerTaskSchema,
  type ReaderRequest,
  type ReaderResponse,
} from './reader-tasks.ts';

/** The header with the task as JSON; the body is the file. */
const taskHeader = 'x-task';

/** The request for a task, which `respondAsReader` decodes. */
export function encodeRequest({ task, bytes }: ReaderRequest): RequestInit {
  return { method: 'POST', headers: { [taskHeader]: JSON.stringify(task) }, body: bytes };
}

/** Performs the task of a request. Returns the body of the response. */
export async function respondAsReader(
  reader: Reader,
  request: { header(name: string): string | null; bytes: Uint8Array<ArrayBuffer> },
): Promise<Uint8Array<ArrayBuffer>> {
  const task = readerTaskSchema.parse(JSON.parse(request.header(taskHeader) ?? 'null'));
  return encodeResponse(await performTask(reader, { task, bytes: request.bytes }));
}

/** The length of the JSON (32 bits, little-endian), the JSON, then the bytes. */
function encodeResponse({ json, bytes }: ReaderResponse): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const message = new Uint8Array(4 + text.length + (bytes?.length ?? 0));
  new DataView(message.buffer).setUint32(0, text.length, true);
  message.set(text, 4);
  if (bytes) message.set(bytes, 4 + text.length);
  return message;
}

/** What `respondAsReader` has responded. Bytes are undefined if there are none. */
export function decodeResponse(message: Uint8Array<ArrayBuffer>): ReaderResponse {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  const end = 4 + view.getUint32(0, true);
  const json: unknown = JSON.parse(new TextDecoder().decode(message.subarray(4, end)));
  return { json, bytes: end < message.length ? message.slice(end) : undefined };
}
