import { timeZoneHeader } from '../../../shared/time/time-zone-header.ts';
import { noteWrittenVersion } from './written-versions.ts';

export type Transport = {
  fetch: typeof fetch;
  upload(path: string, form: FormData, options: UploadOptions): Promise<Response>;
  download(path: string): void;
};

export type UploadOptions = {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
};

let chosen: Transport | undefined;

/** Called once by the entry point, before the first request. */
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

/** Adds the user's time zone, which defines the days of a search. */
function withTimeZone(input: RequestInfo | URL, init?: RequestInit): Headers {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  headers.set(timeZoneHeader, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return headers;
}

function chosenTransport(): Transport {
  if (!chosen) throw new Error('setTransport has not been called');
  return chosen;
}
