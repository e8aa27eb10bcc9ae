import type { ExtractionResult } from '../../../shared/archive/reading/extraction-result.ts';
import { joinPages } from '../../../shared/archive/reading/page-breaks.ts';
import type { PageText } from '../../../shared/archive/reading/word-boxes.ts';
import {
  encodeWordsFile,
  packPage,
  type PageState,
} from '../../../worker/archive/reading/words/words-file.ts';
import type { FileReading } from '../../../worker/platform/platform.ts';
import url from './readings.json?url&no-inline';

/** What was read of a file: the result, with its text unless that is the one of `pages`. */
export type SeedReading = {
  result: ExtractionResult;
  pages?: readonly (PageText & { page: PageState })[];
};

/** By file. A visitor would have to load all of PDFium and Tesseract to read them again. */
export async function fetchReadings(): Promise<Record<string, SeedReading>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('The readings could not be loaded');
  return response.json() as Promise<Record<string, SeedReading>>;
}

/** The reading as a reader returns it. */
export async function packReading({ result, pages }: SeedReading): Promise<FileReading> {
  if (!pages) return result;
  const packed = pages.map(async ({ page, text, words }) => ({
    page,
    packed: await packPage({ text, words }),
  }));
  return {
    ...result,
    ...(result.state === 'done' && { text: joinPages(pages.map(({ text }) => text)) }),
    pages: encodeWordsFile({ pages: await Promise.all(packed) }),
  };
}
