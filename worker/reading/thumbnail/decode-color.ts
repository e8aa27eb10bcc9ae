import { tooManyPixels } from '../picture/picture-limits.ts';
import {
  colorReaderOf,
  type LeptonicaPixels,
  unpackedBytes,
  withPixels,
} from '../recognition/engine/decode-with-leptonica.ts';
import { dropIdleEngine } from '../recognition/recognize-in-process.ts';
import { createTesseract } from '../recognition/engine/tesseract-core.ts';
import type { ColorImage } from './color-image.ts';
import { thumbnailLimits as limits } from './thumbnail-limits.ts';

type Size = { width: number; height: number };

/** The bytes of an instance of Tesseract without a picture. */
const idleMemoryBytes = 17 * 1024 * 1024;
const lstmOnly = 1;

export async function decodeColor(
  bytes: Uint8Array,
  { page, size }: { page: Size & { bitsPerPixel: number }; size: Size },
): Promise<ColorImage> {
  if (unpackedBytes(page) > limits.recognitionMemoryBytes - idleMemoryBytes) {
    throw tooManyPixels(page);
  }
  dropIdleEngine();
  const tesseract = await createTesseract(limits);
  const { result } = tesseract.run(limits.decodingInstructions, () => {
    // This fails because there is no language, but it suffices to decode pictures.
    tesseract.api.Init(null, 'none', lstmOnly);
    return withPixels(tesseract, bytes, (pixels) => reduce(pixels, size));
  });
  return result;
}

/** Averages the pixels covered by each new pixel, over white where they are transparent. */
function reduce(pixels: LeptonicaPixels, { width, height }: Size): ColorImage {
  const readColor = colorReaderOf(pixels);
  const image = new Uint8Array(width * height * 4);
  const sums = new Float64Array(width * 3);
  const counts = new Float64Array(width);
  for (let row = 0; row < height; row += 1) {
    sums.fill(0);
    counts.fill(0);
    const end = Math.floor(((row + 1) * pixels.height) / height);
    for (let y = Math.floor((row * pixels.height) / height); y < end; y += 1) {
      for (let x = 0; x < pixels.width; x += 1) {
        const column = Math.floor((x * width) / pixels.width);
        const color = readColor(y * pixels.rowBytes, x);
        sums[column * 3] = (sums[column * 3] ?? 0) + (color >>> 16);
        sums[column * 3 + 1] = (sums[column * 3 + 1] ?? 0) + ((color >>> 8) & 255);
        sums[column * 3 + 2] = (sums[column * 3 + 2] ?? 0) + (color & 255);
        counts[column] = (counts[column] ?? 0) + 1;
      }
    }
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4;
      const count = counts[column] ?? 1;
      for (let part = 0; part < 3; part += 1) {
        image[at + part] = (sums[column * 3 + part] ?? 0) / count;
      }
      image[at + 3] = 255;
    }
  }
  return { width, height, data: new Uint32Array(image.buffer) };
}
