import type { ExtractionResult } from '../../../shared/reading/extraction-result.ts';
import { joinPages } from '../../../shared/reading/page-breaks.ts';
import type { PageText } from '../../../shared/reading/word-boxes.ts';
import {
  encodeWordsFile,
  packPage,
  type PageState,
} from '../../../worker/reading/words/words-file.ts';
import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import type { FileReading, FileToRead, Reader } from '../../../worker/platform/platform.ts';
import url from './readings.json?url&no-inline';

/** The reading of a file: the result, with its text unless that is the text of `pages`. */
export type SeedReading = {
  sha256: string;
  result: ExtractionResult;
  pages?: readonly (PageText & { page: PageState })[];
  thumbnail?: string;
};

/**
 * Returns a reader with stored readings of the demo's own documents, as the engines to read them have ten megabytes.
 */
export function withSeedReadings(reader: Reader): Reader {
  let known: Promise<readonly SeedReading[]> | undefined;
  const readingOf = async ({ bytes }: FileToRead) => {
    known ??= fetchReadings();
    const sha256 = await sha256Hex(bytes);
    return (await known).find((each) => each.sha256 === sha256);
  };
  return {
    ...reader,
    async read(file) {
      const reading = await readingOf(file);
      return reading ? packReading(reading) : reader.read(file);
    },
    async renderThumbnail(file) {
      const reading = await readingOf(file);
      if (!reading) return reader.renderThumbnail(file);
      return reading.thumbnail === undefined ? null : bytesOf(reading.thumbnail);
    },
  };
}

/** Returns none if they cannot be loaded; the files are read then. */
async function fetchReadings(): Promise<readonly SeedReading[]> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return [];
  return Object.values((await response.json()) as Record<string, SeedReading>);
}

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

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
