/** The turns of the orientations of EXIF and TIFF. */
const turns = [0, 0, 0, 180, 180, 90, 90, 270, 270] as const;
const mirrored = new Set([2, 4, 5, 7]);

/** How a picture is brought upright by its orientation, 1 to 8: turned clockwise, then mirrored. */
export function orientationOf(orientation: number): {
  angle: 0 | 90 | 180 | 270;
  isMirrored: boolean;
} {
  return { angle: turns[orientation] ?? 0, isMirrored: mirrored.has(orientation) };
}
