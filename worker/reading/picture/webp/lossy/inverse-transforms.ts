/** The transforms of RFC 6386, 14.3 and 14.4. */

const middle = new Int32Array(16);

export function addBlock(
  block: Int16Array,
  pixels: Uint8ClampedArray,
  start: number,
  stride: number,
): void {
  for (let at = 0; at < 4; at += 1) {
    const first = block[at] ?? 0;
    const second = block[at + 4] ?? 0;
    const third = block[at + 8] ?? 0;
    const fourth = block[at + 12] ?? 0;
    const even = first + third;
    const difference = first - third;
    const low = ((second * 35_468) >> 16) - fourth - ((fourth * 20_091) >> 16);
    const high = second + ((second * 20_091) >> 16) + ((fourth * 35_468) >> 16);
    middle[at * 4] = even + high;
    middle[at * 4 + 1] = difference + low;
    middle[at * 4 + 2] = difference - low;
    middle[at * 4 + 3] = even - high;
  }
  for (let row = 0, at = start; row < 4; row += 1, at += stride) {
    const first = (middle[row] ?? 0) + 4;
    const second = middle[row + 4] ?? 0;
    const third = middle[row + 8] ?? 0;
    const fourth = middle[row + 12] ?? 0;
    const even = first + third;
    const difference = first - third;
    const low = ((second * 35_468) >> 16) - fourth - ((fourth * 20_091) >> 16);
    const high = second + ((second * 20_091) >> 16) + ((fourth * 35_468) >> 16);
    pixels[at] = (pixels[at] ?? 0) + ((even + high) >> 3);
    pixels[at + 1] = (pixels[at + 1] ?? 0) + ((difference + low) >> 3);
    pixels[at + 2] = (pixels[at + 2] ?? 0) + ((difference - low) >> 3);
    pixels[at + 3] = (pixels[at + 3] ?? 0) + ((even - high) >> 3);
  }
}

/** Like `addBlock`, for a block in which only the first coefficient is not 0. */
export function addMean(
  block: Int16Array,
  pixels: Uint8ClampedArray,
  start: number,
  stride: number,
): void {
  const change = ((block[0] ?? 0) + 4) >> 3;
  if (change === 0) return;
  for (let row = 0, at = start; row < 4; row += 1, at += stride) {
    pixels[at] = (pixels[at] ?? 0) + change;
    pixels[at + 1] = (pixels[at + 1] ?? 0) + change;
    pixels[at + 2] = (pixels[at + 2] ?? 0) + change;
    pixels[at + 3] = (pixels[at + 3] ?? 0) + change;
  }
}

export function spreadSums(sums: Int16Array, blocks: readonly Int16Array[]): void {
  for (let at = 0; at < 4; at += 1) {
    const outer = (sums[at] ?? 0) + (sums[at + 12] ?? 0);
    const inner = (sums[at + 4] ?? 0) + (sums[at + 8] ?? 0);
    const innerDifference = (sums[at + 4] ?? 0) - (sums[at + 8] ?? 0);
    const outerDifference = (sums[at] ?? 0) - (sums[at + 12] ?? 0);
    middle[at] = outer + inner;
    middle[at + 4] = outerDifference + innerDifference;
    middle[at + 8] = outer - inner;
    middle[at + 12] = outerDifference - innerDifference;
  }
  for (let at = 0; at < 16; at += 4) {
    const first = (middle[at] ?? 0) + 3;
    const second = middle[at + 1] ?? 0;
    const third = middle[at + 2] ?? 0;
    const fourth = middle[at + 3] ?? 0;
    const outer = first + fourth;
    const inner = second + third;
    setFirst(blocks[at], outer + inner);
    setFirst(blocks[at + 1], first - fourth + second - third);
    setFirst(blocks[at + 2], outer - inner);
    setFirst(blocks[at + 3], first - fourth - second + third);
  }
}

function setFirst(block: Int16Array | undefined, eighths: number): void {
  if (block) block[0] = eighths >> 3;
}
