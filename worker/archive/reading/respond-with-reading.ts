import { thumbnailMimeType } from '../../../shared/archive/thumbnails/thumbnail.ts';
import type { Reader } from '../../platform/platform.ts';

/** Responds to `createRemoteReader`. */
export async function respondWithReading(request: Request, reader: Reader): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  const bytes = new Uint8Array(await request.arrayBuffer());
  const file = { bytes, mimeType: request.headers.get('content-type') ?? '' };
  if (request.headers.get('accept') !== thumbnailMimeType) {
    return Response.json(await reader.read(file));
  }
  const thumbnail = await reader.renderThumbnail(file);
  return new Response(thumbnail, { status: thumbnail ? 200 : 204 });
}
