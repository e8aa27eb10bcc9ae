import { timeZoneHeader } from '../../../shared/time/time-zone-header.ts';
import { noteWrittenVersion } from './written-versions.ts';

export type Transport = {
  fetch: typeof fetch;
  upload(path: string, form: FormData, options: UploadOptions): Promise<Response>;
  /** Saves the response to a GET as a file, under the name the response gives it. */
  download(path: string): void;
};

export type UploadOptions = {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
};

let chosen: Transport | undefined;

/** Chosen once, by the entry, before the first request. */
export function setTransport(transport: Transport) {
  chosen = transport;
}

export const transport: Transport = {
  fetch: async (input, init) =>
    noteWrittenVersion(
      input instanceof Request ? input.url : String(input),
      await chosenTransport().fetch(input, { ...init, headers: withTimeZone(input, init) }),
    ),
  upload: async (path, form, options) =>
    noteWrittenVersion(path, await chosenTransport().upload(path, form, options)),
  download: (path) => chosenTransport().download(path),
};

/** The days of a search are those of the person. */
function withTimeZone(input: RequestInfo | URL, init?: RequestInit): Headers {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  headers.set(timeZoneHeader, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return headers;
}

function chosenTransport(): Transport {
  if (!chosen) throw new Error('setTransport has not been called');
  return chosen;
}
