import { ExtractionFailure } from '../../../../shared/archive/reading/extraction-failure.ts';
import { readGifPart } from './gif-part.ts';
import { readJpegHeader } from '../../../../shared/archive/reading/picture/jpeg-header.ts';
import {
  jpegPart,
  type PicturePart,
  wrapPicture,
} from '../../../../shared/archive/reading/picture/picture-pdf.ts';
import { type PictureFormat, readPictureHeader } from './picture-header.ts';
import { readPngPart } from './png-part.ts';
import {
  readTiffDirectories,
  type TiffDirectory,
  tiffTags,
  withFirstPage,
} from '../../../../shared/archive/reading/picture/tiff-directory.ts';
import {
  compressionOf,
  hasPlanes,
  readTiffParts,
  tiffCompressions,
} from '../../../../shared/archive/reading/picture/tiff-parts.ts';

type PictureSource = { kind: 'pdf' | 'file'; bytes: Uint8Array };

export type OpenedPicture = {
  page: { width: number; height: number; bitsPerPixel: number };
  /** What decodes it: a PDF that PDFium renders at any scale, or a file whose first page Leptonica unpacks whole. */
  source: PictureSource;
  /** Of EXIF and TIFF: 1 to 8. */
  orientation: number;
};

/**
 * Prepares a page of a JPEG, PNG, GIF, WebP, TIFF or BMP file to be decoded. Throws `ExtractionFailure`: `too_complex` for
 * more pixels than are unpacked.
 */
export function openPicture(
  bytes: Uint8Array,
  { index, maxUnpackedPixels }: { index: number; maxUnpackedPixels: number },
): OpenedPicture {
  const { format, pages } = readPictureHeader(bytes);
  const page = pages[index];
  if (!page) throw new ExtractionFailure('damaged');
  if (page.width * page.height > maxUnpackedPixels) throw new ExtractionFailure('too_complex');
  if (format === 'jpeg') {
    const header = readJpegHeader(bytes);
    const pdf = wrapPicture([jpegPart(bytes, { header })], page);
    return { page, source: { kind: 'pdf', bytes: pdf }, orientation: header.orientation };
  }
  if (format !== 'tiff') {
    const part = partOf(format, bytes);
    const pdf = part && wrapPicture([part], page);
    const source: PictureSource = pdf ? { kind: 'pdf', bytes: pdf } : { kind: 'file', bytes };
    return { page, source, orientation: 1 };
  }
  const directory = readTiffDirectories(bytes)[index];
  if (!directory) throw new ExtractionFailure('damaged');
  const parts = isDecodedAsPdf(directory) ? readTiffParts(bytes, directory) : undefined;
  return {
    page,
    source: parts
      ? { kind: 'pdf', bytes: wrapPicture(parts, page) }
      : { kind: 'file', bytes: withFirstPage(bytes, directory) },
    orientation: directory.values(tiffTags.orientation)[0] ?? 1,
  };
}

const { oldJpeg, jpeg, deflate, oldDeflate } = tiffCompressions;
/** Leptonica has been built without these. */
const unknownCompressions: ReadonlySet<number> = new Set([oldJpeg, jpeg, deflate, oldDeflate]);

/** What Leptonica does not unpack; it reads no tiles and no planes. */
function isDecodedAsPdf(directory: TiffDirectory): boolean {
  return (
    unknownCompressions.has(compressionOf(directory)) ||
    directory.values(tiffTags.tileOffsets).length > 0 ||
    hasPlanes(directory)
  );
}

/** A picture that a PDF can contain; undefined for the others. */
function partOf(format: PictureFormat, bytes: Uint8Array): PicturePart | undefined {
  if (format === 'gif') return readGifPart(bytes);
  return format === 'png' ? readPngPart(bytes) : undefined;
}
