import type { Reader } from '../platform.ts';
import {
  performTask,
  readerTaskSchema,
  type ReaderRequest,
  type ReaderResponse,
} from './reader-tasks.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The request for a task, which `respondAsReader` decodes. */
export function encodeRequest({ task, bytes }: ReaderRequest): RequestInit {
  return { method: 'POST', body: encode({ json: task, bytes }) };
}

/** Performs the task of a request, whose body is given. Returns the body of the response. */
export async function respondAsReader(reader: Reader, request: Bytes): Promise<Bytes> {
  const { json, bytes = new Uint8Array() } = decodeMessage(request);
  return encode(await performTask(reader, { task: readerTaskSchema.parse(json), bytes }));
}

/** The length of the JSON (32 bits, little-endian), the JSON, and the bytes. A task may be too long for a header. */
function encode({ json, bytes }: ReaderResponse): Bytes {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const message = new Uint8Array(4 + text.length + (bytes?.length ?? 0));
  new DataView(message.buffer).setUint32(0, text.length, true);
  message.set(text, 4);
  if (bytes) message.set(bytes, 4 + text.length);
  return message;
}

/** Decodes the response of `respondAsReader`. `bytes` is undefined if there are none. */
export function decodeMessage(message: Bytes): ReaderResponse {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  const end = 4 + view.getUint32(0, true);
  const json: unknown = JSON.parse(new TextDecoder().decode(message.subarray(4, end)));
  return { json, bytes: end < message.length ? message.slice(end) : undefined };
}
