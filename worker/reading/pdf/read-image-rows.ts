import { readJpegHeader } from '../../../shared/reading/picture/jpeg-header.ts';
import { readJpegRows } from '../picture/jpeg/jpeg-rows.ts';
import { limitPixels, type PictureLimits } from '../picture/picture-limits.ts';
import type { PixelRows, RowOptions } from '../picture/pixel-rows.ts';
import { readPngRows } from '../picture/png/png-rows.ts';
import type { ImageStream } from './image-stream.ts';

export type ImageRowOptions = RowOptions & {
  width: number;
  height: number;
  /** FPDF_COLORSPACE_… */
  space: number;
  limits: PictureLimits;
};

/** The rows of a picture of a PDF; undefined for one that only PDFium decodes as it is meant. */
export function readImageRows(
  { data, dictionary }: ImageStream,
  options: ImageRowOptions,
): PixelRows | undefined {
  if (/\/(?:S?Mask|Matte)\b/.test(dictionary)) return undefined;
  const filter = onlyFilterOf(dictionary);
  if (filter === 'DCTDecode') return readEmbeddedJpeg({ data, dictionary }, options);
  return filter === 'FlateDecode' ? readDeflated({ data, dictionary }, options) : undefined;
}

function onlyFilterOf(dictionary: string): string | undefined {
  const [, list, name] = /\/Filter\s*(?:\[([^\]]*)\]|\/(\w+))/.exec(dictionary) ?? [];
  const filters = name === undefined ? [...(list ?? '').matchAll(/\w+/g)].map(String) : [name];
  return filters.length === 1 ? filters[0] : undefined;
}

const isInverted = (dictionary: string) => /\/Decode\s*\[\s*1\b/.test(dictionary);

function readEmbeddedJpeg(
  { data, dictionary }: ImageStream,
  { width, height, limits, ...options }: ImageRowOptions,
): PixelRows | undefined {
  limitPixels({ width, height }, limits.jpegPixels);
  const colors = {
    isInverted: isInverted(dictionary),
    isRgb: /\/ColorTransform\s+0\b/.test(dictionary),
  };
  if (colors.isInverted && readJpegHeader(data).components < 4) return undefined;
  return readJpegRows(data, { ...options, colors });
}

const greySpaces = new Set([1, 4]);
const colorSpaces = new Set([2, 5]);
/** Its components are known where the rows are filtered. */
const profileSpace = 7;

function readDeflated(
  { data, dictionary }: ImageStream,
  { width, height, space, isColored, limits }: ImageRowOptions,
): PixelRows | undefined {
  const numberOf = (name: string, otherwise: number) =>
    Number(new RegExp(`/${name}\\s+(\\d+)(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? otherwise);
  const predictor = numberOf('Predictor', 1);
  const colors = numberOf('Colors', 1);
  const samples = greySpaces.has(space) ? 1 : colorSpaces.has(space) ? 3 : colors;
  const isKnown = space === profileSpace ? predictor > 1 && [1, 3].includes(samples) : space !== 0;
  const isPlain = numberOf('BitsPerComponent', 8) === 8 && !isInverted(dictionary);
  // What is said elsewhere in the file is not known here.
  const isElsewhere = /\/(?:DecodeParms|DP)\s*\[?\s*\d+\s+\d+\s+R/.test(dictionary);
  const hasFilter = predictor >= 10;
  if (!isKnown || !isPlain || isElsewhere || ![1, 3].includes(samples)) return undefined;
  if (predictor > 1 && colors !== samples) return undefined;
  // PDFium does not unpack those whole, and bounds what they cost.
  if (width * height > limits.unpackedPixels) return undefined;
  const file = { width, height, bits: 8, samples, data: [data], ...withoutExtras };
  return readPngRows(file, {
    isColored,
    filter: hasFilter ? undefined : filterOfAll(predictor),
  });
}

const withoutExtras = {
  hasPalette: false,
  hasAlpha: false,
  palette: new Uint8Array(),
  transparency: undefined,
};

/** That of TIFF is the first one of PNG. */
function filterOfAll(predictor: number): number {
  return predictor === 2 ? 1 : 0;
}
