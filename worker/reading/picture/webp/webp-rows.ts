import type { PixelRows, RowOptions } from '../pixel-rows.ts';
import { readAlphaRows } from './alpha-rows.ts';
import { readLosslessRows } from './lossless/lossless-rows.ts';
import { readLossyRows } from './lossy/lossy-rows.ts';
import { lossyPainter, paintLossless } from './paint-rows.ts';
import type { WebpFile, WebpFrame } from './webp-file.ts';

const white = 255;

/**
 * Decodes a WebP file row by row, in its own size. A lossy one takes the memory of a row of blocks, a lossless one that of a million pixels
 * that can be repeated. Throws `ExtractionFailure`.
 */
export function readWebpRows(
  { width, height, frame }: WebpFile,
  { isColored, background = white }: Pick<RowOptions, 'isColored' | 'background'>,
): PixelRows {
  const channels = isColored ? 3 : 1;
  const rows = readFrameRows(frame, { channels, background });
  const isAll = frame.width === width && frame.height === height;
  return {
    width,
    height,
    channels,
    rows: isAll ? rows : placeRows(rows, { width, height, frame, channels, background }),
  };
}

type Ground = { channels: PixelRows['channels']; background: number };

function* readFrameRows(
  frame: WebpFrame,
  { channels, background }: Ground,
): Generator<Uint8ClampedArray> {
  const out = new Uint8ClampedArray(frame.width * channels);
  if (frame.kind === 'lossless') {
    const { rows, hasAlpha } = readLosslessRows(frame.data);
    for (const row of rows) {
      paintLossless(row, { out, channels, hasAlpha, background });
      yield out;
    }
    return;
  }
  const opacities = frame.alpha && readAlphaRows(frame.alpha, frame);
  const paint = lossyPainter(channels, background);
  for (const row of readLossyRows(frame.data, channels === 3)) {
    paint(row, opacities?.next().value ?? undefined, out);
    yield out;
  }
}

function* placeRows(
  rows: Iterable<Uint8ClampedArray>,
  {
    width,
    height,
    frame: { left, top, height: frameHeight },
    channels,
    background,
  }: Pick<WebpFile, 'width' | 'height' | 'frame'> & Ground,
): Generator<Uint8ClampedArray> {
  const out = new Uint8ClampedArray(width * channels).fill(background);
  for (let y = 0; y < top; y += 1) yield out;
  for (const row of rows) {
    out.set(row, left * channels);
    yield out;
  }
  out.fill(background);
  for (let y = top + frameHeight; y < height; y += 1) yield out;
}
