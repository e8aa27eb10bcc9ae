import { extractionResultSchema } from '../../shared/archive/reading/extraction-result.ts';
import type { Reader } from './platform.ts';
import { ServiceError } from './service-error.ts';

type Send = (init: RequestInit) => Promise<Response>;

/**
 * A reader in another process: `send` posts the bytes of a file with its type as `content-type`; the response is an
 * ExtractionResult as JSON.
 */
export function createRemoteReader(send: Send): Reader {
  return {
    isInProcess: false,
    async read({ bytes, mimeType }) {
      const headers = { 'content-type': mimeType };
      const response = await send({ method: 'POST', headers, body: bytes });
      if (!response.ok) throw new ServiceError(`The reader responded with ${response.status}`);
      return extractionResultSchema.parse(await response.json());
    },
  };
}

/** Reads nothing: for an installation without the reading Worker. */
export const noReader: Reader = {
  isInProcess: false,
  read: () => Promise.reject(new ServiceError('There is no reader')),
};
