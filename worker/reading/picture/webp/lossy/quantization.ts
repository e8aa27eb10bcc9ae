export type Factors = { first: number; other: number };

export type QuantizerIndices = {
  base: number;
  lightFirst: number;
  sumFirst: number;
  sumOther: number;
  colorFirst: number;
  colorOther: number;
};

/** Returns the factors of luminance, of the DC block, and of chroma (RFC 6386, 9.6 and 14.1). */
export function factorsOf(indices: QuantizerIndices, base: number) {
  const first = (index: number) => firstFactors[clamp(base + index)] ?? 0;
  const other = (index: number) => otherFactors[clamp(base + index)] ?? 0;
  const light: Factors = { first: first(indices.lightFirst), other: other(0) };
  const sum: Factors = {
    first: first(indices.sumFirst) * 2,
    other: Math.max(8, Math.floor((other(indices.sumOther) * 155) / 100)),
  };
  const color: Factors = {
    first: Math.min(132, first(indices.colorFirst)),
    other: other(indices.colorOther),
  };
  return { light, sum, color };
}

function clamp(index: number): number {
  return Math.max(0, Math.min(127, index));
}

const firstFactors = new Uint8Array([
  4, 5, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 17, 18, 19, 20, 20, 21, 21, 22, 22, 23, 23,
  24, 25, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 37, 38, 39, 40, 41, 42, 43, 44, 45,
  46, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
  69, 70, 71, 72, 73, 74, 75, 76, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 91, 93,
  95, 96, 98, 100, 101, 102, 104, 106, 108, 110, 112, 114, 116, 118, 122, 124, 126, 128, 130, 132,
  134, 136, 138, 140, 143, 145, 148, 151, 154, 157,
]);

const otherFactors = new Uint16Array([
  4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
  54, 55, 56, 57, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76, 78, 80, 82, 84, 86, 88, 90, 92, 94, 96,
  98, 100, 102, 104, 106, 108, 110, 112, 114, 116, 119, 122, 125, 128, 131, 134, 137, 140, 143, 146,
  149, 152, 155, 158, 161, 164, 167, 170, 173, 177, 181, 185, 189, 193, 197, 201, 205, 209, 213,
  217, 221, 225, 229, 234, 239, 245, 249, 254, 259, 264, 269, 274, 279, 284,
]);
