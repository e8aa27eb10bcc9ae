import { ExtractionFailure } from '../extraction-result.ts';
import { readJpegHeader } from './jpeg-header.ts';
import { colorSpaces, jpegPart, type PicturePart, transparentColorSpace } from './picture-pdf.ts';
import { type TiffDirectory, tiffTags } from './tiff-directory.ts';

const jpeg = 7;
const deflate = new Set([8, 32_946]);

type Place = { left: number; top: number; width: number; height: number };

/**
 * The strips or tiles of a page, if they are JPEG files or deflated: Leptonica has been built without them. Undefined for
 * the other ways in which a page can be compressed.
 */
export function readTiffParts(
  bytes: Uint8Array,
  directory: TiffDirectory,
): PicturePart[] | undefined {
  const { values } = directory;
  const compression = values(tiffTags.compression)[0] ?? 1;
  if (compression !== jpeg && !deflate.has(compression)) return undefined;
  const isTiled = values(tiffTags.tileOffsets).length > 0;
  const offsets = values(isTiled ? tiffTags.tileOffsets : tiffTags.stripOffsets);
  const counts = values(isTiled ? tiffTags.tileByteCounts : tiffTags.stripByteCounts);
  const places = placesOf(directory, isTiled);
  if (offsets.length === 0) throw new ExtractionFailure('damaged');
  return offsets.flatMap((offset, index) => {
    const part = bytes.subarray(offset, offset + (counts[index] ?? 0));
    const place = places(index);
    if (place.height <= 0) return [];
    return compression === jpeg
      ? jpegOf(part, directory, place)
      : { bytes: part, ...place, entries: deflatedEntries(directory, place) };
  });
}

function placesOf({ values }: TiffDirectory, isTiled: boolean): (index: number) => Place {
  const pageWidth = values(tiffTags.width)[0] ?? 0;
  const pageHeight = values(tiffTags.height)[0] ?? 0;
  const height = values(isTiled ? tiffTags.tileHeight : tiffTags.rowsPerStrip)[0] ?? pageHeight;
  const width = isTiled ? (values(tiffTags.tileWidth)[0] ?? pageWidth) : pageWidth;
  const across = Math.max(1, Math.ceil(pageWidth / Math.max(1, width)));
  return (index) => {
    const top = Math.floor(index / across) * height;
    // The last strip is as high as what is left; tiles are all of one size.
    const rest = isTiled ? height : Math.min(height, pageHeight - top);
    return { left: (index % across) * width, top, width, height: rest };
  };
}

const rgbPhotometric = 2;

/** The tables that all parts share are stored apart (TIFF technical note 2). */
function jpegOf(part: Uint8Array, { values, bytesOf }: TiffDirectory, { left, top }: Place) {
  const file = withTables(part, bytesOf(tiffTags.jpegTables));
  const isRgb = values(tiffTags.photometric)[0] === rgbPhotometric;
  return jpegPart(file, { header: readJpegHeader(file), left, top, isRgb });
}

/** The tables without their end marker, and the picture without its start marker. */
function withTables(part: Uint8Array, tables: Uint8Array): Uint8Array {
  if (tables.length < 4) return part;
  const file = new Uint8Array(tables.length - 2 + part.length - 2);
  file.set(tables.subarray(0, -2));
  file.set(part.subarray(2), tables.length - 2);
  return file;
}

const whiteIsZero = 0;
const mostPhotometric = 2;
const horizontalPredictor = 2;

function deflatedEntries({ values }: TiffDirectory, { width }: Place): string {
  const samples = values(tiffTags.samplesPerPixel)[0] ?? 1;
  const bits = values(tiffTags.bitsPerSample)[0] ?? 1;
  const photometric = values(tiffTags.photometric)[0] ?? 1;
  const space = samples === 4 ? transparentColorSpace : colorSpaces[samples];
  if (!space || photometric > mostPhotometric) throw new ExtractionFailure('unsupported');
  const predictor = values(tiffTags.predictor)[0] === horizontalPredictor ? 2 : 1;
  const parameters = `<< /Predictor ${predictor} /Columns ${width} /Colors ${samples} /BitsPerComponent ${bits} >>`;
  const decode = photometric === whiteIsZero && samples === 1 ? '/Decode [1 0]' : '';
  return `/ColorSpace ${space} /BitsPerComponent ${bits} /Filter /FlateDecode /DecodeParms ${parameters} ${decode}`;
}
