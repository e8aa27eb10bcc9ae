import type { GreyImage } from '../../../worker/reading/recognition/image/grey-image.ts';

/** Encodes black and white pixels as the JBIG2 stream of a PDF: one page with one generic region (ITU-T T.88, 6.2). */
export function encodeJbig2({ width, height, data }: GreyImage): Uint8Array {
  const coder = createArithmeticCoder();
  const contexts = new Uint8Array(65_536);
  const pixel = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && (data[y * width + x] ?? 255) < 128 ? 1 : 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      coder.encode(contexts, { context: contextOf(pixel, x, y), bit: pixel(x, y) });
    }
  }
  const coded = coder.finish();
  const size = [...bytes32(width), ...bytes32(height)];
  const page = [...size, ...bytes32(0), ...bytes32(0), 0, 0, 0];
  // Template 0 with its nominal adaptive pixels (3,-1) (-3,-1) (2,-2) (-2,-2).
  const region = [...size, ...bytes32(0), ...bytes32(0), 0, 0, 3, 255, 253, 255, 2, 254, 254, 254];
  return Uint8Array.from([
    ...segment({ number: 0, type: 48, length: page.length }),
    ...page,
    ...segment({ number: 1, type: 38, length: region.length + coded.length }),
    ...region,
    ...coded,
  ]);
}

function segment({ number, type, length }: { number: number; type: number; length: number }) {
  return [...bytes32(number), type, 0, 1, ...bytes32(length)];
}

function bytes32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

/** The neighbours of a pixel in template 0, the newest last (T.88, figure 3). */
const neighbours = [
  [-2, -2],
  [-1, -2],
  [0, -2],
  [1, -2],
  [2, -2],
  [-3, -1],
  [-2, -1],
  [-1, -1],
  [0, -1],
  [1, -1],
  [2, -1],
  [3, -1],
  [-4, 0],
  [-3, 0],
  [-2, 0],
  [-1, 0],
] as const;

function contextOf(pixel: (x: number, y: number) => number, x: number, y: number): number {
  return contextBits.reduce(
    (context, { dx, dy, bit }) => context | (pixel(x + dx, y + dy) << bit),
    0,
  );
}

/** The adaptive pixels take the bits 4, 10, 11 and 15; the others fill the rest in order (T.88, 6.2.5.7). */
const contextBits = (() => {
  const adaptive = new Map([
    ['3,-1', 4],
    ['-3,-1', 10],
    ['2,-2', 11],
    ['-2,-2', 15],
  ]);
  const free = [14, 13, 12, 9, 8, 7, 6, 5, 3, 2, 1, 0];
  return neighbours.map(([dx, dy]) => ({
    dx,
    dy,
    bit: adaptive.get(`${dx},${dy}`) ?? free.shift() ?? 0,
  }));
})();

/** Probability, next state after a more and a less probable symbol, and whether the symbols swap (T.88, table E.1). */
const states: readonly (readonly [number, number, number, number])[] = [
  [0x5601, 1, 1, 1],
  [0x3401, 2, 6, 0],
  [0x1801, 3, 9, 0],
  [0x0ac1, 4, 12, 0],
  [0x0521, 5, 29, 0],
  [0x0221, 38, 33, 0],
  [0x5601, 7, 6, 1],
  [0x5401, 8, 14, 0],
  [0x4801, 9, 14, 0],
  [0x3801, 10, 14, 0],
  [0x3001, 11, 17, 0],
  [0x2401, 12, 18, 0],
  [0x1c01, 13, 20, 0],
  [0x1601, 29, 21, 0],
  [0x5601, 15, 14, 1],
  [0x5401, 16, 14, 0],
  [0x5101, 17, 15, 0],
  [0x4801, 18, 16, 0],
  [0x3801, 19, 17, 0],
  [0x3401, 20, 18, 0],
  [0x3001, 21, 19, 0],
  [0x2801, 22, 19, 0],
  [0x2401, 23, 20, 0],
  [0x2201, 24, 21, 0],
  [0x1c01, 25, 22, 0],
  [0x1801, 26, 23, 0],
  [0x1601, 27, 24, 0],
  [0x1401, 28, 25, 0],
  [0x1201, 29, 26, 0],
  [0x1101, 30, 27, 0],
  [0x0ac1, 31, 28, 0],
  [0x09c1, 32, 29, 0],
  [0x08a1, 33, 30, 0],
  [0x0521, 34, 31, 0],
  [0x0441, 35, 32, 0],
  [0x02a1, 36, 33, 0],
  [0x0221, 37, 34, 0],
  [0x0141, 38, 35, 0],
  [0x0111, 39, 36, 0],
  [0x0085, 40, 37, 0],
  [0x0049, 41, 38, 0],
  [0x0025, 42, 39, 0],
  [0x0015, 43, 40, 0],
  [0x0009, 44, 41, 0],
  [0x0005, 45, 42, 0],
  [0x0001, 45, 43, 0],
  [0x5601, 46, 46, 0],
];

/** The MQ encoder (T.88, annex E.2). A context is its state, doubled, plus its more probable symbol. */
function createArithmeticCoder() {
  const out: number[] = [];
  let code = 0;
  let range = 0x8000;
  let count = 12;
  let last = -1;

  const emit = () => {
    if (last === 0xff) {
      out.push(last);
      last = code >>> 20;
      code &= 0xfffff;
      count = 7;
      return;
    }
    if (code >= 0x8000000) {
      last += 1;
      code &= 0x7ffffff;
      if (last === 0xff) {
        out.push(last);
        last = code >>> 20;
        code &= 0xfffff;
        count = 7;
        return;
      }
    }
    if (last >= 0) out.push(last);
    last = code >>> 19;
    code &= 0x7ffff;
    count = 8;
  };
  const renormalize = () => {
    do {
      range = (range << 1) & 0xffff;
      code *= 2;
      count -= 1;
      if (count === 0) emit();
    } while ((range & 0x8000) === 0);
  };

  return {
    encode(contexts: Uint8Array, { context, bit }: { context: number; bit: number }) {
      const packed = contexts[context] ?? 0;
      const likely = packed & 1;
      const [probability, next, other, swaps] = states[packed >> 1] ?? [0, 0, 0, 0];
      range -= probability;
      if (bit === likely) {
        if ((range & 0x8000) !== 0) {
          code += probability;
          return;
        }
        if (range < probability) range = probability;
        else code += probability;
        contexts[context] = (next << 1) | likely;
      } else {
        if (range < probability) code += probability;
        else range = probability;
        contexts[context] = (other << 1) | (swaps ? 1 - likely : likely);
      }
      renormalize();
    },
    finish(): number[] {
      const limit = code + range;
      code |= 0xffff;
      if (code >= limit) code -= 0x8000;
      code *= 2 ** count;
      emit();
      code *= 2 ** count;
      emit();
      if (last !== 0xff && last >= 0) out.push(last);
      out.push(0xff, 0xac);
      return out;
    },
  };
}
