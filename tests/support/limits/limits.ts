/**
 * A limit of Cloudflare. `share` is the part of it that the product may use: four fifths, except for limits that are
 * used up on purpose. `how` describes the measured value if it is not a plain count.
 */
type Limit = {
  name: string;
  paid: number;
  free: number;
  source: string;
  share?: number;
  how?: string;
};

const d1 = 'https://developers.cloudflare.com/d1/platform/limits/';
const workers = 'https://developers.cloudflare.com/workers/platform/limits/';
const r2 = 'https://developers.cloudflare.com/r2/platform/limits/';
const r2Parts = 'https://developers.cloudflare.com/r2/objects/multipart-objects/';
const queues = 'https://developers.cloudflare.com/queues/platform/limits/';
const email = 'https://developers.cloudflare.com/email-service/platform/limits/';
const sqlite = 'https://github.com/cloudflare/workerd/blob/main/src/workerd/util/sqlite.c%2B%2B';

const mebibyte = 1024 * 1024;
const hour = 3600;

/**
 * Rows of a database per second of a query, on one slow core: a full scan read 2 to 5 million, updates of whole
 * tables wrote 100,000.
 */
export const rowsPerSecond = { read: 1_000_000, written: 100_000 };

/** Cloudflare's limits of both plans as of November 2026, in bytes, seconds or counts. */
export const limits = {
  d1Queries: {
    name: 'D1 queries of an invocation',
    paid: 1000,
    free: 50,
    source: d1,
    how: 'each statement of a batch counts',
  },
  d1Parameters: { name: 'parameters of a statement', paid: 100, free: 100, source: d1, share: 1 },
  d1StatementBytes: { name: 'bytes of a statement', paid: 100_000, free: 100_000, source: d1 },
  d1ValueBytes: {
    name: 'bytes of a string, a BLOB or a row',
    paid: 2_000_000,
    free: 2_000_000,
    source: d1,
    how: 'parameters, and rows of results',
  },
  d1ResultBytes: { name: 'bytes of a result', paid: 50_000_000, free: 50_000_000, source: d1 },
  d1Seconds: {
    name: 'seconds of a query or a batch',
    paid: 30,
    free: 30,
    source: d1,
    how: 'rows read and written, by rowsPerSecond: the time itself depends on the machine',
  },
  d1Columns: { name: 'columns of a table or a result', paid: 100, free: 100, source: d1 },
  d1PatternBytes: {
    name: 'bytes of a LIKE or GLOB pattern',
    paid: 50,
    free: 50,
    source: d1,
    how: 'patterns that are a text or a parameter; the runtime refuses longer ones of expressions',
  },
  d1Arguments: { name: 'arguments of a function', paid: 32, free: 32, source: d1 },
  d1Compounds: { name: 'terms of a compound select', paid: 5, free: 5, source: sqlite },
  r2KeyBytes: { name: 'bytes of a key of R2', paid: 1024, free: 1024, source: r2 },
  r2Parts: { name: 'parts of an upload', paid: 10_000, free: 10_000, source: r2 },
  r2PartBytes: {
    name: 'bytes of each part of an upload but the last, at least',
    paid: 5 * mebibyte,
    free: 5 * mebibyte,
    source: r2Parts,
    share: 1,
    how: 'all of them have the same size',
  },
  r2DeletedKeys: {
    name: 'keys deleted in one call',
    paid: 1000,
    free: 1000,
    source: 'https://developers.cloudflare.com/r2/api/workers/workers-api-reference/',
  },
  r2WritesPerSecond: {
    name: 'writes of a key in one second',
    paid: 1,
    free: 1,
    source: r2,
    how: 'the pause between two writes; deletions do not count',
  },
  queueMessageBytes: {
    name: 'bytes of a message',
    paid: 128_000,
    free: 128_000,
    source: queues,
    how: 'as JSON, with the 100 bytes of metadata',
  },
  queueBatchBytes: {
    name: 'bytes of a batch of messages',
    paid: 256_000,
    free: 256_000,
    source: queues,
  },
  queueBatch: { name: 'messages of a batch', paid: 100, free: 100, source: queues },
  queueDelay: {
    name: 'seconds of delay of a message',
    paid: 24 * hour,
    free: 24 * hour,
    source: queues,
  },
  mailBytes: {
    name: 'bytes of an outgoing mail',
    paid: 5 * mebibyte,
    free: 5 * mebibyte,
    source: email,
    how: 'texts and headers; on the Free plan only verified addresses get any',
  },
  mailRecipients: { name: 'recipients of a mail', paid: 50, free: 50, source: email },
  mailSubject: { name: 'characters of a subject', paid: 998, free: 998, source: email },
  mailHeaderBytes: {
    name: 'bytes of the headers of a mail',
    paid: 16_000,
    free: 16_000,
    source: email,
  },
  subrequests: {
    name: 'subrequests of an invocation',
    paid: 10_000,
    free: 1000,
    source: workers,
    how: 'each call of a binding, a batch as one, and each fetch',
  },
  fetches: {
    name: 'requests to other servers of an invocation',
    paid: 10_000,
    free: 50,
    source: workers,
  },
  connections: {
    name: 'connections that wait for a response',
    paid: 6,
    free: 6,
    source: 'https://developers.cloudflare.com/changelog/2026-04-09-relaxed-connection-limiting',
    share: 1,
    how: 'the seventh waits',
  },
  cpuMilliseconds: {
    name: 'milliseconds of CPU of an invocation of the reading Worker',
    paid: 10_000,
    free: 10,
    source: workers,
    how: 'limits.cpu_ms of worker/reader.wrangler.jsonc, where Node measures CPU: by the fuzzer. The runtime has no clock of CPU time, so nothing compares that of requests',
  },
  memoryBytes: {
    name: 'bytes of an isolate',
    paid: 128 * mebibyte,
    free: 128 * mebibyte,
    source: workers,
    share: 110 / 128,
    how: 'heap, buffers and WebAssembly, in the tests that measure them in Node: the runtime does not tell them',
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export function allowed(name: LimitName): number {
  const limit: Limit = limits[name];
  return limit.paid * (limit.share ?? 0.8);
}
