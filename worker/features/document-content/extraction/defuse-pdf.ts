import { ExtractionFailure } from './extraction-result.ts';
import { inflateChunks } from './inflate.ts';
import { decodeAscii85, lzwLength } from './pdf-filters.ts';
import { countUnclosedObjects, type PdfStream, pdfStreams } from './scan-pdf.ts';
import type { ReaderContext } from './text-reader.ts';

const isPicture =
  /\/Subtype\s*\/Image\b|\/(?:DCT|DCTDecode|JPXDecode|JBIG2Decode|CCF|CCITTFaxDecode)\b/;
const filterValues = /\/F(?:ilter)?\s*(?:\[[^\]]*\]|\/[^\s/[\]<>()]+)/g;
const indirectFilter = /\/F(?:ilter)?\s+\d+\s+\d+\s+R/;
const lateChange = /\/EarlyChange\s+0/;
const streamsBetweenCheckpoints = 500;

const abbreviations: Readonly<Record<string, string>> = {
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
};

/** By how much each filter can grow its input; any other filter could by anything. */
const growth: Readonly<Record<string, number>> = {
  ASCII85Decode: 4,
  ASCIIHexDecode: 1,
  Crypt: 1,
  FlateDecode: 1032,
  LZWDecode: 4096,
  RunLengthDecode: 64,
};

/**
 * pdf.js cannot be stopped while it works, and unpacks a stream whole, however large it gets. So pictures, which text does not need, are made impossible to unpack (in
 * place), and every other stream is measured beforehand. Those of an encrypted file cannot be measured.
 */
export async function defusePdf(
  bytes: Uint8Array,
  { limits, checkpoint }: Pick<ReaderContext, 'limits' | 'checkpoint'>,
): Promise<void> {
  if (countUnclosedObjects(bytes) > limits.pdfUnclosedObjects) {
    throw new ExtractionFailure('damaged');
  }
  let total = 0;
  let count = 0;
  for (const stream of pdfStreams(bytes)) {
    const isDefused = isPicture.test(stream.dictionary) && renameFilters(bytes, stream);
    const length = isDefused ? 0 : unpackedLength(stream, limits.pdfStreamBytes);
    total += length;
    count += 1;
    const isTooLarge = length > limits.pdfStreamBytes || total > limits.pdfStreamBytesTotal;
    if (isTooLarge || count > limits.pdfStreams) throw new ExtractionFailure('too_complex');
    if (count % streamsBetweenCheckpoints === 0) await checkpoint();
  }
}

/** Gives a stream filters that nobody knows, so that it stays packed; false if none could be found. */
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

/** The unpacked size of a stream: measured for what PDFs use, assumed to be the worst for stranger combinations. */
function unpackedLength({ dictionary, data, dataToEnd }: PdfStream, limit: number): number {
  const filters = filtersOf(dictionary);
  const isAscii = filters[0] === 'ASCII85Decode';
  const packed = isAscii ? decodeAscii85(dataToEnd) : data;
  const packedToEnd = isAscii ? packed : dataToEnd;
  const others = isAscii ? filters.slice(1) : filters;
  switch (others.join()) {
    case '':
      return packed.length;
    case 'FlateDecode':
      return inflatedLength(packed, limit) ?? inflatedLength(packedToEnd, limit) ?? 0;
    case 'LZWDecode':
      return lzwLength(packedToEnd, { limit, earlyChange: lateChange.test(dictionary) ? 0 : 1 });
    default:
      return others.reduce(
        (length, filter) => length * (growth[filter] ?? Infinity),
        packed.length,
      );
  }
}

const zlibHeaderLength = 2;

/** Counts up to a little over `limit`; undefined if the data breaks off or is none. */
function inflatedLength(data: Uint8Array, limit: number): number | undefined {
  let length = 0;
  try {
    for (const chunk of inflateChunks(data.subarray(zlibHeaderLength))) {
      length += chunk.length;
      if (length > limit) return length;
    }
    return length;
  } catch {
    return undefined;
  }
}

function filtersOf(dictionary: string): string[] {
  const plain = dictionary.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const values = [...plain.matchAll(filterValues)].map(([value]) => value.slice(1));
  if (values.length === 0 && indirectFilter.test(plain)) return ['unknown'];
  const names = values.flatMap((value) =>
    [...value.matchAll(/\/([^\s/[\]]+)/g)].map(([, name = '']) => name),
  );
  return names.map((name) => abbreviations[name] ?? name);
}
