import type { ExtractionResult } from '../../shared/archive/reading/extraction-result.ts';
import type { Database, DatabaseUsage } from '../database/database.ts';
import type { EventSubscribers } from '../database/events.ts';
import type { Config } from './config.ts';

/**
 * Everything the product needs from its environment, one value per request, message or cron run. Implemented for Workers by
 * `cloudflare/` and for the browser by the demo.
 */
export interface Platform {
  readonly config: Config;
  /**
   * What must be found before an organization is known: users and their sign-in, organizations with their members,
   * invitations, plans and intake addresses, sent emails, and the progress of Cron.
   */
  readonly identityDatabase: Database;
  /** The content and the outbox of one organization: the one place that would know of shards. */
  databaseFor(organizationId: string): Database;
  /** Every database once: for Cron, and for jobs, of which a queue has only the id. */
  readonly databases: readonly Database[];
  /** Whether every request, job and step of Cron is logged, beside what fails. */
  readonly isWorkLogged: boolean;
  /** What the queries through this value have cost so far. */
  readonly databaseUsage: DatabaseUsage;
  readonly files: FileStore;
  /** The bytes of the static asset at `path` (`/pdfjs/…`); null if there is none. */
  readAsset(path: string): Promise<Uint8Array | null>;
  readonly reader: Reader;
  readonly jobs: JobQueue;
  /** Composed by the entries from the features that subscribe to events. */
  readonly eventSubscribers: EventSubscribers;
  readonly mailer: Mailer;
  readonly sessions: Sessions;
  readonly clock: Clock;
  /** Lets `work` continue after the response. Its error is logged. */
  inBackground(work: Promise<unknown>): void;
}

export interface FileStore {
  /**
   * Stores a stream under `key` with at most a few MiB in memory: the whole file or nothing. Rejects with the error of the
   * stream, or with OverloadError while too many are stored at once. `size` in bytes, `sha256` in lower-case hex. Where
   * `sizeAtMost` is known, a small file needs little memory.
   */
  put(
    key: string,
    body: ReadableStream<Uint8Array>,
    options?: { sizeAtMost?: number | undefined },
  ): Promise<{ size: number; sha256: string }>;
  /** A file or a range of its bytes; null if there is none. `size` is always that of the whole file. */
  get(key: string, range?: FileRange): Promise<StoredFile | null>;
  /** Deletes up to 1,000 files; a key without a file is not an error. */
  delete(keys: string[]): Promise<void>;
  /** Up to 1,000 files in the order of their keys; pass the `cursor` for the next page, which is null after the last. */
  list(cursor?: string): Promise<{ files: ListedFile[]; cursor: string | null }>;
}

export type FileRange = { offset: number; length: number };
export type StoredFile = { body: ReadableStream<Uint8Array>; size: number };
export type ListedFile = { key: string; uploadedAt: Date };

/** Reads files, which may be made to take its process down. Rejects when it does not respond. */
export interface Reader {
  /** The text of a file by its detected type. Takes ownership of `bytes`. */
  read(file: FileToRead): Promise<ExtractionResult>;
  /** The thumbnail of a file, a JPEG; null if there is none. Takes ownership of `bytes`. */
  renderThumbnail(file: FileToRead): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether a file that takes its reader down takes the caller down with it. */
  readonly isInProcess: boolean;
}

export type FileToRead = { bytes: Uint8Array<ArrayBuffer>; mimeType: string };

/** Enqueues jobs that are in the outbox. A lost one is harmless, because Cron enqueues it again. */
export interface JobQueue {
  send(jobs: QueuedJob[]): Promise<void>;
}

/**
 * Webhooks have a queue of their own because other servers may be slow, and reading one because its Worker is another.
 * `dead-letters` is for the operator to read.
 */
export type QueuedJob = {
  jobId: string;
  queue: 'jobs' | 'reading' | 'webhooks' | 'dead-letters';
  delaySeconds?: number;
};

export interface Mailer {
  /** Sends one email; rejects with a ServiceError when the email service does not accept it. */
  send(message: MailMessage): Promise<void>;
}

/** A message with an `idempotencyKey` that was sent before is not sent again. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  idempotencyKey: string;
};

export interface Sessions {
  /** Responds to every request under /api/auth. */
  handle(request: Request): Promise<Response>;
  /** The token in a correctly signed session cookie, otherwise null. The database tells whether it is still valid. */
  tokenOf(request: Request): Promise<string | null>;
}

export interface Clock {
  now(): Date;
}
