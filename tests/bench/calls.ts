import { baseUrl } from './product-server.ts';

const warmUps = 3;
const runs = 15;

export type Caller = { name: string; headers: Record<string, string> };
export type Call = { method?: string; path: string; body?: unknown };
export type Cost = {
  ms: number;
  trips: number;
  rowsRead: number;
  rowsWritten: number;
  /** Number of found documents, as far as the search counts them. */
  found?: number;
};
export type Measured = { call: string; as: string; documents: number } & Cost;

/** Sends a request. Returns its cost: the time of the whole response, and the server's figures for the database. */
export async function costOf(caller: Caller, { method = 'GET', path, body }: Call) {
  const start = performance.now();
  const response = await fetch(baseUrl + path, {
    method,
    headers: {
      ...caller.headers,
      ...(body !== undefined && !(body instanceof FormData) && jsonHeaders),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const ms = performance.now() - start;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  const timing = /(\d+) trips, (\d+) read, (\d+) written/.exec(
    response.headers.get('server-timing') ?? '',
  );
  if (!timing) throw new Error(`${method} ${path} does not say what it cost`);
  const [trips = 0, rowsRead = 0, rowsWritten = 0] = timing.slice(1).map(Number);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const answer = isJson ? (JSON.parse(text) as Record<string, unknown> | null) : null;
  const found = Number(answer?.documentsCount ?? 0);
  return { cost: { ms, trips, rowsRead, rowsWritten, found }, answer, text };
}

const jsonHeaders = { 'content-type': 'application/json' };

/**
 * Measures read-only calls once everything is warm. Returns medians, because the use of a key is recorded once a
 * minute. The calls take turns, so that other load on the machine affects all of them.
 */
export async function medianCosts(caller: Caller, calls: readonly Call[]): Promise<Cost[]> {
  const costs: Cost[][] = calls.map(() => []);
  for (let run = -warmUps; run < runs; run += 1) {
    for (const [index, call] of calls.entries()) {
      const { cost } = await costOf(caller, call);
      if (run >= 0) costs[index]?.push(cost);
    }
  }
  return costs.map((ofCall) => ({
    ms: median(ofCall.map(({ ms }) => ms)),
    trips: median(ofCall.map(({ trips }) => trips)),
    rowsRead: median(ofCall.map(({ rowsRead }) => rowsRead)),
    rowsWritten: median(ofCall.map(({ rowsWritten }) => rowsWritten)),
    found: median(ofCall.map(({ found = 0 }) => found)),
  }));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Every fiftieth document of an archive is in the trash, and in no table. */
export const trashedEvery = 50;
