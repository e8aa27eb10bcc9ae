import { ExtractionFailure } from '../extraction-failure.ts';

export type TiffDirectory = {
  /** Where it is in the file. */
  offset: number;
  /** The values of a tag; empty if it has none. */
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
  jpegTables: 347,
  jpegOffset: 513,
  jpegLength: 514,
} as const;

const knownTags: ReadonlySet<number> = new Set(Object.values(tiffTags));

/** More pages are not read. */
const mostPages = 2000;
const mostValues = 100_000;
/** Of a directory: they are in the order of their tags, and those that count here come first. */
const mostEntries = 1000;
const typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const fractionType = 5;

/** The directories of a TIFF file, one a page. Throws `damaged`; BigTIFF is `unsupported`. */
export function readTiffDirectories(bytes: Uint8Array): TiffDirectory[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = bytes[0] === 0x49;
  if (view.getUint16(2, isLittle) !== 42) throw new ExtractionFailure('unsupported');
  const directories: TiffDirectory[] = [];
  const seen = new Set<number>();
  let offset = view.getUint32(4, isLittle);
  while (offset !== 0 && !seen.has(offset) && directories.length < mostPages) {
    if (offset + 2 > bytes.length) break;
    seen.add(offset);
    directories.push(directoryAt(bytes, { view, isLittle, offset }));
    const next = offset + 2 + view.getUint16(offset, isLittle) * 12;
    if (next + 4 > bytes.length) break;
    offset = view.getUint32(next, isLittle);
  }
  if (directories.length === 0) throw new ExtractionFailure('damaged');
  return directories;
}

type DirectoryPlace = { view: DataView; isLittle: boolean; offset: number };

/** The entries of known tags: of one that is there twice, the first. */
function entriesAt({ view, isLittle, offset }: DirectoryPlace) {
  const entries = new Map<number, { type: number; size: number; length: number; start: number }>();
  const count = Math.min(view.getUint16(offset, isLittle), mostEntries);
  for (let entry = 0; entry < count; entry += 1) {
    const at = offset + 2 + entry * 12;
    if (at + 12 > view.byteLength) break;
    const tag = view.getUint16(at, isLittle);
    if (!knownTags.has(tag) || entries.has(tag)) continue;
    const type = view.getUint16(at + 2, isLittle);
    const size = typeSizes[type] ?? 1;
    const length = view.getUint32(at + 4, isLittle);
    const start = size * length <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
    entries.set(tag, { type, size, length, start });
  }
  return entries;
}

function directoryAt(bytes: Uint8Array, { view, isLittle, offset }: DirectoryPlace): TiffDirectory {
  const entries = entriesAt({ view, isLittle, offset });
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
        if (size === 1) return view.getUint8(at);
        return size === 2 ? view.getUint16(at, isLittle) : view.getUint32(at, isLittle);
      });
    },
    bytesOf(tag) {
      const entry = entries.get(tag);
      return entry ? bytes.subarray(entry.start, entry.start + entry.length) : new Uint8Array();
    },
  };
}

/** The same directory, which reads the values of each tag once. */
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

/** The sizes of the pages of a TIFF file. */
export function readTiffPages(bytes: Uint8Array) {
  return readTiffDirectories(bytes).map(({ values }) => ({
    width: values(tiffTags.width)[0] ?? 0,
    height: values(tiffTags.height)[0] ?? 0,
    bitsPerPixel:
      (values(tiffTags.bitsPerSample)[0] ?? 1) * (values(tiffTags.samplesPerPixel)[0] ?? 1),
  }));
}

/** A copy of a TIFF file whose first page is that of the directory. */
export function withFirstPage(bytes: Uint8Array, { offset }: TiffDirectory): Uint8Array {
  const copy = new Uint8Array(bytes);
  new DataView(copy.buffer).setUint32(4, offset, bytes[0] === 0x49);
  return copy;
}
