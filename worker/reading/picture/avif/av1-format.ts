import type { HeifTile } from '../../../../shared/reading/picture/heif/heif-file.ts';
import { BoxReader } from '../../../../shared/reading/picture/heif/heif-boxes.ts';

export type Av1Format = {
  bits: number;
  isGrey: boolean;
  /** The size of the chroma, as a shift of that of the luma. */
  acrossShift: number;
  downShift: number;
};

/** Reads the configuration of a decoder (AV1 Codec ISO Media File Format Binding, 2.3). */
export function formatOf(config: Uint8Array): Av1Format {
  const reader = new BoxReader(config);
  reader.take(2);
  const flags = reader.uint(1);
  const has = (bit: number) => (flags >> bit) & 1;
  return {
    bits: has(6) === 0 ? 8 : 10 + has(5) * 2,
    isGrey: has(4) === 1,
    acrossShift: has(3),
    downShift: has(2),
  };
}

const alignment = 128;

/** Returns the bytes that dav1d takes for a picture: its planes and about a twelfth more, half a byte per pixel, and the file. */
export function decodedBytes(
  { config, data }: HeifTile,
  { width, height }: { width: number; height: number },
): number {
  const { bits, isGrey, acrossShift, downShift } = formatOf(config);
  const chroma = isGrey ? 0 : 2 / 2 ** (acrossShift + downShift);
  const planes = (bits > 8 ? 2 : 1) * (1 + chroma);
  const pixels = aligned(width) * aligned(height);
  return pixels * ((planes * 13) / 12 + 0.5) + data.reduce((sum, { length }) => sum + length, 0);
}

function aligned(size: number): number {
  return Math.ceil(size / alignment) * alignment;
}
