import hevcUrl from '../../../node_modules/.cache/sheaf/libheif.wasm?url';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { readHeifFile } from '../../../shared/reading/picture/heif/heif-file.ts';
import { readHeifRows, type HeifRows } from '../../../shared/reading/picture/heif/heif-rows.ts';
import { createHevcDecoder } from '../../../shared/reading/picture/heif/hevc-decoder.ts';
import { orientationOf } from '../../../shared/reading/picture/picture-orientation.ts';
import type { DecodedHeic } from './heic-messages.ts';

/** Rows per strip. */
const stripHeight = 64;
const quality = 0.9;
/** A browser has more time and memory than the server's reader. */
const limits = { heicInstructions: 50_000_000_000, heicMemoryBytes: 512 * 1024 * 1024 };
const loadModule = () => WebAssembly.compileStreaming(fetch(hevcUrl));
const createDecoder = () => createHevcDecoder({ limits, loadModule });

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => void respond(data));

async function respond(file: ArrayBuffer) {
  self.postMessage(await decoded(new Uint8Array(file)));
}

async function decoded(bytes: Uint8Array): Promise<DecodedHeic> {
  try {
    return { jpeg: await decode(bytes) };
  } catch (error) {
    // Other failures may be temporary, such as a lost network or a lack of memory.
    return error instanceof ExtractionFailure ? { jpeg: null } : { error: String(error) };
  }
}

async function decode(bytes: Uint8Array): Promise<Blob> {
  const file = readHeifFile(bytes);
  if (file.codec !== 'hvc1') throw new ExtractionFailure('unsupported');
  const picture = readHeifRows(file, { isColored: true, createDecoder });
  const canvas = await paint(picture, file.orientation);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** Paints the upright picture in strips, so that its pixels are in memory only once. */
async function paint(
  { width, height, rows }: HeifRows,
  orientation: number,
): Promise<OffscreenCanvas> {
  const { angle, isMirrored } = orientationOf(orientation);
  const isSideways = angle % 180 !== 0;
  const canvas = new OffscreenCanvas(isSideways ? height : width, isSideways ? width : height);
  const context = contextOf(canvas);
  context.translate(canvas.width / 2, canvas.height / 2);
  if (isMirrored) context.scale(-1, 1);
  context.rotate((angle * Math.PI) / 180);
  context.translate(-width / 2, -height / 2);

  const strip = new OffscreenCanvas(width, stripHeight);
  const pixels = new ImageData(width, stripHeight);
  pixels.data.fill(255);
  const show = (top: number, count: number) => {
    contextOf(strip).putImageData(pixels, 0, 0);
    context.drawImage(strip, 0, 0, width, count, 0, top, width, count);
  };
  let y = 0;
  for await (const row of rows) {
    spread(row, pixels.data, (y % stripHeight) * width * 4);
    y += 1;
    if (y % stripHeight === 0) show(y - stripHeight, stripHeight);
  }
  if (y % stripHeight > 0) show(y - (y % stripHeight), y % stripHeight);
  return canvas;
}

function spread(row: Uint8ClampedArray, pixels: Uint8ClampedArray, start: number): void {
  for (let from = 0, to = start; from < row.length; from += 3, to += 4) {
    pixels[to] = row[from] ?? 0;
    pixels[to + 1] = row[from + 1] ?? 0;
    pixels[to + 2] = row[from + 2] ?? 0;
  }
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  return context;
}
