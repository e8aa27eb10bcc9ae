import { baseUrl } from './product-server.ts';

const warmUps = 3;
const runs = 15;

export type Caller = { name: string; headers: Record<string, string> };
export type Call = { method?: string; path: string; body?: unknown };
export type Cost = { ms: number; trips: number; rowsRead: number; rowsWritten: number };
export type Measured = { call: string; as: string; documents: number } & Cost;

/** Makes a call and tells what it cost: the whole answer's time, and what the server says of its database. */
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
  const answer: unknown = text === '' ? null : JSON.parse(text);
  return { cost: { ms, trips, rowsRead, rowsWritten }, answer };
}

const jsonHeaders = { 'content-type': 'application/json' };

/** What a call that changes nothing costs once everything is warm: medians, and the most trips of any. */
export async function medianCost(caller: Caller, call: Call): Promise<Cost> {
  for (let run = 0; run < warmUps; run += 1) await costOf(caller, call);
  const costs: Cost[] = [];
  for (let run = 0; run < runs; run += 1) costs.push((await costOf(caller, call)).cost);
  return {
    ms: median(costs.map(({ ms }) => ms)),
    trips: Math.max(...costs.map(({ trips }) => trips)),
    rowsRead: median(costs.map(({ rowsRead }) => rowsRead)),
    rowsWritten: median(costs.map(({ rowsWritten }) => rowsWritten)),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
