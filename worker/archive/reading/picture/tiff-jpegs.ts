import { ExtractionFailure } from '../extraction-result.ts';
import { readJpegHeader } from './jpeg-header.ts';
import type { JpegPart } from './jpeg-pdf.ts';
import { type TiffDirectory, tiffTags } from './tiff-directory.ts';

const jpegCompression = 7;
const rgbPhotometric = 2;
const tileWidth = 322;
const tileHeight = 323;
const tileByteCounts = 325;

export function hasJpegs({ values }: TiffDirectory): boolean {
  return values(tiffTags.compression)[0] === jpegCompression;
}

/** The strips or tiles of a page as JPEG files: the tables they share are stored apart (TIFF technical note 2). */
export function readTiffJpegs(bytes: Uint8Array, { values, bytesOf }: TiffDirectory): JpegPart[] {
  const isTiled = values(tiffTags.tileOffsets).length > 0;
  const offsets = values(isTiled ? tiffTags.tileOffsets : tiffTags.stripOffsets);
  const counts = values(isTiled ? tileByteCounts : tiffTags.stripByteCounts);
  const width = values(tiffTags.width)[0] ?? 0;
  const partHeight = values(isTiled ? tileHeight : tiffTags.rowsPerStrip)[0] ?? 0;
  const partWidth = isTiled ? (values(tileWidth)[0] ?? width) : width;
  const across = Math.max(1, Math.ceil(width / Math.max(1, partWidth)));
  const tables = bytesOf(tiffTags.jpegTables);
  const isRgb = values(tiffTags.photometric)[0] === rgbPhotometric;
  if (offsets.length === 0) throw new ExtractionFailure('damaged');
  return offsets.map((offset, index) => {
    const part = bytes.subarray(offset, offset + (counts[index] ?? 0));
    const file = withTables(part, tables);
    return {
      bytes: file,
      header: readJpegHeader(file),
      left: (index % across) * partWidth,
      top: Math.floor(index / across) * partHeight,
      isRgb,
    };
  });
}

/** The tables without their end marker, and the picture without its start marker. */
function withTables(part: Uint8Array, tables: Uint8Array): Uint8Array {
  if (tables.length < 4) return part;
  const file = new Uint8Array(tables.length - 2 + part.length - 2);
  file.set(tables.subarray(0, -2));
  file.set(part.subarray(2), tables.length - 2);
  return file;
}
