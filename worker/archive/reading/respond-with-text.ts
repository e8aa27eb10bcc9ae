import type { Reader } from '../../platform/platform.ts';

/** Responds to `createRemoteReader`. */
export async function respondWithText(request: Request, reader: Reader): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  const bytes = new Uint8Array(await request.arrayBuffer());
  const mimeType = request.headers.get('content-type') ?? '';
  return Response.json(await reader.read({ bytes, mimeType }));
}
