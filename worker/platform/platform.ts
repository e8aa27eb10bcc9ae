import type { EInvoiceReading } from '../../shared/reading/e-invoices/e-invoice.ts';
import type {
  FieldsToFind,
  FoundField,
  KnownToFind,
} from '../../shared/reading/find-fields/found-fields.ts';
import type { ExtractionResult } from '../../shared/reading/extraction-result.ts';
import type { PageContent } from '../../shared/reading/page-content.ts';
import type { ArrangedPages } from '../../shared/reading/pages/arranged-pages.ts';
import type { PagePlan } from '../../shared/reading/pages/page-plan.ts';
import type { PageRecognition } from '../../shared/reading/recognition.ts';
import type { RecognitionLanguage } from '../../shared/recognition-languages.ts';
import type { Database, DatabaseUsage } from '../database/database.ts';
import type { EventSubscribers } from '../database/events.ts';
import type { Config } from './config.ts';

/**
 * All dependencies on the environment, one value per request, message or cron run. Implemented for
 * Workers by `cloudflare/` and for the browser by the demo.
 */
export interface Platform {
  readonly config: Config;
  /**
   * Data that is needed before an organization is known: users and their sign-in, organizations
   * with their members, invitations, plans and intake addresses, sent emails, and the progress of
   * Cron.
   */
  readonly identityDatabase: Database;
  /**
   * The database with the content and the outbox of one organization. If it is not known to `shards` yet, it is looked up
   * with the first query.
   */
  databaseFor(organizationId: string): Database;
  /** Every database once, by its shard. The first one is `identityDatabase`. */
  readonly databases: readonly Database[];
  readonly shards: Shards;
  readonly isWorkLogged: boolean;
  readonly databaseUsage: DatabaseUsage;
  readonly files: FileStore;
  /** The bytes of the static asset at `path` (`/pdfjs/…`); null if there is none. */
  readAsset(path: string): Promise<Uint8Array | null>;
  readonly reader: Reader;
  /** The maximum number of pages of a document that are recognized; 0 for none. */
  readonly recognizedPages: number;
  readonly pagePlaces: number;
  /** The maximum number of bytes of files and texts that one organization may store; 0 for no limit. */
  readonly maxStorageBytes: number;
  readonly jobs: JobQueue;
  readonly eventSubscribers: EventSubscribers;
  readonly mailer: Mailer;
  readonly sessions: Sessions;
  readonly clock: Clock;
  /** The id of the present deployment, which differs for each one. */
  readonly deployment: string;
  /** Lets `work` continue after the response. Its error is logged. */
  inBackground(work: Promise<unknown>): void;
}

/**
 * The database of the content of each organization, as far as it is known. It changes only when an
 * organization is moved.
 */
export interface Shards {
  /** Returns the last known shard. Callers must compare it with the stored one. */
  expected(organizationId: string): number | undefined;
  /** Records the stored shard that a caller has just read, which saves a round trip. */
  note(organizationId: string, shard: number): void;
  /** Looks up the shards of several organizations in one round trip. */
  locate(organizationIds: readonly string[]): Promise<void>;
}

export interface FileStore {
  /**
   * Stores a stream under `key`, either the whole file or nothing, with at most a few MiB in memory. Rejects with the
   * error of the stream, or with OverloadError if too many are being stored. `size` is in bytes, `sha256` in lower-case
   * hex. With `sizeAtMost`, a small file needs little memory.
   */
  put(
    key: string,
    body: ReadableStream<Uint8Array>,
    options?: { sizeAtMost?: number | undefined },
  ): Promise<{ size: number; sha256: string }>;
  /**
   * Returns a file or a range of its bytes; null if there is none. `size` is always that of the
   * whole file.
   */
  get(key: string, range?: FileRange): Promise<StoredFile | null>;
  /**
   * Replaces the file with this `etag` by a few bytes, or stores a new one if `etag` is null.
   * Returns false if another file was stored in the meantime.
   */
  replace(key: string, bytes: Uint8Array<ArrayBuffer>, etag: string | null): Promise<boolean>;
  /** Deletes any number of files; a key without a file is not an error. */
  delete(keys: string[]): Promise<void>;
  /**
   * Lists up to 1,000 files in the order of their keys. Pass the returned `cursor` for the next
   * page; it is null after the last.
   */
  list(cursor?: string): Promise<{ files: ListedFile[]; cursor: string | null }>;
}

