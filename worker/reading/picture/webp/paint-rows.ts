import { blendRow, greyOf, over } from '../pixel-rows.ts';
import type { LossyRow } from './lossy/lossy-rows.ts';

type Paint = (row: LossyRow, opacities: Uint8Array | undefined, out: Uint8ClampedArray) => void;

/** Luminance is stored in the range from 16 to 235. */
const darkest = 16;
const scale = 255 / 219;

export function lossyPainter(channels: 1 | 3, background: number): Paint {
  const lights = Float64Array.from({ length: 256 }, (_, light) => (light - darkest) * scale);
  const paint: Paint =
    channels === 1
      ? ({ light }, _, out) => {
          for (let x = 0; x < out.length; x += 1) out[x] = lights[light[x] ?? 0] ?? 0;
        }
      : ({ light, colors: [blues = light, reds = light] }, _, out) => {
          for (let x = 0, at = 0; at < out.length; x += 1, at += 3) {
            const grey = lights[light[x] ?? 0] ?? 0;
            const blue = (blues[x >> 1] ?? 0) - 128;
            const red = (reds[x >> 1] ?? 0) - 128;
            out[at] = grey + 1.596 * red;
            out[at + 1] = grey - 0.3917 * blue - 0.8129 * red;
            out[at + 2] = grey + 2.0172 * blue;
          }
        };
  return (row, opacities, out) => {
    paint(row, opacities, out);
    if (opacities) blendRow(out, opacities, { channels, background });
  };
}

export function paintLossless(
  row: Int32Array,
  {
    out,
    channels,
    hasAlpha,
    background,
  }: { out: Uint8ClampedArray; channels: 1 | 3; hasAlpha: boolean; background: number },
): void {
  for (let x = 0, at = 0; at < out.length; x += 1, at += channels) {
    const pixel = row[x] ?? 0;
    let red = (pixel >> 16) & 255;
    let green = (pixel >> 8) & 255;
    let blue = pixel & 255;
    const opacity = pixel >>> 24;
    if (hasAlpha && opacity < 255) {
      red = over(red, opacity, background);
      green = over(green, opacity, background);
      blue = over(blue, opacity, background);
    }
    if (channels === 1) out[at] = greyOf(red, green, blue);
    else {
      out[at] = red;
      out[at + 1] = green;
      out[at + 2] = blue;
    }
  }
}
