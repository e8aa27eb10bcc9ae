import { arrangedPagesSchema } from '../../../shared/reading/pages/arranged-pages.ts';
import type { Reader } from '../platform.ts';
import { ServiceError } from '../service-error.ts';
import {
  decodeResponse,
  encodeRequest,
  encodeStreamedRequest,
  openResponse,
} from './reader-messages.ts';
import { createTaskReader } from './reader-tasks.ts';

/**
 * Creates a reader in another process. `send` posts a request to it, to which it responds as
 * `respondAsReader` does.
 */
export function createRemoteReader(send: (init: RequestInit) => Promise<Response>): Reader {
  const sendTo = async (init: RequestInit) => {
    const response = await send(init);
    if (response.ok && response.body) return response.body;
    throw new ServiceError(`The reader responded with ${response.status}`);
  };
  return {
    isInProcess: false,
    ...createTaskReader(async (request) => decodeResponse(await sendTo(encodeRequest(request)))),
    async arrangePages({ content: files, ...pages }) {
      const request = encodeStreamedRequest({ kind: 'pages', ...pages }, files);
      const { json, content } = await openResponse(await sendTo(request));
      return { ...arrangedPagesSchema.parse(json), content };
    },
  };
}

/** A reader that reads nothing, for an installation without the reading Worker. */
export const noReader: Reader = {
  isInProcess: false,
  ...createTaskReader(() => Promise.reject(new ServiceError('There is no reader'))),
};
