import { pageRecognitionSchema } from '../../shared/archive/reading/recognition.ts';
import type { Reader } from './platform.ts';
import { decodeReading, readRequest, recognizeRequest } from './reader-messages.ts';
import { ServiceError } from './service-error.ts';

/** A reader in another process, which responds as `respondAsReader` does to what `send` posts. */
export function createRemoteReader(send: (init: RequestInit) => Promise<Response>): Reader {
  const post = async (init: RequestInit) => {
    const response = await send(init);
    if (!response.ok) throw new ServiceError(`The reader responded with ${response.status}`);
    return response;
  };
  return {
    isInProcess: false,
    async read(file) {
      const response = await post(readRequest(file));
      return decodeReading(new Uint8Array(await response.arrayBuffer()));
    },
    async recognize(page) {
      const response = await post(recognizeRequest(page));
      return pageRecognitionSchema.parse(await response.json());
    },
  };
}

/** Reads nothing: for an installation without the reading Worker. */
export const noReader: Reader = {
  isInProcess: false,
  read: () => Promise.reject(new ServiceError('There is no reader')),
  recognize: () => Promise.reject(new ServiceError('There is no reader')),
};
