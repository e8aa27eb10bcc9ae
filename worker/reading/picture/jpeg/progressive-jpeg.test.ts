import { expect, it } from 'vitest';
import { sharpOf } from '../../../../tests/support/scans/encode.ts';
import { createRandom } from '../../../../tests/support/random.ts';
import { readJpegRows } from './jpeg-rows.ts';

const [width, height] = [160, 120];
const random = createRandom(7);

const photo = {
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return 128 + 60 * Math.sin(x / 7) * Math.cos(y / 9) + 60 * (random() - 0.5);
  }),
};

async function pixelsOf(options: { progressive: boolean }, eighths: number) {
  const picture = sharpOf(photo)
    .toColourspace('srgb')
    .jpeg({ quality: 90, ...options });
  const wanted = { width: (width * eighths) / 8, height: (height * eighths) / 8 };
  const { rows } = readJpegRows(new Uint8Array(await picture.toBuffer()), {
    wanted,
    isColored: true,
  });
  return (await Array.fromAsync(rows)).flatMap((row) => [...row]);
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a progressive JPEG of %i eighths is that of the same coefficients in one scan',
  async (eighths) => {
    const whole = await pixelsOf({ progressive: false }, eighths);
    expect(await pixelsOf({ progressive: true }, eighths)).toEqual(whole);
  },
);
