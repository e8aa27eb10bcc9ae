import { ExtractionFailure } from '../extraction-failure.ts';
import { type PicturePage, wrapPictures } from './picture-pdf.ts';
import { orientationOf } from './picture-orientation.ts';
import { readTiffDirectories, type TiffDirectory, tiffTags } from './tiff-directory.ts';
import { createRoom, readTiffParts, type Room } from './tiff-parts.ts';

type TiffPdf = {
  pdf: Uint8Array;
  pageCount: number;
  /** Pages, from 1, that are empty because they have too many pixels or an unsupported format. */
  missingPages: ReadonlySet<number>;
};

/**
 * Writes the pages of a TIFF file as a PDF, upright and in their paper size, for viewers that support only PDF. Strips are copied without
 * decoding. Throws `ExtractionFailure` if there is no page.
 */
export function tiffToPdf(bytes: Uint8Array, { maxPixels }: { maxPixels: number }): TiffPdf {
  const missingPages = new Set<number>();
  const room = createRoom(bytes);
  const pages = directoriesOf(bytes).map((directory, index) => {
    try {
      return pageOf(bytes, directory, { maxPixels, room });
    } catch (error) {
      if (!isFileError(error)) throw error;
      missingPages.add(index + 1);
      return { parts: [], ...sizeOnA4 };
    }
  });
  return { pdf: wrapPictures(pages), pageCount: pages.length, missingPages };
}

const sizeOnA4 = { width: 595, height: 842 };

function directoriesOf(bytes: Uint8Array): TiffDirectory[] {
  try {
    return readTiffDirectories(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new ExtractionFailure('damaged');
    throw error;
  }
}

function pageOf(
  bytes: Uint8Array,
  directory: TiffDirectory,
  { maxPixels, room }: { maxPixels: number; room: Room },
): PicturePage {
  const { values } = directory;
  const width = values(tiffTags.width)[0] ?? 0;
  const height = values(tiffTags.height)[0] ?? 0;
  if (width === 0 || height === 0) throw new ExtractionFailure('damaged');
  if (width * height > maxPixels) throw new ExtractionFailure('too_complex');
  return {
    parts: readTiffParts(bytes, directory, room),
    width,
    height,
    resolution: resolutionOf(directory),
    ...orientationOf(values(tiffTags.orientation)[0] ?? 1),
  };
}

const centimetres = 3;
const inchInCentimetres = 2.54;
/** Resolutions of scanners and cameras in pixels per inch; others are mistakes. */
const usualResolutions = { min: 50, max: 2400 };

function resolutionOf({ values }: TiffDirectory): PicturePage['resolution'] {
  const perInch = values(tiffTags.resolutionUnit)[0] === centimetres ? inchInCentimetres : 1;
  const [x = 0, y = 0] = [tiffTags.resolutionX, tiffTags.resolutionY].map(
    (tag) => (values(tag)[0] ?? 0) * perInch,
  );
  const { min, max } = usualResolutions;
  return [x, y].every((value) => value >= min && value <= max) ? { x, y } : undefined;
}

/** Reading beyond the end of a file throws a `RangeError`. */
function isFileError(error: unknown): boolean {
  return error instanceof ExtractionFailure || error instanceof RangeError;
}
