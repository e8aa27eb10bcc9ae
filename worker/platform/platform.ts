import type { EInvoiceReading } from '../../shared/reading/e-invoices/e-invoice.ts';
import type {
  FieldsToFind,
  FoundField,
  KnownToFind,
} from '../../shared/reading/find-fields/found-fields.ts';
import type { ExtractionResult } from '../../shared/reading/extraction-result.ts';
import type { PageContent } from '../../shared/reading/page-content.ts';
import type { PageRecognition } from '../../shared/reading/recognition.ts';
import type { RecognitionLanguage } from '../../shared/recognition-languages.ts';
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
  /** How many pages of a document are recognized at most; 0 for none. */
  readonly recognizedPages: number;
  /** How many bytes of files and texts one organization may store; 0 for no limit. */
  readonly maxStorageBytes: number;
  readonly jobs: JobQueue;
  /** Composed by the entries from the features that subscribe to events. */
  readonly eventSubscribers: EventSubscribers;
  readonly mailer: Mailer;
  readonly sessions: Sessions;
  readonly clock: Clock;
  /** The deployment that this code belongs to: another one has another id. */
  readonly deployment: string;
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
  /**
   * Stores a few bytes in place of the file with an `etag`, or where there is none (null). Returns whether it did: not if
   * another file has been stored meanwhile.
   */
  replace(key: string, bytes: Uint8Array<ArrayBuffer>, etag: string | null): Promise<boolean>;
  /** Deletes up to 1,000 files; a key without a file is not an error. */
  delete(keys: string[]): Promise<void>;
  /** Up to 1,000 files in the order of their keys; pass the `cursor` for the next page, which is null after the last. */
  list(cursor?: string): Promise<{ files: ListedFile[]; cursor: string | null }>;
}

export type FileRange = { offset: number; length: number };
/** `etag` differs for each content of a key. */
export type StoredFile = { body: ReadableStream<Uint8Array>; size: number; etag: string };
export type ListedFile = { key: string; uploadedAt: Date };

/**
 * Reads files, which may be made to take its process down. Takes ownership of `bytes`. Rejects when the reader does not
 * respond.
 */
export interface Reader {
  /** The text of a file by its detected type, and with `find` what it says of the fields of its document. */
  read(file: FileToRead & { find?: KnownToFind | undefined }): Promise<FileReading>;
  /** The text of one page that has none of its own. */
  recognize(page: PageToRecognize): Promise<PageRecognition>;
  /** The thumbnail of a file, a JPEG; null if there is none. */
  renderThumbnail(file: FileToRead): Promise<Uint8Array<ArrayBuffer> | null>;
  /** What a text says of the fields of its document. */
  findFields(input: FieldsToFind): Promise<FoundField[]>;
  /** Whether a file that takes its reader down takes the caller down with it. */
  readonly isInProcess: boolean;
}

export type FileToRead = { bytes: Uint8Array<ArrayBuffer>; mimeType: string };

/**
 * `pages` is the words file (see `encodeWordsFile`) of a file that has pages, `eInvoice` what it is or contains. Without
 * `fields` they are still to be found: no one wants them, text is missing, or there was too little time left.
 */
export type FileReading = ExtractionResult & {
  pages?: Uint8Array<ArrayBuffer>;
  eInvoice?: EInvoiceReading;
  fields?: FoundField[];
};

export type PageToRecognize = {
  /** The whole file. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The page, from 0, and what it consists of. */
  index: number;
  content: PageContent;
  /** The languages that are expected, the likeliest first; all of them by default. */
  languages?: readonly RecognitionLanguage[] | undefined;
  /** That of the page before, if it was read well. */
  languageBefore?: RecognitionLanguage | undefined;
};

/** Enqueues jobs that are in the outbox. A lost one is harmless, because Cron enqueues it again. */
export interface JobQueue {
  send(jobs: QueuedJob[]): Promise<void>;
}

/**
 * Webhooks have a queue of their own because other servers may be slow, and reading one because its Worker is another.
 * Pages that are recognized or drawn wait in `recognition`, so that texts, which take milliseconds, do not wait behind them.
 * `dead-letters` is for the operator to read.
 */
export type QueuedJob = {
  jobId: string;
  queue: 'jobs' | 'reading' | 'recognition' | 'webhooks' | 'dead-letters';
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
  /** A POST to it ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string | undefined;
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
