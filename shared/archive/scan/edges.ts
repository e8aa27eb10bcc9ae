/** `data` is the brightness of each pixel, row by row. */
export type GreyPhoto = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };

/** A pixel on an edge; `angle` is the direction of increasing brightness, in radians. */
export type EdgePixel = { x: number; y: number; strength: number; angle: number };

const mostEdges = 0.16;
const leastStrength = 12;

/** Returns the edges of a photo, one pixel wide. */
export function findEdges(photo: GreyPhoto): EdgePixel[] {
  const { width, height, data } = smooth(smooth(photo));
  const strengths = new Float32Array(width * height);
  const angles = new Float32Array(width * height);
  const at = (x: number, y: number) => data[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const dx =
        at(x + 1, y - 1) +
        2 * at(x + 1, y) +
        at(x + 1, y + 1) -
        (at(x - 1, y - 1) + 2 * at(x - 1, y) + at(x - 1, y + 1));
      const dy =
        at(x - 1, y + 1) +
        2 * at(x, y + 1) +
        at(x + 1, y + 1) -
        (at(x - 1, y - 1) + 2 * at(x, y - 1) + at(x + 1, y - 1));
      strengths[y * width + x] = Math.hypot(dx, dy);
      angles[y * width + x] = Math.atan2(dy, dx);
    }
  }
  const thin: EdgePixel[] = [];
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const index = y * width + x;
      const strength = strengths[index] ?? 0;
      const angle = angles[index] ?? 0;
      if (strength < leastStrength) continue;
      const [stepX, stepY] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
      const before = strengths[index - stepY * width - stepX] ?? 0;
      const after = strengths[index + stepY * width + stepX] ?? 0;
      if (strength >= before && strength > after) thin.push({ x, y, strength, angle });
    }
  }
  const limit = Math.round(width * height * mostEdges);
  return thin.toSorted((a, b) => b.strength - a.strength).slice(0, limit);
}

/** Reduces noise by a 3×3 binomial filter, weighted 1 2 1 in both directions. */
function smooth({ width, height, data }: GreyPhoto): GreyPhoto {
  const smoothed = new Uint8Array(width * height);
  const at = (x: number, y: number) =>
    data[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  const row = (x: number, y: number) => at(x - 1, y) + 2 * at(x, y) + at(x + 1, y);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      smoothed[y * width + x] = (row(x, y - 1) + 2 * row(x, y) + row(x, y + 1)) >> 4;
    }
  }
  return { width, height, data: smoothed };
}
