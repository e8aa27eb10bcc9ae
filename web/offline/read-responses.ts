export type ReadResponse = {
  input: RequestInfo | URL;
  init: RequestInit | undefined;
  response: Response;
};

const most = 100;
let early: ReadResponse[] = [];
let keep: ((read: ReadResponse) => void) | undefined;

/** Reports a response to what is loaded after the first screen; until then, responses are held. */
export function noteRead(read: ReadResponse) {
  if (keep) keep(read);
  else if (early.length < most) early.push({ ...read, response: read.response.clone() });
}

/** Drops the responses that are held, as they are not for the next user. */
export function dropEarlyReads() {
  early = [];
}

/** From now on, responses go to `handle`. Returns those that came before. */
export function onRead(handle: (read: ReadResponse) => void): ReadResponse[] {
  keep = handle;
  const before = early;
  early = [];
  return before;
}
