import type { PageContent } from '../../shared/reading/page-content.ts';
import type { EInvoiceReading } from '../../shared/reading/e-invoices/e-invoice.ts';
import type { WordBox } from '../../shared/reading/word-boxes.ts';
import { ExtractionFailure } from '../../shared/reading/extraction-failure.ts';
import type { ExtractionLimits } from './extraction-limits.ts';

/** Writes the text of a file to `context.output`. Takes ownership of `bytes`. */
export type TextReader = (bytes: Uint8Array, context: ReaderContext) => void | Promise<void>;

export type ReaderContext = {
  readonly limits: ExtractionLimits;
  readonly output: TextOutput;
  readonly signal: AbortSignal;
  /** Yields to the event loop, and throws once the time is over. */
  checkpoint(): Promise<void>;
};

export type TextOutput = {
  write(text: string): void;
  endPage(page: Omit<ExtractedPage, 'text'>): void;
  text(): string;
  readonly pages: readonly ExtractedPage[];
  eInvoice?: EInvoiceReading | undefined;
};

export type ExtractedPage = { text: string; content: PageContent; words: WordBox[] };

/** The number of small parts of a file between two checkpoints. Large parts have their own checkpoints. */
export const partsBetweenCheckpoints = 16;

/** Collects up to twice the kept length, because cleaning may remove white space. */
export function createTextOutput(characters: number): TextOutput {
  let parts: string[] = [];
  let length = 0;
  const pages: ExtractedPage[] = [];
  return {
    pages,
    write(text) {
      parts.push(text.slice(0, characters * 2 - length));
      length += text.length;
      if (length > characters * 2) throw new ExtractionFailure('too_long');
    },
    endPage(page) {
      pages.push({ ...page, text: parts.join('') });
      parts = [];
    },
    text: () => parts.join(''),
  };
}
