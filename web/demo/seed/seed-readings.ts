import type { ExtractionResult } from '../../../shared/archive/reading/extraction-result.ts';
import { joinPages } from '../../../shared/archive/reading/page-breaks.ts';
import type { PageText } from '../../../shared/archive/reading/word-boxes.ts';
import {
  encodeWordsFile,
  packPage,
  type PageState,
} from '../../../worker/archive/reading/words/words-file.ts';
import { sha256Hex } from '../../../shared/sha256.ts';
import type { FileReading, Reader } from '../../../worker/platform/platform.ts';
import url from './readings.json?url&no-inline';

/** What was read of a file: the result, with its text unless that is the one of `pages`. */
export type SeedReading = {
  sha256: string;
  result: ExtractionResult;
  pages?: readonly (PageText & { page: PageState })[];
};

/** A reader that knows the demo's own documents: to read them takes engines of ten megabytes. */
export function withSeedReadings(reader: Reader): Reader {
  let known: Promise<readonly SeedReading[]> | undefined;
  return {
    ...reader,
    async read(file) {
      known ??= fetchReadings();
      const sha256 = await sha256Hex(file.bytes);
      const reading = (await known).find((each) => each.sha256 === sha256);
      return reading ? packReading(reading) : reader.read(file);
    },
  };
}

/** None if they cannot be loaded: then the files are read. */
async function fetchReadings(): Promise<readonly SeedReading[]> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return [];
  return Object.values((await response.json()) as Record<string, SeedReading>);
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
