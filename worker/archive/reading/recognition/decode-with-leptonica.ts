import { ExtractionFailure } from '../extraction-result.ts';
import type { GreyImage } from './grey-image.ts';
import type { Tesseract } from './tesseract-core.ts';

const path = '/input';
/** Bytes of memory for each pixel of one bit, and of more, while it is unpacked and converted. */
const bytesOfBit = 0.4;
const bytesOfColor = 8;

/** Decodes the first page of a picture with Leptonica, the library of pictures inside of Tesseract. */
export function decodeWithLeptonica(
  { api, files, memory }: Tesseract,
  bytes: Uint8Array,
  { maxPixels }: { maxPixels: number },
): GreyImage {
  files.writeFile(path, bytes);
  const failed = api.SetImageFile(1, 0);
  files.unlink(path);
  if (failed !== 0) throw new ExtractionFailure('damaged');
  const picture = api.GetInputImage();
  const image = toGrey(new DataView(memory(), picture.get_data()), {
    width: picture.get_w(),
    height: picture.get_h(),
    depth: picture.get_d(),
    rowBytes: picture.get_wpl() * 4,
    maxPixels,
  });
  api.Clear();
  return image;
}

/** What unpacking will take, roughly. */
export function unpackedBytes(page: { width: number; height: number; bitsPerPixel: number }) {
  return page.width * page.height * (page.bitsPerPixel === 1 ? bytesOfBit : bytesOfColor);
}

type Pixels = {
  width: number;
  height: number;
  depth: number;
  rowBytes: number;
  maxPixels: number;
};

/** Means over squares of `factor` pixels. Leptonica packs pixels into words of 32 bits from their most significant end. */
function toGrey(view: DataView, { width, height, depth, rowBytes, maxPixels }: Pixels): GreyImage {
  const factor = Math.max(1, Math.ceil(Math.sqrt((width * height) / maxPixels)));
  const size = { width: Math.floor(width / factor), height: Math.floor(height / factor) };
  const readGrey = readerOf(view, depth);
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

function readerOf(view: DataView, depth: number): (start: number, x: number) => number {
  switch (depth) {
    case 1:
      return (start, x) => {
        const word = view.getUint32(start + (x >> 5) * 4, true);
        return ((word >>> (31 - (x & 31))) & 1) === 1 ? 0 : 255;
      };
    case 8:
      return (start, x) => view.getUint8(start + (x ^ 3));
    case 32:
      return (start, x) => {
        const word = view.getUint32(start + x * 4, true);
        const [red, green, blue] = [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255];
        return (red * 77 + green * 150 + blue * 29) >> 8;
      };
    default:
      throw new ExtractionFailure('unsupported');
  }
}
