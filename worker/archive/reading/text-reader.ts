import { ExtractionFailure } from './extraction-result.ts';
import type { ExtractionLimits } from './extraction-limits.ts';

/** Writes the text of a file to `context.output`. Takes ownership of `bytes`. */
export type TextReader = (bytes: Uint8Array, context: ReaderContext) => void | Promise<void>;

export type ReaderContext = {
  readonly limits: ExtractionLimits;
  readonly output: TextOutput;
  /** Aborted when the time is over: pending work should stop. */
  readonly signal: AbortSignal;
  /** Yields to the event loop, and throws once the time is over. */
  checkpoint(): Promise<void>;
};

export type TextOutput = {
  write(text: string): void;
  /** Everything written so far. */
  text(): string;
};

/** How many parts of a file are read between two checkpoints; large ones have more of their own. */
export const partsBetweenCheckpoints = 16;

/** Collects up to twice the text that is kept, as cleaning it may remove white space. */
export function createTextOutput(characters: number): TextOutput {
  const parts: string[] = [];
  let length = 0;
  return {
    write(text) {
      parts.push(text.slice(0, characters * 2 - length));
      length += text.length;
      if (length > characters * 2) throw new ExtractionFailure('too_long');
    },
    text: () => parts.join(''),
  };
}
