const orientationTag = 0x0112;
const mark = 'Exif\0\0';
const [little, big] = [0x4949, 0x4d4d];

/** Returns the orientation in the first directory of EXIF data, which is a TIFF file, usually after a marker; undefined for other data. */
export function exifOrientation(data: Uint8Array): number | undefined {
  const hasMark = String.fromCharCode(...data.subarray(0, mark.length)) === mark;
  const tiff = data.subarray(hasMark ? mark.length : 0);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const order = view.getUint16(0);
    if (order !== little && order !== big) return undefined;
    const isLittle = order === little;
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let entry = 0; entry < count; entry += 1) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, isLittle) !== orientationTag) continue;
      const value = view.getUint16(at + 8, isLittle);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch {
    // Damaged EXIF data do not make the picture unreadable.
  }
  return undefined;
}
