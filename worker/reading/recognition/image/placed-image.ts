import type { Point } from '../../../../shared/reading/picture/quadrilateral.ts';
import { type GreyImage, type RightAngle, turnImage } from './grey-image.ts';
import { resampleImage, turnedBack } from './resample-image.ts';

/** An image that was made from a page. `toPage` converts a pixel to its position on the page, as shares of the width and height. */
export type PlacedImage = {
  image: GreyImage;
  toPage(x: number, y: number): Point;
};

export function placeWholePage(image: GreyImage): PlacedImage {
  return { image, toPage: (x, y) => [x / image.width, y / image.height] };
}

export function changePixels(
  { image, toPage }: PlacedImage,
  change: (image: GreyImage) => GreyImage,
): PlacedImage {
  return { image: change(image), toPage };
}

export function turnPlaced({ image, toPage }: PlacedImage, angle: RightAngle): PlacedImage {
  const { width, height } = image;
  const back = {
    0: (x: number, y: number) => toPage(x, y),
    90: (x: number, y: number) => toPage(y, height - x),
    180: (x: number, y: number) => toPage(width - x, height - y),
    270: (x: number, y: number) => toPage(width - y, x),
  } as const;
  return { image: turnImage(image, angle), toPage: back[angle] };
}

export function levelPlaced({ image, toPage }: PlacedImage, degrees: number): PlacedImage {
  const { size, sourceOf } = turnedBack(image, degrees);
  return {
    image: resampleImage(image, size, sourceOf),
    toPage: (x, y) => toPage(...sourceOf(x, y)),
  };
}

export function scalePlaced(
  { image, toPage }: PlacedImage,
  scale: (image: GreyImage) => GreyImage,
): PlacedImage {
  const scaled = scale(image);
  const [across, down] = [image.width / scaled.width, image.height / scaled.height];
  return { image: scaled, toPage: (x, y) => toPage(x * across, y * down) };
}
