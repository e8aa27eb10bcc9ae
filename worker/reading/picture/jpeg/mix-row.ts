import { toGrey } from '../pixel-rows.ts';
import type { JpegComponent, JpegFrame } from './jpeg-segments.ts';

type ComponentBand = {
  component: JpegComponent;
  stride: number;
  target: Uint8ClampedArray;
};

export function neededComponents(
  { components, space }: JpegFrame,
  isColored: boolean,
): readonly JpegComponent[] {
  const isLuminanceEnough = space === 'grey' || (space === 'luminance' && !isColored);
  return isLuminanceEnough ? components.slice(0, 1) : components;
}

export function createRowMixer(
  { across, down, space, isInverted }: JpegFrame,
  {
    bands,
    shape: { width, channels },
  }: { bands: readonly ComponentBand[]; shape: { width: number; channels: 1 | 3 } },
): (y: number) => Uint8ClampedArray {
  const readers = bands.map(({ component, stride, target }) => {
    const row = new Uint8ClampedArray(width);
    return (y: number) => {
      const start = Math.floor((y * component.down) / down) * stride;
      if (component.across === across) return target.subarray(start, start + width);
      for (let x = 0; x < width; x += 1) {
        row[x] = target[start + Math.floor((x * component.across) / across)] ?? 0;
      }
      return row;
    };
  });
  const grey = new Uint8ClampedArray(width);
  const colors = new Uint8ClampedArray(width * 3);
  const [first] = readers;
  return (y) => {
    if (first && readers.length === 1) {
      const row = first(y);
      return channels === 1 ? row : spread(row, colors);
    }
    mix({ space, isInverted }, { rows: readers.map((read) => read(y)), out: colors });
    if (channels === 3) return colors;
    toGrey(colors, grey);
    return grey;
  };
}

function spread(row: Uint8ClampedArray, out: Uint8ClampedArray): Uint8ClampedArray {
  for (let at = 0; at < out.length; at += 1) out[at] = row[Math.floor(at / 3)] ?? 0;
  return out;
}

function mix(
  { space, isInverted }: Pick<JpegFrame, 'space' | 'isInverted'>,
  { rows, out }: { rows: readonly Uint8ClampedArray[]; out: Uint8ClampedArray },
): void {
  const [first = empty, second = empty, third = empty, fourth = empty] = rows;
  const isLuminance = space === 'luminance' || space === 'luminance-inks';
  for (let x = 0, at = 0; at < out.length; x += 1, at += 3) {
    const light = first[x] ?? 0;
    if (isLuminance) {
      const blue = (second[x] ?? 0) - 128;
      const red = (third[x] ?? 0) - 128;
      out[at] = light + 1.402 * red;
      out[at + 1] = light - 0.344_136 * blue - 0.714_136 * red;
      out[at + 2] = light + 1.772 * blue;
    } else {
      out[at] = light;
      out[at + 1] = second[x] ?? 0;
      out[at + 2] = third[x] ?? 0;
    }
  }
  if (rows.length < 4) return;
  // Inverted ink values are the remaining share of paper.
  const isPaper = isInverted !== (space === 'luminance-inks');
  for (let at = 0; at < out.length; at += 1) {
    const ink = out[at] ?? 0;
    const black = fourth[Math.floor(at / 3)] ?? 0;
    out[at] = ((isPaper ? ink : 255 - ink) * (isInverted ? black : 255 - black)) / 255;
  }
}

const empty = new Uint8ClampedArray();
