import { extractionResultSchema } from '../../shared/archive/reading/extraction-result.ts';
import { thumbnailMimeType } from '../../shared/archive/thumbnails/thumbnail.ts';
import type { FileToRead, Reader } from './platform.ts';
import { ServiceError } from './service-error.ts';

type Send = (init: RequestInit) => Promise<Response>;

/**
 * A reader in another process: `send` posts the bytes of a file with its type as `content-type`. The response is an
 * ExtractionResult as JSON, or where an image is accepted, the thumbnail, or 204 without one.
 */
export function createRemoteReader(send: Send): Reader {
  const post = async ({ bytes, mimeType }: FileToRead, accept: string) => {
    const headers = { 'content-type': mimeType, accept };
    const response = await send({ method: 'POST', headers, body: bytes });
    if (!response.ok) throw new ServiceError(`The reader responded with ${response.status}`);
    return response;
  };
  return {
    isInProcess: false,
    async read(file) {
      const response = await post(file, 'application/json');
      return extractionResultSchema.parse(await response.json());
    },
    async renderThumbnail(file) {
      const response = await post(file, thumbnailMimeType);
      return response.status === 204 ? null : new Uint8Array(await response.arrayBuffer());
    },
  };
}

const rejectFile = () => Promise.reject(new ServiceError('There is no reader'));

/** Reads nothing: for an installation without the reading Worker. */
export const noReader: Reader = {
  isInProcess: false,
  read: rejectFile,
  renderThumbnail: rejectFile,
};
