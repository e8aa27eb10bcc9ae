import { minute } from '../../../shared/durations.ts';
import type { PageRecognition } from '../../../shared/archive/reading/recognition.ts';
import type {
  FileReading,
  FileToRead,
  PageToRecognize,
} from '../../../worker/platform/platform.ts';

/** Longer than files and pages take on a slow phone: whatever has not ended by then never will. Milliseconds. */
export const longestFile = minute;
export const longestPage = 2 * minute;

/** From the demo's worker to the one that reads files. */
export type ReadingRequest =
  | { kind: 'read'; file: FileToRead }
  | { kind: 'recognize'; page: PageToRecognize };

/** Back: `ready` once it can be sent requests, then a response to each. */
export type ReadingMessage = { kind: 'ready' } | ReadingResponse;

export type ReadingResponse =
  | { kind: 'read'; result: FileReading }
  | { kind: 'recognize'; result: PageRecognition }
  | { kind: 'failed'; message: string };
