import { ExtractionFailure } from '../extraction-failure.ts';

export type TiffDirectory = {
  offset: number;
  values(tag: number): number[];
  bytesOf(tag: number): Uint8Array;
};

export const tiffTags = {
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  resolutionX: 282,
  resolutionY: 283,
  planes: 284,
  faxOptions: 292,
  resolutionUnit: 296,
  predictor: 317,
  colorMap: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  extraSamples: 338,
  jpegTables: 347,
  jpegOffset: 513,
  jpegLength: 514,
} as const;

const knownTags: ReadonlySet<number> = new Set(Object.values(tiffTags));

const mostPages = 2000;
const mostValues = 100_000;
/** Entries are sorted by tag, and the ones used here have low tags. */
const mostEntries = 1000;
const typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
const fractionType = 5;

type Layout = {
  view: DataView;
  isLittle: boolean;
  firstOffset: number;
  countBytes: number;
  entryBytes: number;
  wordBytes: number;
  word(at: number): number;
  countOf(directory: number): number;
};

function layoutOf(bytes: Uint8Array): Layout {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = bytes[0] === 0x49;
  const longWord = (at: number) => Number(view.getBigUint64(at, isLittle));
  switch (view.getUint16(2, isLittle)) {
    case 42:
      return {
        view,
        isLittle,
        firstOffset: 4,
        countBytes: 2,
        entryBytes: 12,
        wordBytes: 4,
        word: (at) => view.getUint32(at, isLittle),
        countOf: (directory) => view.getUint16(directory, isLittle),
      };
    case 43:
      return {
        view,
        isLittle,
        firstOffset: 8,
        countBytes: 8,
        entryBytes: 20,
        wordBytes: 8,
        word: longWord,
        countOf: longWord,
      };
    default:
      throw new ExtractionFailure('unsupported');
  }
}

/** Returns the directories of a TIFF or BigTIFF file, one for each page. Throws `damaged` or `unsupported`. */
export function readTiffDirectories(bytes: Uint8Array): TiffDirectory[] {
  const layout = layoutOf(bytes);
  const { countBytes, entryBytes, wordBytes } = layout;
  const directories: TiffDirectory[] = [];
  const seen = new Set<number>();
  let offset = layout.word(layout.firstOffset);
  while (offset !== 0 && !seen.has(offset) && directories.length < mostPages) {
    if (offset + countBytes > bytes.length) break;
    seen.add(offset);
    directories.push(directoryAt(bytes, layout, offset));
    const next = offset + countBytes + layout.countOf(offset) * entryBytes;
    if (next + wordBytes > bytes.length) break;
    offset = layout.word(next);
  }
  if (directories.length === 0) throw new ExtractionFailure('damaged');
  return directories;
}

function entriesAt(layout: Layout, offset: number) {
  const { view, isLittle, countBytes, entryBytes, wordBytes } = layout;
  const entries = new Map<number, { type: number; size: number; length: number; start: number }>();
  const count = Math.min(layout.countOf(offset), mostEntries);
  for (let entry = 0; entry < count; entry += 1) {
    const at = offset + countBytes + entry * entryBytes;
    if (at + entryBytes > view.byteLength) break;
    const tag = view.getUint16(at, isLittle);
    if (!knownTags.has(tag) || entries.has(tag)) continue;
    const type = view.getUint16(at + 2, isLittle);
    const size = typeSizes[type] ?? 1;
    const length = layout.word(at + 4);
    const place = at + 4 + wordBytes;
    const start = size * length <= wordBytes ? place : layout.word(place);
    entries.set(tag, { type, size, length, start });
  }
  return entries;
}

function directoryAt(bytes: Uint8Array, layout: Layout, offset: number): TiffDirectory {
  const { view, isLittle } = layout;
  const entries = entriesAt(layout, offset);
  return {
    offset,
    values(tag) {
      const entry = entries.get(tag);
      if (!entry || entry.length > mostValues) return [];
      const { type, size, length, start } = entry;
      return Array.from({ length }, (_, index) => {
        const at = start + index * size;
        if (type === fractionType) {
          return view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle);
        }
        switch (size) {
          case 1:
            return view.getUint8(at);
          case 2:
            return view.getUint16(at, isLittle);
          case 8:
            return Number(view.getBigUint64(at, isLittle));
          default:
            return view.getUint32(at, isLittle);
        }
      });
    },
    bytesOf(tag) {
      const entry = entries.get(tag);
      return entry ? bytes.subarray(entry.start, entry.start + entry.length) : new Uint8Array();
    },
  };
}

/** Returns the directory with a cache of its values. */
export function withKnownValues({ values, ...directory }: TiffDirectory): TiffDirectory {
  const known = new Map<number, number[]>();
  return {
    ...directory,
    values(tag) {
      const ofTag = known.get(tag) ?? values(tag);
      known.set(tag, ofTag);
      return ofTag;
    },
  };
}

/** Returns the sizes of the pages of a TIFF file. */
export function readTiffPages(bytes: Uint8Array) {
  return readTiffDirectories(bytes).map(({ values }) => ({
    width: values(tiffTags.width)[0] ?? 0,
    height: values(tiffTags.height)[0] ?? 0,
    bitsPerPixel:
      (values(tiffTags.bitsPerSample)[0] ?? 1) * (values(tiffTags.samplesPerPixel)[0] ?? 1),
  }));
}

const upright = 1;

/** Returns a copy of a TIFF file whose first page is that of the directory, without applying its orientation. */
export function withFirstPage(bytes: Uint8Array, { offset }: TiffDirectory): Uint8Array {
  const copy = new Uint8Array(bytes);
  const layout = layoutOf(copy);
  const { view, isLittle, firstOffset, wordBytes } = layout;
  if (wordBytes === 4) view.setUint32(firstOffset, offset, isLittle);
  else view.setBigUint64(firstOffset, BigInt(offset), isLittle);
  const orientation = entriesAt(layout, offset).get(tiffTags.orientation);
  if (orientation?.size === 2) view.setUint16(orientation.start, upright, isLittle);
  if (orientation?.size === 4) view.setUint32(orientation.start, upright, isLittle);
  return copy;
}
