import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import type { GreyImage } from '../image/grey-image.ts';
import type { Tesseract } from './tesseract-core.ts';

const path = '/input';
/** Bytes of memory per pixel of one bit, and of more bits, during decoding and conversion. */
const bytesOfBit = 0.4;
const bytesOfColor = 8;

export function decodeWithLeptonica(
  tesseract: Tesseract,
  bytes: Uint8Array,
  { maxPixels }: { maxPixels: number },
): GreyImage {
  return withPixels(tesseract, bytes, (pixels) => toGrey(pixels, maxPixels));
}

/** Decodes the first page of a picture with Leptonica, the image library inside of Tesseract. */
export function withPixels<Result>(
  tesseract: Tesseract,
  bytes: Uint8Array,
  work: (pixels: LeptonicaPixels) => Result,
): Result {
  const { api, files, memory } = tesseract;
  files.writeFile(path, bytes);
  const failed = api.SetImageFile(1, 0);
  files.unlink(path);
  if (failed !== 0) throw new ExtractionFailure('damaged');
  const picture = api.GetInputImage();
  const result = work({
    view: new DataView(memory(), picture.get_data()),
    width: picture.get_w(),
    height: picture.get_h(),
    depth: picture.get_d(),
    rowBytes: picture.get_wpl() * 4,
    palette: paletteOf(tesseract),
  });
  api.Clear();
  return result;
}

function paletteOf({ api, memory, pointerOf }: Tesseract): Uint32Array | undefined {
  const colormap = api.GetInputImage().get_colormap();
  if (pointerOf(colormap) === 0) return undefined;
  const entries = new Uint8Array(memory(), colormap.get_array(), colormap.get_n() * 4);
  return Uint32Array.from({ length: entries.length / 4 }, (_, index) => {
    const [blue = 0, green = 0, red = 0, alpha = 0] = entries.subarray(index * 4, index * 4 + 4);
    return overWhite((red << 16) | (green << 8) | blue, alpha);
  });
}

function overWhite(color: number, alpha: number): number {
  const over = (part: number) => Math.round(255 - ((255 - part) * alpha) / 255);
  return (over(color >>> 16) << 16) | (over((color >>> 8) & 255) << 8) | over(color & 255);
}

export function unpackedBytes(page: { width: number; height: number; bitsPerPixel: number }) {
  return page.width * page.height * (page.bitsPerPixel === 1 ? bytesOfBit : bytesOfColor);
}

/** Pixels of Leptonica: 1 to 32 bits, packed into words of 32 bits from the most significant end. */
export type LeptonicaPixels = {
  view: DataView;
  width: number;
  height: number;
  depth: number;
  rowBytes: number;
  palette: Uint32Array | undefined;
};

function toGrey(pixels: LeptonicaPixels, maxPixels: number): GreyImage {
  const { width, height, rowBytes } = pixels;
  const factor = Math.max(1, Math.ceil(Math.sqrt((width * height) / maxPixels)));
  const size = { width: Math.floor(width / factor), height: Math.floor(height / factor) };
  const readGrey = greyReaderOf(pixels);
  const data = new Uint8Array(size.width * size.height);
  const sums = new Uint32Array(size.width);
  for (let row = 0; row < size.height; row += 1) {
    sums.fill(0);
    for (let inner = 0; inner < factor; inner += 1) {
      const start = (row * factor + inner) * rowBytes;
      for (let x = 0; x < size.width * factor; x += 1) {
        const column = factor === 1 ? x : Math.floor(x / factor);
        sums[column] = (sums[column] ?? 0) + readGrey(start, x);
      }
    }
    for (let column = 0; column < size.width; column += 1) {
      data[row * size.width + column] = (sums[column] ?? 0) / (factor * factor);
    }
  }
  return { ...size, data };
}

function greyReaderOf(pixels: LeptonicaPixels): PixelReader {
  if (pixels.palette || pixels.depth === 32) {
    const readColor = colorReaderOf(pixels);
    return (start, x) => {
      const color = readColor(start, x);
      return ((color >>> 16) * 77 + ((color >>> 8) & 255) * 150 + (color & 255) * 29) >> 8;
    };
  }
  const { view, depth } = pixels;
  const read = valueReaderOf(view, depth);
  if (depth === 1) return (start, x) => (read(start, x) === 1 ? 0 : 255);
  return read;
}

type PixelReader = (start: number, x: number) => number;

export function colorReaderOf(pixels: LeptonicaPixels): PixelReader {
  const { view, depth, palette } = pixels;
  if (palette) {
    const read = valueReaderOf(view, depth);
    return (start, x) => palette[read(start, x)] ?? 0;
  }
  if (depth === 32) {
    const readOpaque: PixelReader = (start, x) => view.getUint32(start + x * 4, true) >>> 8;
    if (!hasAlpha(pixels)) return readOpaque;
    return (start, x) => overWhite(readOpaque(start, x), view.getUint8(start + x * 4));
  }
  const readGrey = greyReaderOf(pixels);
  return (start, x) => readGrey(start, x) * 0x010101;
}

function valueReaderOf(view: DataView, depth: number): PixelReader {
  if (depth === 8) return (start, x) => view.getUint8(start + (x ^ 3));
  if (depth === 16) return (start, x) => view.getUint16(start + (x ^ 1) * 2, true) >>> 8;
  if (![1, 2, 4].includes(depth)) throw new ExtractionFailure('unsupported');
  const perWord = 32 / depth;
  const mask = (1 << depth) - 1;
  return (start, x) => {
    const word = view.getUint32(start + Math.floor(x / perWord) * 4, true);
    return (word >>> (32 - depth * ((x % perWord) + 1))) & mask;
  };
}

function hasAlpha({ view, width, height, rowBytes }: LeptonicaPixels): boolean {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (view.getUint8(y * rowBytes + x * 4) !== 0) return true;
    }
  }
  return false;
}
