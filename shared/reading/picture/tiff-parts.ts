import { ExtractionFailure } from '../extraction-failure.ts';
import { readJpegHeader } from './jpeg-header.ts';
import {
  colorSpaces,
  jpegPart,
  paletteColorSpace,
  type PicturePart,
  planeColorSpaces,
  tintedColorSpaces,
} from './picture-pdf.ts';
import { type TiffDirectory, tiffTags, withKnownValues } from './tiff-directory.ts';

/** Values of `tiffTags.compression` (TIFF 6.0, and its technical notes). */
export const tiffCompressions = {
  none: 1,
  huffman: 2,
  fax3: 3,
  fax4: 4,
  lzw: 5,
  oldJpeg: 6,
  jpeg: 7,
  deflate: 8,
  packBits: 32_773,
  oldDeflate: 32_946,
} as const;

export const photometrics = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, palette: 3, inks: 5 };
export const horizontalPredictor = 2;
const mostParts = 10_000;
/** The overhead of a part in the PDF: its object, and its position on the page. */
const partBytes = 200;

/** Reserves bytes of the output; throws `too_complex` beyond the limit. */
export type Room = (bytes: number) => void;

/** Returns a limit of the output in proportion to the file, because a hostile file can use the same bytes for many strips. */
export function createRoom(file: Uint8Array): Room {
  let left = 4 * file.length + 32 * 1024 * 1024;
  return (bytes) => {
    left -= bytes;
    if (left < 0) throw new ExtractionFailure('too_complex');
  };
}

type Place = { left: number; top: number; width: number; height: number };

/** Returns the compression of a page, as a number of `tiffCompressions` or an unknown one. */
export function compressionOf({ values }: TiffDirectory): number {
  return values(tiffTags.compression)[0] ?? tiffCompressions.none;
}

