import { deflateSync } from 'node:zlib';

/** A PNG whose header claims these dimensions, with almost no pixels. */
export function pngOfHeader(columns: number, rows: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', pixels)]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
}
