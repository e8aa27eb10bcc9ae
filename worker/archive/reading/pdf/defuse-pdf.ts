import { ExtractionFailure } from '../extraction-result.ts';
import { inflateChunks, inflateStep } from './inflate.ts';
import { decodeAscii85, lzwLength } from './pdf-filters.ts';
import { countUnclosedObjects, type PdfStream, pdfStreams } from './scan-pdf.ts';
import type { ReaderContext } from '../text-reader.ts';

const isPicture =
  /\/Subtype\s*\/Image\b|\/(?:DCT|DCTDecode|JPXDecode|JBIG2Decode|CCF|CCITTFaxDecode)\b/;
const filterValues = /\/F(?:ilter)?\s*(?:\[[^[\]]*\]|\/[^\s/[\]<>()]+)/g;
const unreadableFilter = /\/F(?:ilter)?(?:\s+\d+\s+\d+\s+R|\s*\[)/;
const lateChange = /\/EarlyChange\s+0/;
const streamsBetweenCheckpoints = 500;
const workBetweenCheckpoints = 4 * 1024 * 1024;

const abbreviations: Readonly<Record<string, string>> = {
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
};

/** By how much each filter can grow its input. Other filters are assumed to grow it without limit. */
const growth: Readonly<Record<string, number>> = {
  ASCII85Decode: 4,
  ASCIIHexDecode: 1,
  Crypt: 1,
  FlateDecode: 1032,
  LZWDecode: 4096,
  RunLengthDecode: 64,
};

/**
 * Protects from PDF bombs, as pdf.js cannot be stopped while it unpacks a stream: throws if a stream would get too
 * large, and makes pictures, which contain no text, impossible to unpack, in place. Streams of encrypted files pass
 * unmeasured.
 */
export async function defusePdf(
  bytes: Uint8Array,
  { limits, checkpoint }: Pick<ReaderContext, 'limits' | 'checkpoint'>,
): Promise<void> {
  if (countUnclosedObjects(bytes) > limits.pdfUnclosedObjects) {
    throw new ExtractionFailure('damaged');
  }
  let total = 0;
  let unchecked = 0;
  let count = 0;
  for (const stream of pdfStreams(bytes)) {
    const isDefused = isPicture.test(stream.dictionary) && renameFilters(bytes, stream);
    const { length, work } = isDefused ? noMeasure : measureStream(stream, limits.pdfStreamBytes);
    total += work;
    unchecked += work;
    count += 1;
    const isTooLarge = length > limits.pdfStreamBytes || total > limits.pdfStreamBytesTotal;
    if (isTooLarge || count > limits.pdfStreams) throw new ExtractionFailure('too_complex');
    if (count % streamsBetweenCheckpoints === 0 || unchecked > workBetweenCheckpoints) {
      unchecked = 0;
      await checkpoint();
    }
  }
}

/** Renames the filters of a stream to unknown ones, so that it is not unpacked; false if it has none. */
function renameFilters(bytes: Uint8Array, { dictionary, dictionaryStart }: PdfStream): boolean {
  let isRenamed = false;
  for (const { 0: value, index } of dictionary.matchAll(filterValues)) {
    for (const name of [...value.matchAll(/\//g)].slice(1)) {
      bytes[dictionaryStart + index + name.index + 1] = 0x58;
      isRenamed = true;
    }
  }
  return isRenamed;
}

/** The unpacked size of a stream, and how many bytes, packed and unpacked, were processed to measure it. */
type Measure = { length: number; work: number };

const noMeasure: Measure = { length: 0, work: 0 };

function measureStream({ dictionary, data, dataToEnd }: PdfStream, limit: number): Measure {
  const filters = filtersOf(dictionary);
  const earlyChange = lateChange.test(dictionary) ? 0 : 1;
  if (filters[0] !== 'ASCII85Decode') {
    return measurePacked({ filters, data, dataToEnd }, { limit, earlyChange });
  }
  const { decoded, read } = decodeAscii85(dataToEnd, limit);
  if (decoded.length > limit) return { length: decoded.length, work: read + decoded.length };
  const { length, work } = measurePacked(
    { filters: filters.slice(1), data: decoded, dataToEnd: decoded },
    { limit, earlyChange },
  );
  return { length, work: read + work };
}

/** Measures the filters that PDFs use; for other combinations, assumes the worst. */
function measurePacked(
  packed: { filters: string[]; data: Uint8Array; dataToEnd: Uint8Array },
  options: { limit: number; earlyChange: 0 | 1 },
): Measure {
  const { filters, data, dataToEnd } = packed;
  switch (filters.join()) {
    case '':
      return { length: data.length, work: data.length };
    case 'FlateDecode':
      return measureFlate(data, dataToEnd, options);
    case 'LZWDecode': {
      const { length, read } = lzwLength(dataToEnd, options);
      return { length, work: length + read };
    }
    default: {
      if (data.length === 0) return noMeasure;
      const grown = filters.reduce(
        (length, filter) => length * (growth[filter] ?? Infinity),
        data.length,
      );
      return { length: grown, work: data.length };
    }
  }
}

const zlibHeaderLength = 2;

/** Incomplete or invalid data is measured to the end of the file; if it is invalid there too, it has no size. */
function measureFlate(
  data: Uint8Array,
  dataToEnd: Uint8Array,
  { limit }: { limit: number },
): Measure {
  const first = inflate(data, limit);
  if (first.isWhole) return first;
  const second = inflate(dataToEnd, limit);
  return { length: second.isWhole ? second.length : 0, work: first.work + second.work };
}

/** Measures up to a little over `limit`, which counts as whole. */
function inflate(data: Uint8Array, limit: number): Measure & { isWhole: boolean } {
  let length = 0;
  let pieces = 0;
  const measured = (isWhole: boolean) => {
    return { length, work: length + Math.min(data.length, pieces * inflateStep), isWhole };
  };
  try {
    for (const piece of inflateChunks(data.subarray(zlibHeaderLength))) {
      length += piece.length;
      pieces += 1;
      if (length > limit) break;
    }
    return measured(true);
  } catch {
    return measured(false);
  }
}

function filtersOf(dictionary: string): string[] {
  const plain = dictionary.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const names = filterNames(plain);
  // A percent sign may begin a comment or be part of a string: if that makes a difference, the filters are unknown.
  const isClear = names.join() === filterNames(plain.replaceAll(/%[^\r\n]*/g, ' ')).join();
  return isClear ? names : ['unknown'];
}

function filterNames(plain: string): string[] {
  const values = [...plain.matchAll(filterValues)].map(([value]) => value.slice(1));
  if (values.length === 0 && unreadableFilter.test(plain)) return ['unknown'];
  const names = values.flatMap((value) =>
    [...value.matchAll(/\/([^\s/[\]]+)/g)].map(([, name = '']) => name),
  );
  return names.map((name) => abbreviations[name] ?? name);
}
