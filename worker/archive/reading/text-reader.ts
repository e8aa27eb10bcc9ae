import { ExtractionFailure } from './extraction-result.ts';
import type { ExtractionLimits } from './extraction-limits.ts';

/** Writes the text of a file to `context.output`. It owns `bytes`. */
export type TextReader = (bytes: Uint8Array, context: ReaderContext) => void | Promise<void>;

export type ReaderContext = {
  readonly limits: ExtractionLimits;
  readonly output: TextOutput;
  /** One of pdf.js's character maps by its file name; null if it cannot be had. */
  readonly readCharacterMap: ReadCharacterMap;
  /** Aborted when the time is over: pending work should end itself. */
  readonly signal: AbortSignal;
  /** Gives way to the event loop, and throws once the time is over. */
  checkpoint(): Promise<void>;
};

export type ReadCharacterMap = (name: string) => Promise<Uint8Array | null>;

export type TextOutput = {
  write(text: string): void;
  /** All that was written. */
  text(): string;
};

/** Collects text until there is twice what is kept: cleaning it can only halve it where it is mostly white space. */
export function createTextOutput(characters: number): TextOutput {
  const parts: string[] = [];
  let length = 0;
  return {
    write(text) {
      parts.push(text);
      length += text.length;
      if (length > characters * 2) throw new ExtractionFailure('too_long');
    },
    text: () => parts.join(''),
  };
}
