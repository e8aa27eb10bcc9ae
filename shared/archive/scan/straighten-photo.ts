import {
  fromUnitSquare,
  straightSize,
  type Quadrilateral,
} from '../../reading/picture/quadrilateral.ts';

/** RGBA bytes of each pixel, as in a canvas. */
export type Photo = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/** Crops a sheet from a photo and corrects its perspective, with bilinear interpolation. */
export function straightenPhoto(
  photo: Photo,
  corners: Quadrilateral,
  { longestSide = Infinity }: { longestSide?: number } = {},
): Photo {
  const full = straightSize(corners);
  const scale = Math.min(1, longestSide / Math.max(full.width, full.height));
  const width = Math.max(1, Math.round(full.width * scale));
  const height = Math.max(1, Math.round(full.height * scale));
  const sourceOf = fromUnitSquare(corners);
  const data = new Uint8ClampedArray(width * height * 4);
  const [lastX, lastY] = [photo.width - 1, photo.height - 1];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      const [sourceX, sourceY] = sourceOf((x + 0.5) / width, (y + 0.5) / height);
      const inX = Math.min(lastX, Math.max(0, sourceX - 0.5));
      const inY = Math.min(lastY, Math.max(0, sourceY - 0.5));
      const left = Math.min(Math.floor(inX), Math.max(0, lastX - 1));
      const top = Math.min(Math.floor(inY), Math.max(0, lastY - 1));
      const [right, low] = [inX - left, inY - top];
      const from = (top * photo.width + left) * 4;
      const under = lastY > 0 ? from + photo.width * 4 : from;
      const beside = lastX > 0 ? 4 : 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (index: number) => photo.data[index + channel] ?? 0;
        const above = value(from) * (1 - right) + value(from + beside) * right;
        const below = value(under) * (1 - right) + value(under + beside) * right;
        data[at + channel] = above * (1 - low) + below * low;
      }
      data[at + 3] = 255;
    }
  }
  return { width, height, data };
}
