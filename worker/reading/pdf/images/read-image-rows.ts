import { readJpegHeader } from '../../../../shared/reading/picture/jpeg-header.ts';
import { readJpegRows } from '../../picture/jpeg/jpeg-rows.ts';
import { limitPixels, type PictureLimits } from '../../picture/picture-limits.ts';
import type { PixelRows, RowOptions } from '../../picture/pixel-rows.ts';
import { readPngRows } from '../../picture/png/png-rows.ts';
import { imageColors, isSpaceOfJpeg } from './image-colors.ts';
import type { FileStream } from '../find-objects.ts';
import { filtersOf } from './image-stream.ts';

export type ImageRowOptions = RowOptions & {
  width: number;
  height: number;
  space: number;
  profileSamples?: number | undefined;
  limits: PictureLimits;
};

export function readImageRows(
  { data, dictionary }: FileStream,
  options: ImageRowOptions,
): PixelRows | undefined {
  if (/\/(?:S?Mask|Matte)\b/.test(dictionary)) return undefined;
  const filter = onlyFilterOf(dictionary);
  if (filter === 'DCTDecode') return readEmbeddedJpeg({ data, dictionary }, options);
  return filter === 'FlateDecode' ? readDeflated({ data, dictionary }, options) : undefined;
}

function onlyFilterOf(dictionary: string): string | undefined {
  const filters = filtersOf(dictionary);
  return filters.length === 1 ? filters[0] : undefined;
}

const isInverted = (dictionary: string) => /\/Decode\s*\[\s*1\b/.test(dictionary);

function readEmbeddedJpeg(
  { data, dictionary }: FileStream,
  { width, height, space, limits, ...options }: ImageRowOptions,
): PixelRows | undefined {
  limitPixels({ width, height }, limits.jpegPixels);
  const colors = {
    isInverted: isInverted(dictionary),
    isRgb: /\/ColorTransform\s+0\b/.test(dictionary),
  };
  const { components } = readJpegHeader(data);
  if (!isSpaceOfJpeg(space, components)) return undefined;
  if (colors.isInverted && components < 4) return undefined;
  return readJpegRows(data, { ...options, colors });
}

function readDeflated(
  { data, dictionary }: FileStream,
  { width, height, space, profileSamples, isColored, limits }: ImageRowOptions,
): PixelRows | undefined {
  const numberOf = (name: string, otherwise: number) =>
    Number(new RegExp(`/${name}\\s+(\\d+)(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? otherwise);
  // Parameters in another object are not available here.
  const isElsewhere = /\/(?:DecodeParms|DP)\s*\[?\s*\d+\s+\d+\s+R/.test(dictionary);
  if (isElsewhere || numberOf('BitsPerComponent', 8) !== 8) return undefined;
  const predictor = numberOf('Predictor', 1);
  const predicted = predictor > 1 ? numberOf('Colors', 1) : undefined;
  const colors = imageColors(dictionary, { space, samples: profileSamples ?? predicted });
  if (!colors || (predicted !== undefined && predicted !== colors.samples)) return undefined;
  // PDFium decodes such pictures in parts, and bounds their cost.
  if (width * height > limits.unpackedPixels) return undefined;
  const file = {
    width,
    height,
    bits: 8,
    samples: colors.samples,
    data: [data],
    hasPalette: colors.palette !== undefined,
    palette: colors.palette ?? new Uint8Array(),
    hasAlpha: false,
    transparency: undefined,
  };
  const filter = predictor >= 10 ? undefined : filterOfAll(predictor);
  return readPngRows(file, { isColored, filter });
}

function filterOfAll(predictor: number): number {
  return predictor === 2 ? 1 : 0;
}
