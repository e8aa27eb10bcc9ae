import type { Raster } from '../recognition/image/grey-image.ts';

/** Four bytes per pixel: red, green, blue and 255. */
export type ColorImage = Raster<Uint32Array<ArrayBuffer>>;

type Size = { width: number; height: number };

export function fitInto(size: Size, box: Size, { isEnlarged = false } = {}): Size {
  const scale = Math.min(
    box.width / size.width,
    box.height / size.height,
    isEnlarged ? Infinity : 1,
  );
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/** `data` has three bytes per pixel: red, green and blue. */
export function toColorImage({ width, height, data }: Raster<Uint8Array>): ColorImage {
  const colors = new Uint8Array(width * height * 4).fill(255);
  for (let from = 0, at = 0; at < colors.length; from += 3, at += 4) {
    colors.set(data.subarray(from, from + 3), at);
  }
  return { width, height, data: new Uint32Array(colors.buffer) };
}
