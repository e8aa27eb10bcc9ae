import type { Reader } from '../platform.ts';
import { decodeMessage, encodeRequest } from './reader-messages.ts';
import { createTaskReader } from './reader-tasks.ts';
import { ServiceError } from '../service-error.ts';

/** A reader in another process. `send` posts a request to it, to which it responds as `respondAsReader` does. */
export function createRemoteReader(send: (init: RequestInit) => Promise<Response>): Reader {
  return {
    isInProcess: false,
    ...createTaskReader(async (request) => {
      const response = await send(encodeRequest(request));
      if (!response.ok) throw new ServiceError(`The reader responded with ${response.status}`);
      return decodeMessage(new Uint8Array(await response.arrayBuffer()));
    }),
  };
}

/** Reads nothing. Used by an installation without the reading Worker. */
export const noReader: Reader = {
  isInProcess: false,
  ...createTaskReader(() => Promise.reject(new ServiceError('There is no reader'))),
};
