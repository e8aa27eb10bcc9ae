import { isCopied } from './copied-paths.ts';
import { noteShown } from './copies-shown.ts';
import type { Received } from './keep-copies.ts';

/** Received before the first screen was shown; kept afterwards. */
let received: Received[] | undefined = [];
const mostReceived = 100;

const keepCopies = () => import('./keep-copies.ts');

/** The response to a request that reads; where the network has none, the one it had before. */
export async function fetchWithCopies(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  fetch: () => Promise<Response>,
): Promise<Response> {
  const key = keyOf(input, init);
  if (key === undefined) return fetch();
  try {
    const response = await fetch();
    noteShown(null);
    if (response.ok || response.status === 403 || response.status === 404) keep(key, response);
    return response;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const copy = await keepCopies().then(
      ({ recallCopy }) => recallCopy(key),
      () => undefined,
    );
    if (!copy) throw error;
    noteShown(copy.savedAt);
    return copy.response;
  }
}

/** From now on, responses are kept as they arrive: the first screen is shown. */
export async function startKeepingCopies() {
  const { keepCopy } = await keepCopies();
  const early = received ?? [];
  received = undefined;
  // Whose they are comes first.
  const inOrder = early.toSorted((a, b) => Number(isSession(b)) - Number(isSession(a)));
  for (const one of inOrder) await keepCopy(one).catch(() => undefined);
}

function isSession({ key }: Received): boolean {
  return key.endsWith('/get-session');
}

function keep(key: string, response: Response) {
  if (received && received.length >= mostReceived) return;
  const one = { key, response: response.clone(), receivedAt: Date.now() };
  if (received) received.push(one);
  else
    keepCopies()
      .then(({ keepCopy }) => keepCopy(one))
      .catch(() => undefined);
}

/** Undefined for what is not kept. */
function keyOf(input: RequestInfo | URL, init: RequestInit = {}): string | undefined {
  if ((init.method ?? 'GET') !== 'GET' || input instanceof Request) return undefined;
  const { pathname, search } = new URL(input, location.origin);
  const path = pathname + search;
  if (!isCopied(path)) return undefined;
  const range = new Headers(init.headers).get('range');
  return range === null ? path : `${path}#${range}`;
}
