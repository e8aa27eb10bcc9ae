import type { D1Like } from '../../database/database.ts';

export type ReadingEnvironment = {
  /** The first database; further ones are `DB_2`, `DB_3` and so on. */
  DB: D1Like;
  FILES: R2BucketLike;
  ASSETS?: FetcherLike;
  JOBS: QueueLike;
  READING: QueueLike;
  RECOGNITION: QueueLike;
  WEBHOOKS: QueueLike;
  DEAD_LETTERS: QueueLike;
  /** The version of the Worker, which differs for each deployment. */
  CF_VERSION_METADATA: { id: string };
};

/** The bindings of wrangler.jsonc. Its variables are read by `parseConfig`. */
export type Environment = ReadingEnvironment & {
  READER?: FetcherLike;
  EMAIL?: SendEmailLike;
};

export type FetcherLike = { fetch(url: URL, init?: RequestInit): Promise<Response> };

/** See https://developers.cloudflare.com/email-service/. */
export type SendEmailLike = {
  send(message: {
    from: { email: string; name: string };
    to: string;
    subject: string;
    text: string;
    html: string;
    headers?: Record<string, string>;
  }): Promise<unknown>;
};

export type R2BucketLike = {
  /** Resolves with null if the condition is not met. */
  put(
    key: string,
    value: Uint8Array,
    options?: { onlyIf: { etagMatches: string } | Headers },
  ): Promise<unknown>;
  get(
    key: string,
    options?: { range: { offset: number; length: number } },
  ): Promise<{
    body: ReadableStream<Uint8Array>;
    size: number;
    etag: string;
    uploaded: Date;
  } | null>;
  delete(keys: string[]): Promise<void>;
  list(options: { cursor?: string; limit?: number }): Promise<{
    objects: { key: string; uploaded: Date }[];
    truncated: boolean;
    cursor?: string;
  }>;
  createMultipartUpload(key: string): Promise<R2MultipartUploadLike>;
};

export type R2MultipartUploadLike = {
  uploadPart(partNumber: number, value: Uint8Array): Promise<{ partNumber: number; etag: string }>;
  complete(parts: { partNumber: number; etag: string }[]): Promise<unknown>;
  abort(): Promise<void>;
};

export type QueueLike = {
  sendBatch(
    messages: { body: { jobId: string; shard?: number }; delaySeconds?: number }[],
  ): Promise<unknown>;
};

export type ExecutionContextLike = { waitUntil(promise: Promise<unknown>): void };