export type FileRange = { offset: number; length: number };
/** `etag` differs for each content of a key. */
export type StoredFile = { body: ReadableStream<Uint8Array>; size: number; etag: string };
export type ListedFile = { key: string; uploadedAt: Date };

/**
 * Reads files, which may be crafted to crash its process. Takes ownership of `bytes`. Rejects if
 * the reader does not respond.
 */
export interface Reader {
  /**
   * Extracts the text of a file by its detected type, and with `find` the fields that are found in
   * the text.
   */
  read(file: FileToRead & { find?: KnownToFind | undefined }): Promise<FileReading>;
  /** Recognizes the text of one page that has no text layer. */
  recognize(page: PageToRecognize): Promise<PageRecognition>;
  /** Renders the thumbnail of a file, a JPEG; null if there is none. */
  renderThumbnail(file: FileToRead): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Finds the fields in a text. */
  findFields(input: FieldsToFind): Promise<FoundField[]>;
  arrangePages(pages: PagesToArrange): Promise<ArrangedFiles>;
  /** True if a file that crashes the reader also ends the caller. */
  readonly isInProcess: boolean;
}

export type FileToRead = { bytes: Uint8Array<ArrayBuffer>; mimeType: string };

/**
 * `pages` is the words file (see `encodeWordsFile`) of a file with pages; `eInvoice` is the invoice that the file is or
 * contains. Without `fields`, the fields are still to be found: they were not requested, text is missing, or there was
 * too little time left.
 */
export type FileReading = ExtractionResult & {
  pages?: Uint8Array<ArrayBuffer>;
  eInvoice?: EInvoiceReading;
  fields?: FoundField[];
};

export type PageToRecognize = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Number of the page, from 0. `content` is the content of the page. */
  index: number;
  content: PageContent;
  /** The expected languages, the likeliest first. All languages by default. */
  languages?: readonly RecognitionLanguage[] | undefined;
  /** The language of the page before, if that was read well. */
  languageBefore?: RecognitionLanguage | undefined;
};

/**
 * `content` is that of all files, one after another; `confirmsSignature` allows breaking the
 * signatures of signed ones.
 */
export type PagesToArrange = {
  files: readonly { mimeType: string; size: number }[];
  content: ReadableStream<Uint8Array>;
  plan: PagePlan;
  confirmsSignature: boolean;
};

/** `content` is that of all documents, one after another. */
export type ArrangedFiles = ArrangedPages & { content: ReadableStream<Uint8Array> };

/** Enqueues jobs that are in the outbox. A lost job is harmless, because Cron enqueues it again. */
export interface JobQueue {
  send(jobs: QueuedJob[]): Promise<void>;
}

/**
 * `webhooks` is a separate queue because receivers may be slow, `reading` because another Worker
 * consumes it. Pages to be recognized or rendered wait in `recognition`, so that texts, which take
 * milliseconds, do not wait for them. `dead-letters` is read by the operator.
 */
export type QueuedJob = {
  jobId: string;
  /** The database that the job is stored in; by default the first one. */
  shard?: number;
  queue: 'jobs' | 'reading' | 'recognition' | 'webhooks' | 'dead-letters';
  delaySeconds?: number;
};

export interface Mailer {
  /** Sends one email. Rejects with a ServiceError if the email service does not accept it. */
  send(message: MailMessage): Promise<void>;
}

/** A message with an `idempotencyKey` that was sent before is not sent again. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  idempotencyKey: string;
  /** A POST to this URL ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string | undefined;
};

export interface Sessions {
  handle(request: Request): Promise<Response>;
  /**
   * Returns the token of a session cookie with a valid signature, otherwise null. Its validity must
   * be checked in the database.
   */
  tokenOf(request: Request): Promise<string | null>;
}

export interface Clock {
  now(): Date;
}
