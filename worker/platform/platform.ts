import type { Database, DatabaseUsage } from '../database/database.ts';
import type { EventSubscribers } from '../database/events.ts';
import type { Config } from './config.ts';

/**
 * Everything the product needs from where it runs. One value per request, message or cron run.
 * `cloudflare/` implements it on Workers, the demo in the browser.
 */
export interface Platform {
  readonly config: Config;
  /**
   * Who somebody is, and what is looked for before an organization is known: users and how they sign in, organizations
   * with their members, invitations, plans and intake addresses, mail, and how far Cron has come.
   */
  readonly identityDatabase: Database;
  /** The content of one organization, with the outbox of its jobs; the one place that would know of shards. */
  databaseFor(organizationId: string): Database;
  /** Every database there is, once: for Cron, and for jobs, which the queue knows by their ids alone. */
  readonly databases: readonly Database[];
  /** What the databases of this value have cost so far. */
  readonly databaseUsage: DatabaseUsage;
  readonly files: FileStore;
  /** A file that is served beside the application, by its path; null if there is none. */
  readAsset(path: string): Promise<Uint8Array | null>;
  readonly jobs: JobQueue;
  /** What follows from events; the entries compose it of the features that subscribe. */
  readonly eventSubscribers: EventSubscribers;
  readonly mailer: Mailer;
  readonly sessions: Sessions;
  readonly clock: Clock;
  /** Lets `work` go on after the answer is sent. An error of it goes to the log and nowhere else. */
  inBackground(work: Promise<unknown>): void;
}

export interface FileStore {
  /**
   * Stores a stream under `key`, never holding more than a few MiB of it. Either the whole file is there
   * afterwards or nothing; a stream that errors rejects with its error. Size in bytes, hash in lower-case hex.
   */
  put(key: string, body: ReadableStream<Uint8Array>): Promise<{ size: number; sha256: string }>;
  /** The file or the part of it from `range.offset` on, `range.length` bytes; null if there is none. */
  get(key: string, range?: FileRange): Promise<StoredFile | null>;
  /** Removes files; a key without a file is no error. At most 1,000 keys. */
  delete(keys: string[]): Promise<void>;
  /** Up to 1,000 files in key order; `cursor` of one answer leads to the next page. */
  list(cursor?: string): Promise<{ files: ListedFile[]; cursor: string | null }>;
}

export type FileRange = { offset: number; length: number };
export type StoredFile = { body: ReadableStream<Uint8Array>; size: number };
export type ListedFile = { key: string; uploadedAt: Date };

/** Hands a job that is already in the outbox to its consumer. Losing one is harmless: Cron sends it again. */
export interface JobQueue {
  send(jobs: QueuedJob[]): Promise<void>;
}

/**
 * `queue` keeps slow deliveries to foreign servers from holding up the rest; nothing consumes `dead-letters`, it is for
 * the operator to see.
 */
export type QueuedJob = {
  jobId: string;
  queue: 'jobs' | 'webhooks' | 'dead-letters';
  delaySeconds?: number;
};

export interface Mailer {
  /** Sends one message; rejects when the provider did not take it. */
  send(message: MailMessage): Promise<void>;
}

/** `idempotencyKey` makes a repeated send of the same message harmless where the provider can tell. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  idempotencyKey: string;
};

export interface Sessions {
  /** Answers everything under /api/auth. */
  handle(request: Request): Promise<Response>;
  /** The session's token if the request carries a genuine cookie; whether it is still valid is the database's to say. */
  tokenOf(request: Request): Promise<string | null>;
}

export interface Clock {
  now(): Date;
}
