import { ExtractionFailure } from '../extraction-failure.ts';
import { exifOrientation } from './exif-orientation.ts';

export type JpegHeader = {
  width: number;
  height: number;
  components: number;
  /** Whether the CMYK values are stored inverted, as by Adobe's programs. */
  isInverted: boolean;
  /** EXIF orientation, 1 to 8; 1 is upright. */
  orientation: number;
};

/** Reads the markers of a JPEG file up to its frame header (ITU-T T.81, annex B). Throws `damaged`. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let orientation = 1;
  let isInverted = false;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) throw new ExtractionFailure('damaged');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { width, height, components: view.getUint8(at + 9), isInverted, orientation };
    }
    if (marker === 0xe1) {
      orientation = exifOrientation(bytes.subarray(at + 4, at + 2 + length)) ?? orientation;
    }
    if (marker === 0xee) isInverted = true;
    at += 2 + Math.max(2, length);
  }
  throw new ExtractionFailure('damaged');
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
