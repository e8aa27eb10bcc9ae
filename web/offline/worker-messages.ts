export type MessageToWorker = { type: 'loaded'; paths: string[] };

export type MessageToPage = { type: 'outdated' };
