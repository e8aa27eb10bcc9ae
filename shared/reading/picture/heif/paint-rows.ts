type Plane = {
  width: number;
  height: number;
  bits: number;
  /** Valid until the next picture is decoded. */
  row(y: number): Uint8Array | Uint16Array;
};

/** A decoded picture: its luma, and its two planes of chroma unless it is grey. */
export type PlanarPicture = {
  planes: readonly Plane[];
  /** The matrix coefficients of ITU-T H.273. */
  matrix: number;
  isFullRange: boolean;
};

export type Channels = 1 | 3;

type RowPainter = (y: number, out: Uint8ClampedArray) => void;

/** The weights of red and blue in the luma of a matrix (ITU-T H.273, table 4); BT.601 by default. */
const lumaShares: Partial<Record<number, readonly [number, number]>> = {
  1: [0.2126, 0.0722],
  4: [0.3, 0.11],
  7: [0.212, 0.087],
  9: [0.2627, 0.0593],
};
const identity = 0;

export function createPainter(picture: PlanarPicture, channels: Channels): RowPainter {
  const [luma, blueness, redness] = picture.planes;
  if (!luma) return () => undefined;
  const levels = levelsOf(picture, luma.bits);
  if (channels === 1) {
    return (y, out) => {
      const row = luma.row(y);
      for (let x = 0; x < out.length; x += 1) out[x] = levels.luma[row[x] ?? 0] ?? 0;
    };
  }
  if (!blueness || !redness) {
    return (y, out) => {
      const row = luma.row(y);
      for (let x = 0, at = 0; at < out.length; x += 1, at += 3) {
        out.fill(levels.luma[row[x] ?? 0] ?? 0, at, at + 3);
      }
    };
  }
  const acrossShift = blueness.width < luma.width ? 1 : 0;
  const downShift = blueness.height < luma.height ? 1 : 0;
  const [red, blue] = lumaShares[picture.matrix] ?? [0.299, 0.114];
  const green = 1 - red - blue;
  const [toRed, toBlue] = [2 * (1 - red), 2 * (1 - blue)];
  const [redToGreen, blueToGreen] = [(toRed * red) / green, (toBlue * blue) / green];
  return (y, out) => {
    const row = luma.row(y);
    const blues = blueness.row(y >> downShift);
    const reds = redness.row(y >> downShift);
    for (let x = 0, at = 0; at < out.length; x += 1, at += 3) {
      const value = levels.luma[row[x] ?? 0] ?? 0;
      const b = blues[x >> acrossShift] ?? 0;
      const r = reds[x >> acrossShift] ?? 0;
      if (picture.matrix === identity) {
        out[at] = levels.luma[r] ?? 0;
        out[at + 1] = value;
        out[at + 2] = levels.luma[b] ?? 0;
        continue;
      }
      const [cb, cr] = [levels.chroma[b] ?? 0, levels.chroma[r] ?? 0];
      out[at] = value + toRed * cr;
      out[at + 1] = value - redToGreen * cr - blueToGreen * cb;
      out[at + 2] = value + toBlue * cb;
    }
  };
}

function levelsOf({ isFullRange }: PlanarPicture, bits: number) {
  const most = 2 ** bits - 1;
  const unit = 2 ** (bits - 8);
  const [black, span, chromaSpan] = isFullRange
    ? [0, most, most]
    : [16 * unit, 219 * unit, 224 * unit];
  const values = Array.from({ length: most + 1 }, (_, value) => value);
  return {
    luma: Float32Array.from(values, (value) => ((value - black) * 255) / span),
    chroma: Float32Array.from(values, (value) => ((value - 128 * unit) * 255) / chromaSpan),
  };
}
