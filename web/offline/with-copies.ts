import { isCopied } from './copied-paths.ts';
import { copyLimits, pruneCopies } from './copy-store.ts';
import { noteShown } from './copies-shown.ts';
import { keepCopy, recallCopy, type Received } from './keep-copies.ts';
import { onRead, type ReadResponse } from './read-responses.ts';

/** Stores responses from now on, including those to the first screen. */
export async function startKeepingCopies() {
  const early = onRead((read) => {
    noteShown(null);
    const received = receivedOf(read);
    if (received) keepCopy(received).catch(() => undefined);
  });
  const received = early.flatMap((read) => receivedOf(read) ?? []);
  const inOrder = received.toSorted((a, b) => Number(isSession(b)) - Number(isSession(a)));
  for (const one of inOrder) await keepCopy(one).catch(() => undefined);
  await pruneCopies();
}

export async function recall(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  error: unknown,
): Promise<Response> {
  const key = keyOf(input, init);
  const copy = key === undefined ? undefined : await recallCopy(key);
  if (!copy) throw error;
  noteShown(copy.savedAt);
  return copy.response;
}

function isSession({ key }: Received): boolean {
  return key.endsWith('/get-session');
}

function receivedOf({ input, init, response }: ReadResponse): Received | undefined {
  const key = keyOf(input, init);
  const says = response.ok || response.status === 403 || response.status === 404;
  if (key === undefined || !says) return undefined;
  // Large files are not stored, so that they need not be read into memory.
  if (Number(response.headers.get('content-length')) > copyLimits.bytesOfOne) return undefined;
  return { key, response: response.clone(), receivedAt: Date.now() };
}

function keyOf(input: RequestInfo | URL, init: RequestInit = {}): string | undefined {
  if (input instanceof Request) return undefined;
  const { pathname, search } = new URL(input, location.origin);
  const path = pathname + search;
  if (!isCopied(path)) return undefined;
  const range = new Headers(init.headers).get('range');
  return range === null ? path : `${path}#${range}`;
}
