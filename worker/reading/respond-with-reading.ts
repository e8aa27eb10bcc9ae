import type { Reader } from '../platform/platform.ts';
import { respondAsReader } from '../platform/reader/reader-messages.ts';

export async function respondWithReading(request: Request, reader: Reader): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  const bytes = new Uint8Array(await request.arrayBuffer());
  return new Response(await respondAsReader(reader, bytes));
}
