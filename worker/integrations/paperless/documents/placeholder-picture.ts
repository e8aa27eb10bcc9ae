import { crc32 } from '../../../../shared/bytes/crc32.ts';
import { joinBytes } from '../../../../shared/bytes/join-bytes.ts';

const width = 240;
const height = 340;
const paper = 0xff;
const ink = 0xd4;
const edge = 0xb8;

let drawn: Promise<Uint8Array<ArrayBuffer>> | undefined;

/**
 * Draws a page with lines of text, for documents without a thumbnail, because clients expect a
 * picture of each document. A PNG in shades of grey.
 */
export function placeholderPicture(): Promise<Uint8Array<ArrayBuffer>> {
  return (drawn ??= encode());
}

const lines = [0.4, 0, 0.76, 0.72, 0.76, 0.5, 0, 0.74, 0.76, 0.62, 0, 0.76, 0.7, 0.34];

function shadeAt(x: number, y: number): number {
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return edge;
  const line = Math.floor((y - 32) / 20);
  const isOnLine = y >= 32 && (y - 32) % 20 < 6;
  const length = (lines[line] ?? 0) * width;
  return isOnLine && x >= 28 && x < 28 + length ? ink : paper;
}

async function encode(): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels[y * (width + 1) + 1 + x] = shadeAt(x, y);
  }
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  const packed = new Blob([pixels]).stream().pipeThrough(new CompressionStream('deflate'));
  return joinBytes([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', new Uint8Array(await new Response(packed).arrayBuffer())),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([new TextEncoder().encode(type), data]);
  const ends = new DataView(new ArrayBuffer(8));
  ends.setUint32(0, data.length);
  ends.setUint32(4, crc32(body));
  const bytes = new Uint8Array(ends.buffer);
  return joinBytes([bytes.subarray(0, 4), body, bytes.subarray(4)]);
}
