/** What a page sends to the service worker: the paths of the files it has loaded. */
export type MessageToWorker = { type: 'loaded'; paths: string[] };

/** What the service worker sends to pages: a page from its cache is older than the server's. */
export type MessageToPage = { type: 'outdated' };
