import { ExtractionFailure } from '../extraction-result.ts';

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
  stripOffsets: 273,
  orientation: 274,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  predictor: 317,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  jpegTables: 347,
} as const;

/** More pages are not read. */
const mostPages = 2000;
const mostValues = 100_000;
const typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

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

function directoryAt(
  bytes: Uint8Array,
  { view, isLittle, offset }: { view: DataView; isLittle: boolean; offset: number },
): TiffDirectory {
  const entryOf = (tag: number) => {
    const count = view.getUint16(offset, isLittle);
    for (let entry = 0; entry < count; entry += 1) {
      const at = offset + 2 + entry * 12;
      if (view.getUint16(at, isLittle) !== tag) continue;
      const size = typeSizes[view.getUint16(at + 2, isLittle)] ?? 1;
      const length = view.getUint32(at + 4, isLittle);
      return {
        size,
        length,
        start: size * length <= 4 ? at + 8 : view.getUint32(at + 8, isLittle),
      };
    }
    return undefined;
  };
  return {
    offset,
    values(tag) {
      const entry = entryOf(tag);
      if (!entry || entry.length > mostValues) return [];
      const { size, length, start } = entry;
      return Array.from({ length }, (_, index) => {
        const at = start + index * size;
        if (size === 1) return view.getUint8(at);
        return size === 2 ? view.getUint16(at, isLittle) : view.getUint32(at, isLittle);
      });
    },
    bytesOf(tag) {
      const entry = entryOf(tag);
      return entry ? bytes.subarray(entry.start, entry.start + entry.length) : new Uint8Array();
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
