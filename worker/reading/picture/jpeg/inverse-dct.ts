/** The zigzag order in which coefficients are stored, as positions in a block. */
export const zigzag = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
  13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52,
  45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
]);

export type CoefficientBlock = { values: Int32Array; columns: number; lastRow: number };

export function createBlock(): CoefficientBlock {
  return { values: new Int32Array(64), columns: 0, lastRow: 0 };
}

export function putCoefficient(block: CoefficientBlock, place: number, value: number): void {
  block.values[place] = value;
  block.columns |= 1 << (place & 7);
  if (place >> 3 > block.lastRow) block.lastRow = place >> 3;
}

/**
 * Returns a function that draws blocks with `size` (1 to 8) pixels in each direction instead of 8, from their lowest frequencies only, and
 * clears them. This scales a picture down with a fraction of the work and memory.
 */
export function createInverseDct(size: number) {
  const basis = new Float64Array(64);
  for (let frequency = 0; frequency < size; frequency += 1) {
    const factor = frequency === 0 ? Math.SQRT1_2 / 2 : 1 / 2;
    for (let at = 0; at < size; at += 1) {
      basis[frequency * 8 + at] =
        factor * Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * size));
    }
  }
  const half = new Float64Array(64);
  const rows = new Float64Array(8);
  const known = (1 << size) - 1;

  return (
    block: CoefficientBlock,
    { target, stride }: { target: Uint8ClampedArray; stride: number },
    start: number,
  ): void => {
    const { values } = block;
    const columns = block.columns & known;
    const lastRow = Math.min(block.lastRow, size - 1);
    if (columns <= 1 && lastRow === 0) {
      const value = (values[0] ?? 0) / 8 + 128;
      for (let y = 0; y < size; y += 1) {
        const from = start + y * stride;
        for (let x = from; x < from + size; x += 1) target[x] = value;
      }
    } else {
      for (let column = 0; column < size; column += 1) {
        if ((columns & (1 << column)) === 0) continue;
        for (let y = 0; y < size; y += 1) {
          let sum = 0;
          for (let row = 0; row <= lastRow; row += 1) {
            sum += (values[row * 8 + column] ?? 0) * (basis[row * 8 + y] ?? 0);
          }
          half[y * 8 + column] = sum;
        }
      }
      for (let y = 0; y < size; y += 1) {
        rows.fill(128);
        for (let column = 0; column < size; column += 1) {
          if ((columns & (1 << column)) === 0) continue;
          const value = half[y * 8 + column] ?? 0;
          for (let x = 0; x < size; x += 1) {
            rows[x] = (rows[x] ?? 0) + value * (basis[column * 8 + x] ?? 0);
          }
        }
        const from = start + y * stride;
        for (let x = 0; x < size; x += 1) target[from + x] = rows[x] ?? 0;
      }
    }
    values.fill(0);
    block.columns = 0;
    block.lastRow = 0;
  };
}
