import { minute } from '../../../shared/time/durations.ts';
import type {
  ReaderRequest,
  ReaderResponse,
} from '../../../worker/platform/reader/reader-tasks.ts';

/** Milliseconds; longer than any file or page takes on a slow phone. */
export const longestFile = minute;
export const longestPage = 2 * minute;

/** From the demo's worker to the worker that reads files. */
export type ReadingRequest = ReaderRequest;

export type ReadingMessage = { kind: 'ready' } | ReadingResponse;

export type ReadingResponse =
  | { kind: 'done'; response: ReaderResponse }
  | { kind: 'failed'; message: string };
