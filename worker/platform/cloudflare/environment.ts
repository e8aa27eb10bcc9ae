import type { D1Like } from '../../database/database.ts';

/** The bindings of wrangler.jsonc beside the variables that `parseConfig` reads. */
export type Environment = {
  DB: D1Like;
  FILES: R2BucketLike;
  /** What the build serves beside the Worker; the tests have no build. */
  ASSETS?: { fetch(url: URL): Promise<Response> };
  JOBS: QueueLike;
  WEBHOOKS: QueueLike;
  DEAD_LETTERS: QueueLike;
  /** Only where the mail driver is "cloudflare". */
  EMAIL?: SendEmailLike;
};

/** https://developers.cloudflare.com/email-service/: the service writes the MIME itself. */
export type SendEmailLike = {
  send(message: {
    from: { email: string; name: string };
    to: string;
    subject: string;
    text: string;
    html: string;
  }): Promise<unknown>;
};

export type R2BucketLike = {
  put(key: string, value: Uint8Array): Promise<unknown>;
  get(
    key: string,
    options?: { range: { offset: number; length: number } },
  ): Promise<{ body: ReadableStream<Uint8Array>; size: number } | null>;
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
  sendBatch(messages: { body: { jobId: string }; delaySeconds?: number }[]): Promise<unknown>;
};

export type ExecutionContextLike = { waitUntil(promise: Promise<unknown>): void };
