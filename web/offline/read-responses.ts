export type ReadResponse = {
  input: RequestInfo | URL;
  init: RequestInit | undefined;
  response: Response;
};

const most = 100;
let early: ReadResponse[] = [];
let keep: ((read: ReadResponse) => void) | undefined;

/** Reports a response to code that is loaded after the first screen; until then, responses are queued. */
export function noteRead(read: ReadResponse) {
  if (keep) keep(read);
  else if (early.length < most) early.push({ ...read, response: read.response.clone() });
}

export function dropEarlyReads() {
  early = [];
}

/** Passes further responses to `handle`; returns the queued ones. */
export function onRead(handle: (read: ReadResponse) => void): ReadResponse[] {
  keep = handle;
  const before = early;
  early = [];
  return before;
}
