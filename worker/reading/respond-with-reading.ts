import type { Reader } from '../platform/platform.ts';
import { streamChunks } from '../platform/byte-streams.ts';
import { respondAsReader } from '../platform/reader/reader-messages.ts';

export async function respondWithReading(request: Request, reader: Reader): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  const bytes = new Uint8Array(await request.arrayBuffer());
  return new Response(streamChunks(await respondAsReader(reader, bytes)));
}
