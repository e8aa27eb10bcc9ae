import {
  firstTokenProbabilities,
  keptTokenProbabilities,
} from '../../../worker/reading/picture/webp/lossy/token-probabilities.ts';
import { createRandom } from '../fixtures/mutate-bytes.ts';

export type Vp8Options = {
  width: number;
  height: number;
  partitions?: number;
  isSimple?: boolean;
  filterLevel?: number;
  sharpness?: number;
  /** Whether macroblocks use one of four quantizers and filters. */
  hasSegments?: boolean;
};

/**
 * A lossy WebP image with random modes and light. It uses features of the format that sharp's encoder does not:
 * partitions, the simple filter, segments.
 */
export function encodeVp8(options: Vp8Options): Uint8Array {
  const { width, height, partitions = 1, hasSegments = false } = options;
  const columns = Math.ceil(width / 16);
  const random = createRandom(width * 31 + height);
  const header = createBoolWriter();
  writeHeader(header, options);
  const tokens = Array.from({ length: partitions }, createBoolWriter);
  const above = new Uint8Array(columns);
  for (let row = 0; row < Math.ceil(height / 16); row += 1) {
    const writer = tokens[row % partitions] ?? header;
    let left = 0;
    for (let column = 0; column < columns; column += 1) {
      if (hasSegments) {
        const segment = random(4);
        header.write(segment >> 1, 120);
        header.write(segment & 1, segment >> 1 === 1 ? 200 : 90);
      }
      writeModes(header, { light: random(4), color: random(4) });
      const value = random(7) - 3;
      writeSums(writer, value, left + (above[column] ?? 0));
      left = value === 0 ? 0 : 1;
      above[column] = left;
      for (let block = 0; block < 24; block += 1) writer.write(0, endOf(block < 16 ? 0 : 2, block));
    }
  }
  return joinFile(options, { header: header.end(), tokens: tokens.map((writer) => writer.end()) });
}

type BoolWriter = ReturnType<typeof createBoolWriter>;

/** The boolean entropy encoder of RFC 6386, 7.3. */
function createBoolWriter() {
  const bytes: number[] = [];
  let range = 255;
  let low = 0;
  let left = 24;
  const carry = () => {
    let at = bytes.length - 1;
    for (; bytes[at] === 255; at -= 1) bytes[at] = 0;
    bytes[at] = (bytes[at] ?? 0) + 1;
  };
  return {
    write(bit: number, probability = 128): void {
      const split = 1 + (((range - 1) * probability) >> 8);
      if (bit === 0) range = split;
      else {
        low += split;
        range -= split;
      }
      while (range < 128) {
        range *= 2;
        if (low >= 2 ** 31) carry();
        low = (low * 2) % 2 ** 32;
        left -= 1;
        if (left > 0) continue;
        bytes.push(Math.floor(low / 2 ** 24));
        low %= 2 ** 24;
        left = 8;
      }
    },
    number(value: number, bits: number): void {
      for (let bit = bits - 1; bit >= 0; bit -= 1) this.write((value >> bit) & 1);
    },
    end(): Uint8Array {
      this.number(0, 32);
      return Uint8Array.from(bytes);
    },
  };
}

function writeHeader(writer: BoolWriter, options: Vp8Options): void {
  const { partitions = 1, isSimple = false, filterLevel = 0, sharpness = 0 } = options;
  writer.number(0, 2);
  writer.number(options.hasSegments ? 1 : 0, 1);
  if (options.hasSegments) {
    // The map and the data follow, with absolute values.
    writer.number(0b111, 3);
    for (const quantizer of [10, 30, 50, 90]) writer.number((1 << 8) | (quantizer << 1), 9);
    for (const level of [0, 10, 30, 63]) writer.number((1 << 7) | (level << 1), 8);
    for (const probability of [120, 90, 200]) writer.number((1 << 8) | probability, 9);
  }
  writer.number(isSimple ? 1 : 0, 1);
  writer.number(filterLevel, 6);
  writer.number(sharpness, 3);
  writer.number(0, 1);
  writer.number(Math.log2(partitions), 2);
  writer.number(40, 7);
  writer.number(0, 5);
  writer.number(0, 1);
  for (const probability of keptTokenProbabilities) writer.write(0, probability);
  writer.number(0, 1);
}

function writeModes(writer: BoolWriter, { light, color }: { light: number; color: number }): void {
  writer.write(1, 145);
  writer.write(light >> 1, 156);
  writer.write(light & 1, light >> 1 === 1 ? 128 : 163);
  writer.write(color > 0 ? 1 : 0, 142);
  if (color > 0) writer.write(color > 1 ? 1 : 0, 114);
  if (color > 1) writer.write(color > 2 ? 1 : 0, 183);
}

const probabilityOf = (type: number, band: number, rest: number) =>
  firstTokenProbabilities[(type * 8 + band) * 33 + rest] ?? 0;

/**
 * Returns the probability of an immediate end of a block without coefficients: of luminance, which begins with the
 * second one, or of colour.
 */
function endOf(type: number, block: number): number {
  return probabilityOf(type, block < 16 ? 1 : 0, 0);
}

/** Writes the first coefficients of all luminance blocks, of which only the first is not 0. */
function writeSums(writer: BoolWriter, value: number, context: number): void {
  const at = (index: number) => probabilityOf(1, 0, context * 11 + index);
  if (value === 0) return writer.write(0, at(0));
  const size = Math.abs(value);
  writer.write(1, at(0));
  writer.write(1, at(1));
  writer.write(size > 1 ? 1 : 0, at(2));
  if (size > 1) {
    writer.write(0, at(3));
    writer.write(size > 2 ? 1 : 0, at(4));
    if (size > 2) writer.write(0, at(5));
  }
  writer.write(value < 0 ? 1 : 0);
  writer.write(0, probabilityOf(1, 1, Math.min(2, size) * 11));
}

function joinFile(
  { width, height }: Vp8Options,
  { header, tokens }: { header: Uint8Array; tokens: readonly Uint8Array[] },
): Uint8Array {
  const sizes = tokens
    .slice(0, -1)
    .flatMap(({ length }) => [length & 255, (length >> 8) & 255, length >> 16]);
  const frame = Buffer.alloc(10);
  frame.writeUIntLE((header.length << 5) | (1 << 4), 0, 3);
  frame.set([0x9d, 0x01, 0x2a], 3);
  frame.writeUInt16LE(width, 6);
  frame.writeUInt16LE(height, 8);
  const data = Buffer.concat([frame, header, Buffer.from(sizes), ...tokens]);
  const padded = Buffer.concat([data, Buffer.alloc(data.length % 2)]);
  const chunk = Buffer.from('RIFF____WEBPVP8 ____');
  chunk.writeUInt32LE(padded.length + 12, 4);
  chunk.writeUInt32LE(data.length, 16);
  return new Uint8Array(Buffer.concat([chunk, padded]));
}
