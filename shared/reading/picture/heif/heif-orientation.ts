import { orientationOf } from '../picture-orientation.ts';
import type { Box } from './heif-boxes.ts';

const orientations = [1, 2, 3, 4, 5, 6, 7, 8];

/** Returns the EXIF orientation that corresponds to the rotations and mirrorings of a picture, in order. */
export function orientationAfter(properties: readonly Box[]): number {
  let angle = 0;
  let isMirrored = false;
  for (const { type, bytes } of properties) {
    const value = bytes[0] ?? 0;
    if (type === 'irot') {
      // Rotation is anticlockwise, and clockwise after mirroring.
      const turn = (value & 3) * 90;
      angle += isMirrored ? turn : 360 - turn;
    }
    if (type === 'imir') {
      isMirrored = !isMirrored;
      if ((value & 1) === 0) angle += 180;
    }
  }
  const found = orientations.find((orientation) => {
    const candidate = orientationOf(orientation);
    return candidate.angle === angle % 360 && candidate.isMirrored === isMirrored;
  });
  return found ?? 1;
}
