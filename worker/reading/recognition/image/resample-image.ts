import type { GreyImage } from './grey-image.ts';

type SourceOf = (x: number, y: number) => readonly [x: number, y: number];

const white = 255;

/** Moves pixels with bilinear interpolation; pixels from outside of the image are white. */
export function resampleImage(
  { width: sourceWidth, height: sourceHeight, data: source }: GreyImage,
  { width, height }: { width: number; height: number },
  sourceOf: SourceOf,
): GreyImage {
  const data = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const [sourceX, sourceY] = sourceOf(x, y);
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      if (left < 0 || top < 0 || left >= sourceWidth - 1 || top >= sourceHeight - 1) {
        data[at] = white;
        continue;
      }
      const from = top * sourceWidth + left;
      const right = sourceX - left;
      const low = sourceY - top;
      const above = (source[from] ?? 0) * (1 - right) + (source[from + 1] ?? 0) * right;
      const under = from + sourceWidth;
      const below = (source[under] ?? 0) * (1 - right) + (source[under + 1] ?? 0) * right;
      data[at] = above * (1 - low) + below * low + 0.5;
    }
  }
  return { width, height, data };
}

export function turnedBack(
  { width, height }: Pick<GreyImage, 'width' | 'height'>,
  degrees: number,
) {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const size = {
    width: Math.ceil(width * cos + height * Math.abs(sin)),
    height: Math.ceil(height * cos + width * Math.abs(sin)),
  };
  const sourceOf: SourceOf = (x, y) => {
    const dx = x - size.width / 2;
    const dy = y - size.height / 2;
    return [dx * cos - dy * sin + width / 2, dx * sin + dy * cos + height / 2];
  };
  return { size, sourceOf };
}

export function scaleImage(image: GreyImage, factor: number): GreyImage {
  const size = {
    width: Math.max(1, Math.round(image.width * factor)),
    height: Math.max(1, Math.round(image.height * factor)),
  };
  const step = 1 / factor;
  return resampleImage(image, size, (x, y) => [
    Math.min(image.width - 1.001, Math.max(0, (x + 0.5) * step - 0.5)),
    Math.min(image.height - 1.001, Math.max(0, (y + 0.5) * step - 0.5)),
  ]);
}
