import encode, { init } from '@jsquash/jpeg/encode.js';
import { loadJpegModule } from '#jpeg-module';
import type { ColorImage } from './color-image.ts';

const qualities = [72, 60, 48, 36];
const mostBytes = 16_000;

let ready: Promise<void> | undefined;

const pictureQuality = 88;

export async function encodeJpeg(image: ColorImage): Promise<Uint8Array<ArrayBuffer>> {
  let encoded = new Uint8Array();
  for (const quality of qualities) {
    encoded = await encodeAt(image, quality);
    if (encoded.length <= mostBytes) break;
  }
  return encoded;
}

export function encodePicture(image: ColorImage): Promise<Uint8Array<ArrayBuffer>> {
  return encodeAt(image, pictureQuality);
}

async function encodeAt(
  { width, height, data }: ColorImage,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= loadJpegModule().then((module) => (module ? init(module) : undefined));
  await ready;
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  const image = { width, height, data: pixels, colorSpace: 'srgb' } as ImageData;
  return new Uint8Array(await encode(image, { quality }));
}
