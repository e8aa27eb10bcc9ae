import { minute } from '../../../shared/time/durations.ts';
import type {
  ReaderRequest,
  ReaderResponse,
} from '../../../worker/platform/reader/reader-tasks.ts';

/** Longer than files and pages take on a slow phone: whatever has not ended by then never will. Milliseconds. */
export const longestFile = minute;
export const longestPage = 2 * minute;

/** From the demo's worker to the one that reads files. */
export type ReadingRequest = ReaderRequest;

/** Back: `ready` once it can be sent requests, then a response to each. */
export type ReadingMessage = { kind: 'ready' } | ReadingResponse;

export type ReadingResponse =
  | { kind: 'done'; response: ReaderResponse }
  | { kind: 'failed'; message: string };
