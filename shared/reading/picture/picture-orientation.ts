const turns = [0, 0, 0, 180, 180, 90, 90, 270, 270] as const;
const mirrored = new Set([2, 4, 5, 7]);

/** Returns how to turn a picture upright by its orientation, 1 to 8: rotated clockwise, then mirrored. */
export function orientationOf(orientation: number): {
  angle: 0 | 90 | 180 | 270;
  isMirrored: boolean;
} {
  return { angle: turns[orientation] ?? 0, isMirrored: mirrored.has(orientation) };
}
