import { organizationVersionHeader } from '../../../shared/organization-version.ts';
import { apiUrl } from './api-url.ts';
import { takeEarlyResponse } from './early-responses.ts';
import { readStored } from '../../browser/local-store.ts';
import { noteRead } from '../../offline/read-responses.ts';
import type { Transport } from './transport.ts';

export const serverTransport: Transport = {
  fetch: async (input, init) => {
    const isRead = (init?.method ?? 'GET') === 'GET';
    const reader = readStored('user');
    try {
      const response =
        (await earlyResponse(input, init)) ??
        (await fetch(typeof input === 'string' ? apiUrl(input) : input, {
          ...init,
          credentials: 'include',
          headers: withLocale(init?.headers),
        }));
      // Another user may have logged in meanwhile.
      const isTheirs = !reader || reader === readStored('user');
      if (isRead && isTheirs) noteRead({ input, init, response });
      return response;
    } catch (error) {
      if (!isRead || !(error instanceof TypeError)) throw error;
      const copies = await import('../../offline/with-copies.ts').catch(() => null);
      if (!copies) throw error;
      return copies.recall(input, init, error);
    }
  },
  // XMLHttpRequest, as fetch does not report the progress of an upload.
  upload: (path, form, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total);
      });
      request.addEventListener('load', () =>
        resolve(
          new Response(request.responseText, {
            status: request.status,
            statusText: request.statusText,
            headers: readHeaders(request),
          }),
        ),
      );
      request.addEventListener('error', () => reject(new TypeError('Network request failed')));
      request.addEventListener('abort', () => reject(signal.reason as Error));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.open('POST', apiUrl(path));
      request.withCredentials = true;
      request.send(form);
    }),
  download(path) {
    const link = document.createElement('a');
    link.href = apiUrl(path);
    link.download = '';
    link.click();
  },
};

function earlyResponse(input: unknown, init: RequestInit = {}) {
  const isRead = (init.method ?? 'GET') === 'GET';
  return isRead && typeof input === 'string' ? takeEarlyResponse(input) : undefined;
}

function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of [organizationVersionHeader, 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Adds the current language, so that emails use it, too. */
function withLocale(init?: HeadersInit): Headers {
  const headers = new Headers(init);
  headers.set('accept-language', document.documentElement.lang);
  return headers;
}
