import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import {
  paletteColorSpace,
  type PicturePart,
} from '../../../shared/reading/picture/picture-pdf.ts';

/** All pixels of a GIF are decoded at once, one byte each. */
const mostPixels = 12_000_000;
const extension = 0x21;
const graphicControl = 0xf9;
const imageDescriptor = 0x2c;

/** Returns the first picture of a GIF file (GIF89a) with its palette, which Leptonica would convert to grey. Throws `damaged`. */
export function readGifPart(bytes: Uint8Array): PicturePart {
  try {
    return readFirstPicture(bytes);
  } catch (error) {
    // A `RangeError` is a read beyond the end.
    throw error instanceof RangeError ? new ExtractionFailure('damaged') : error;
  }
}

function readFirstPicture(bytes: Uint8Array): PicturePart {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const screen = view.getUint8(10);
  let at = 13;
  let palette = paletteAt(bytes, at, screen);
  at += palette.length;
  const opacity = new Uint8Array(256).fill(255);
  for (; view.getUint8(at) !== imageDescriptor; at = afterBlocks(bytes, at + 2)) {
    if (view.getUint8(at) !== extension) throw new ExtractionFailure('damaged');
    if (view.getUint8(at + 1) === graphicControl && (view.getUint8(at + 3) & 1) === 1) {
      opacity[view.getUint8(at + 6)] = 0;
    }
  }
  const [left = 0, top = 0, width = 0, height = 0] = [1, 3, 5, 7].map((offset) =>
    view.getUint16(at + offset, true),
  );
  if (width * height > mostPixels) throw new ExtractionFailure('too_complex');
  const flags = view.getUint8(at + 9);
  const own = paletteAt(bytes, at + 10, flags);
  if (own.length > 0) palette = own;
  const data = joinBlocks(bytes, at + 11 + own.length);
  const indices = decompress(data, { minimum: view.getUint8(at + 10 + own.length), width, height });
  const isInterlaced = (flags & 0x40) !== 0;
  return {
    bytes: isInterlaced ? inOrder(indices, { width, height }) : indices,
    width,
    height,
    left,
    top,
    entries: `/ColorSpace ${paletteColorSpace(palette, opacity)} /BitsPerComponent 8`,
  };
}

function paletteAt(bytes: Uint8Array, at: number, flags: number): Uint8Array {
  return (flags & 0x80) === 0
    ? new Uint8Array()
    : bytes.subarray(at, at + 3 * 2 ** ((flags & 7) + 1));
}

function afterBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

function joinBlocks(bytes: Uint8Array, start: number): Uint8Array {
  const joined = new Uint8Array(bytes.length - start);
  let length = 0;
  for (let at = start; at < bytes.length && bytes[at] !== 0; at += (bytes[at] ?? 0) + 1) {
    const block = bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0));
    joined.set(block, length);
    length += block.length;
  }
  return joined.subarray(0, length);
}

/** Decodes LZW with codes of up to 12 bits, the least significant bit first. Missing pixels at the end stay 0. */
function decompress(
  data: Uint8Array,
  { minimum, width, height }: { minimum: number; width: number; height: number },
): Uint8Array {
  if (minimum < 1 || minimum > 8) throw new ExtractionFailure('damaged');
  const clear = 1 << minimum;
  const prefixes = new Uint16Array(4096);
  const suffixes = Uint8Array.from({ length: 4096 }, (_, code) => (code < clear ? code : 0));
  const lengths = new Uint16Array(4096).fill(1, 0, clear);
  const pixels = new Uint8Array(width * height);
  let written = 0;
  let next = clear + 2;
  let size = minimum + 1;
  let previous: number | undefined;
  let buffer = 0;
  let bits = 0;
  for (let at = 0; at < data.length || bits >= size;) {
    while (bits < size && at < data.length) {
      buffer |= (data[at] ?? 0) << bits;
      bits += 8;
      at += 1;
    }
    const code = buffer & ((1 << size) - 1);
    buffer >>>= size;
    bits -= size;
    if (code === clear) {
      next = clear + 2;
      size = minimum + 1;
      previous = undefined;
      continue;
    }
    if (code === clear + 1 || bits < 0 || code > next || written >= pixels.length) break;
    const isNew = code === next;
    if (isNew && previous === undefined) throw new ExtractionFailure('damaged');
    const known = isNew ? (previous ?? 0) : code;
    const length = (lengths[known] ?? 0) + (isNew ? 1 : 0);
    let from = known;
    let to = written + (lengths[known] ?? 0) - 1;
    for (; to > written; to -= 1) {
      pixels[to] = suffixes[from] ?? 0;
      from = prefixes[from] ?? 0;
    }
    const first = suffixes[from] ?? 0;
    pixels[written] = first;
    if (isNew) pixels[written + length - 1] = first;
    written += length;
    if (previous !== undefined && next < 4096) {
      prefixes[next] = previous;
      suffixes[next] = first;
      lengths[next] = (lengths[previous] ?? 0) + 1;
      next += 1;
      if (next === 1 << size && size < 12) size += 1;
    }
    previous = code;
  }
  return pixels;
}

/** Interlaced rows are stored in four passes: every eighth from 0 and from 4, every fourth from 2, every second from 1. */
function inOrder(rows: Uint8Array, { width, height }: { width: number; height: number }) {
  const ordered = new Uint8Array(rows.length);
  let from = 0;
  for (const [start, step] of [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const) {
    for (let row = start; row < height; row += step) {
      ordered.set(rows.subarray(from, from + width), row * width);
      from += width;
    }
  }
  return ordered;
}
