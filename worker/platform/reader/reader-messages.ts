import { joinBytes } from '../../../shared/bytes/join-bytes.ts';
import { collectChunks, openParts } from '../byte-streams.ts';
import type { Reader } from '../platform.ts';
import {
  performTask,
  readerTaskSchema,
  type ReaderRequest,
  type ReaderResponse,
  type ReaderTask,
} from './reader-tasks.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Encodes the request for a task, which `respondAsReader` decodes. */
export function encodeRequest({ task, bytes }: ReaderRequest): RequestInit {
  return { method: 'POST', body: joinBytes([encodeHead(task), bytes]) };
}

/** Encodes the request for a task whose bytes are a stream, which is not held in memory. */
export function encodeStreamedRequest(
  task: ReaderTask,
  content: ReadableStream<Uint8Array>,
): RequestInit {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const send = async () => {
    const writer = writable.getWriter();
    await writer.write(encodeHead(task));
    writer.releaseLock();
    await content.pipeTo(writable);
  };
  send().catch(() => undefined);
  return { method: 'POST', body: readable, duplex: 'half' } as RequestInit;
}

/** Runs the task of a request with the given body. Returns the body of the response, in chunks. */
export async function respondAsReader(reader: Reader, request: Bytes): Promise<Uint8Array[]> {
  const view = new DataView(request.buffer, request.byteOffset, request.byteLength);
  const end = 4 + view.getUint32(0, true);
  const task = readerTaskSchema.parse(parseJson(request.subarray(4, end)));
  const { json, chunks = [] } = await performTask(reader, { task, bytes: request.subarray(end) });
  return [encodeHead(json), ...chunks];
}

/**
 * The length of the JSON (32 bits, little-endian) and the JSON, followed by the bytes. A task may
 * be too long for a header.
 */
function encodeHead(json: unknown): Bytes {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const head = new Uint8Array(4 + text.length);
  new DataView(head.buffer).setUint32(0, text.length, true);
  head.set(text, 4);
  return head;
}

/** Decodes the response of `respondAsReader`. */
export async function decodeResponse(body: ReadableStream<Uint8Array>): Promise<ReaderResponse> {
  const { json, content } = await openResponse(body);
  return { json, chunks: await collectChunks(content) };
}

/** Decodes the JSON of the response of `respondAsReader`, whose bytes follow as a stream. */
export async function openResponse(
  body: ReadableStream<Uint8Array>,
): Promise<{ json: unknown; content: ReadableStream<Uint8Array> }> {
  const parts = openParts(body);
  const read = async (size: number) => joinBytes(await collectChunks(parts.take(size)));
  const length = new DataView((await read(4)).buffer).getUint32(0, true);
  return { json: parseJson(await read(length)), content: parts.rest() };
}

function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}
