import { serverTransport } from './server-transport.ts';

/** How the product reaches what answers its calls. */
export type Transport = {
  fetch: typeof fetch;
  /** Posts a form and tells how far it has come. */
  upload(path: string, form: FormData, options: UploadOptions): Promise<Response>;
  /** Saves the answer to a GET as a file, under the name the answer gives it. */
  download(path: string): void;
};

export type UploadOptions = {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
};

/** The server's, or in a build with VITE_IS_DEMO_MODE the demo's, of which no other build holds a trace. */
export const transport: Transport = import.meta.env.VITE_IS_DEMO_MODE
  ? onceLoaded(import('../demo/page/demo-transport.ts').then(({ demoTransport }) => demoTransport))
  : serverTransport;

// Not a top-level await: the demo's transport needs modules that wait for this one.
function onceLoaded(loading: Promise<Transport>): Transport {
  return {
    fetch: async (input, init) => (await loading).fetch(input, init),
    upload: async (path, form, options) => (await loading).upload(path, form, options),
    download: (path) => void loading.then((transport) => transport.download(path)),
  };
}
