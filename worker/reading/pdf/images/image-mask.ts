import { over } from '../../picture/pixel-rows.ts';
import type { Raster } from '../../recognition/image/grey-image.ts';
import { type FileStream, findStream } from '../find-objects.ts';
import type { ImageStream } from './image-stream.ts';

export type MaskedImage = {
  image: ImageStream;
  mask: (FileStream & { width: number; height: number }) | undefined;
};

const softMask = /\/SMask\s+(\d+)\s+\d+\s+R/;
/** A color that is not drawn. It is ignored, because it is that of the paper or harmless if visible. */
const colorKey = /\/Mask\s*\[[\d\s]*\]/;

export function separateMask(image: ImageStream, bytes: Uint8Array): MaskedImage | undefined {
  const object = softMask.exec(image.dictionary)?.[1];
  const dictionary = image.dictionary.replace(softMask, '').replace(colorKey, '');
  const plain = { image: { ...image, dictionary } };
  if (object === undefined) return { ...plain, mask: undefined };
  const mask = image.isInFile ? findStream(bytes, Number(object)) : undefined;
  const numberOf = (name: string) =>
    Number(new RegExp(`/${name}\\s+(\\d+)`).exec(mask?.dictionary ?? '')?.[1] ?? 0);
  const size = { width: numberOf('Width'), height: numberOf('Height') };
  return mask && size.width > 0 && size.height > 0
    ? { ...plain, mask: { ...mask, ...size } }
    : undefined;
}

/** Composites a picture of 1 or 3 bytes per pixel over white, with a mask of any size. */
export function layOverWhite(picture: Raster<Uint8Array>, mask: Raster<Uint8Array>): void {
  const { width, height, data } = picture;
  const channels = data.length / (width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x += 1) {
      const opacity = mask.data[row + Math.floor((x * mask.width) / width)] ?? 0;
      const at = (y * width + x) * channels;
      for (let part = at; part < at + channels; part += 1)
        data[part] = over(data[part] ?? 0, opacity);
    }
  }
}