/** Returns the strips or tiles of a page for a PDF, without decoding them. Throws `ExtractionFailure`. The pages of a file share `take`. */
export function readTiffParts(
  bytes: Uint8Array,
  page: TiffDirectory,
  take = createRoom(bytes),
): PicturePart[] {
  const directory = withKnownValues(page);
  const { values } = directory;
  const compression = compressionOf(directory);
  if (compression === tiffCompressions.oldJpeg) return [oldJpegOf(bytes, directory)];
  const isTiled = values(tiffTags.tileOffsets).length > 0;
  const offsets = values(isTiled ? tiffTags.tileOffsets : tiffTags.stripOffsets);
  const counts = values(isTiled ? tiffTags.tileByteCounts : tiffTags.stripByteCounts);
  const places = placesOf(directory, isTiled);
  if (offsets.length === 0) throw new ExtractionFailure('damaged');
  if (offsets.length > mostParts) throw new ExtractionFailure('too_complex');
  const isJpeg = compression === tiffCompressions.jpeg;
  const planes = planesOf(directory);
  const partsOfPlane = Math.ceil(offsets.length / planes);
  const colorsOf = Array.from({ length: planes }, (_, plane) =>
    isJpeg ? '' : colorEntries(directory, plane),
  );
  const tables = isJpeg ? directory.bytesOf(tiffTags.jpegTables) : new Uint8Array();
  return offsets.flatMap((offset, index) => {
    const part = bytes.subarray(offset, offset + (counts[index] ?? 0));
    const plane = Math.floor(index / partsOfPlane);
    const place = places(index % partsOfPlane);
    const colors = colorsOf[plane] ?? '';
    if (place.height <= 0) return [];
    take(part.length + tables.length + colors.length + partBytes);
    if (isJpeg) return jpegOf(part, { tables, directory, place });
    const entries = `${colors} ${filterEntries(part, directory, place)}`;
    return {
      bytes: inPdfOrder(part, directory, isLittleEndian(bytes)),
      ...place,
      entries,
      isPlane: planes > 1,
    };
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
    const rest = isTiled ? height : Math.min(height, pageHeight - top);
    return { left: (index % across) * width, top, width, height: rest };
  };
}

/** Tables that all parts share are stored separately (TIFF technical note 2). */
function jpegOf(
  part: Uint8Array,
  { tables, directory, place }: { tables: Uint8Array; directory: TiffDirectory; place: Place },
) {
  const { left, top } = place;
  const file = withTables(part, tables);
  const isRgb = directory.values(tiffTags.photometric)[0] === photometrics.rgb;
  return jpegPart(file, { header: readJpegHeader(file), left, top, isRgb });
}

function withTables(part: Uint8Array, tables: Uint8Array): Uint8Array {
  if (tables.length < 4) return part;
  const file = new Uint8Array(tables.length - 2 + part.length - 2);
  file.set(tables.subarray(0, -2));
  file.set(part.subarray(2), tables.length - 2);
  return file;
}

function oldJpegOf(bytes: Uint8Array, { values }: TiffDirectory): PicturePart {
  const offset = values(tiffTags.jpegOffset)[0];
  const length = values(tiffTags.jpegLength)[0];
  if (offset === undefined || length === undefined) throw new ExtractionFailure('unsupported');
  const file = bytes.subarray(offset, offset + length);
  return jpegPart(file, { header: readJpegHeader(file) });
}

function colorEntries(directory: TiffDirectory, plane: number): string {
  const { values } = directory;
  const bits = bitsOf(directory);
  const isInverted =
    values(tiffTags.photometric)[0] === photometrics.whiteIsZero && !isFax(directory);
  return `/ColorSpace ${colorSpaceOf(directory, plane)} /BitsPerComponent ${bits} ${isInverted ? '/Decode [1 0]' : ''}`;
}

/** Returns whether the samples of a pixel are stored in separate planes. */
export function hasPlanes(directory: TiffDirectory): boolean {
  return samplesInFile(directory) > 1 && (directory.values(tiffTags.planes)[0] ?? 1) !== 1;
}

/** Returns the number of planes of a page: 1, or 3 for 8-bit RGB, the only kind that a PDF can combine. */
function planesOf(directory: TiffDirectory): number {
  if (!hasPlanes(directory)) return 1;
  const isRgb = directory.values(tiffTags.photometric)[0] === photometrics.rgb;
  const planes = samplesInFile(directory);
  if (isRgb && planes === planeColorSpaces.length && bitsOf(directory) === 8) return planes;
  throw new ExtractionFailure('unsupported');
}

function colorSpaceOf(directory: TiffDirectory, plane: number): string {
  const { values } = directory;
  if (hasPlanes(directory)) return planeColorSpaces[plane] ?? '';
  const samples = samplesOf(directory);
  const tinted = tintedColorSpaces[isOpacity(directory) ? 'opacity' : 'nothing'];
  const space = spaceOf(values(tiffTags.photometric)[0] ?? 1, samples);
  if (!space) throw new ExtractionFailure('unsupported');
  return space;

  function spaceOf(photometric: number, count: number): string | undefined {
    switch (photometric) {
      case photometrics.whiteIsZero:
      case photometrics.blackIsZero:
        return count === 2 ? tinted[2] : count === 1 ? colorSpaces[1] : undefined;
      case photometrics.rgb:
        return count === 4 ? tinted[4] : count === 3 ? colorSpaces[3] : undefined;
      case photometrics.palette:
        return count === 1 ? paletteColorSpace(paletteOf(directory)) : undefined;
      case photometrics.inks:
        return count === 4 ? colorSpaces[4] : undefined;
      default:
        return undefined;
    }
  }
}

/** Returns whether the extra sample of a pixel is an opacity, which is the default. */
export function isOpacity({ values }: TiffDirectory): boolean {
  return values(tiffTags.extraSamples)[0] !== 0;
}

/** Returns the palette as RGB. In the file, all red values come first, with 16 bits, or 8 from some programs. */
function paletteOf({ values }: TiffDirectory): Uint8Array {
  const map = values(tiffTags.colorMap);
  const count = map.length / 3;
  const unit = map.every((value) => value < 256) ? 1 : 257;
  return Uint8Array.from({ length: count * 3 }, (_, at) =>
    Math.round((map[(at % 3) * count + Math.floor(at / 3)] ?? 0) / unit),
  );
}

function filterEntries(part: Uint8Array, directory: TiffDirectory, place: Place): string {
  const { values } = directory;
  switch (compressionOf(directory)) {
    case tiffCompressions.none:
      return '';
    case tiffCompressions.huffman:
      return faxEntries(directory, place, '/K 0 /EncodedByteAlign true');
    case tiffCompressions.fax3:
      return faxEntries(directory, place, `/K ${(values(tiffTags.faxOptions)[0] ?? 0) & 1}`);
    case tiffCompressions.fax4:
      return faxEntries(directory, place, '/K -1');
    case tiffCompressions.lzw:
      // LZW as written before 1992: least significant bits first.
      if (part[0] === 0 && ((part[1] ?? 0) & 1) === 1) throw new ExtractionFailure('unsupported');
      return `/Filter /LZWDecode /DecodeParms ${predictorParameters(directory, place)}`;
    case tiffCompressions.deflate:
    case tiffCompressions.oldDeflate:
      return `/Filter /FlateDecode /DecodeParms ${predictorParameters(directory, place)}`;
    case tiffCompressions.packBits:
      return '/Filter /RunLengthDecode';
    default:
      throw new ExtractionFailure('unsupported');
  }
}

function faxEntries({ values }: TiffDirectory, { width, height }: Place, coding: string): string {
  const isBlackOne = values(tiffTags.photometric)[0] === photometrics.blackIsZero;
  return `/Filter /CCITTFaxDecode /DecodeParms << ${coding} /Columns ${width} /Rows ${height} /BlackIs1 ${isBlackOne} /EndOfBlock false >>`;
}

function predictorParameters(directory: TiffDirectory, { width }: Place): string {
  const isPredicted = directory.values(tiffTags.predictor)[0] === horizontalPredictor;
  return `<< /Predictor ${isPredicted ? 2 : 1} /Columns ${width} /Colors ${samplesOf(directory)} /BitsPerComponent ${bitsOf(directory)} >>`;
}

const lowestBitFirst = 2;

function inPdfOrder(part: Uint8Array, directory: TiffDirectory, isLittle: boolean): Uint8Array {
  const isPacked = compressionOf(directory) !== tiffCompressions.none;
  const bits = bitsOf(directory);
  if (bits === 16 && isLittle) {
    if (isPacked) throw new ExtractionFailure('unsupported');
    return part.map((_, at) => part[at ^ 1] ?? 0);
  }
  const isReversed = directory.values(tiffTags.fillOrder)[0] === lowestBitFirst;
  if (!isReversed || !(isFax(directory) || (!isPacked && bits === 1))) return part;
  return part.map(reverseBits);
}

function reverseBits(byte: number): number {
  let reversed = 0;
  for (let bit = 0; bit < 8; bit += 1) reversed |= ((byte >> bit) & 1) << (7 - bit);
  return reversed;
}

function isFax(directory: TiffDirectory): boolean {
  const { huffman, fax3, fax4 } = tiffCompressions;
  const compression = compressionOf(directory);
  return compression === huffman || compression === fax3 || compression === fax4;
}

export function isLittleEndian(bytes: Uint8Array): boolean {
  return bytes[0] === 0x49;
}

function samplesOf(directory: TiffDirectory): number {
  return hasPlanes(directory) ? 1 : samplesInFile(directory);
}

export function samplesInFile({ values }: TiffDirectory): number {
  return values(tiffTags.samplesPerPixel)[0] ?? 1;
}

function bitsOf({ values }: TiffDirectory): number {
  const bits = values(tiffTags.bitsPerSample)[0] ?? 1;
  if (![1, 2, 4, 8, 16].includes(bits)) throw new ExtractionFailure('unsupported');
  return bits;
}
