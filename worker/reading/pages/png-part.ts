import {
  colorSpaces,
  paletteColorSpace,
  type PicturePart,
  tintedColorSpaces,
} from '../../../shared/reading/picture/picture-pdf.ts';
import type { PngFile } from '../picture/png/png-chunks.ts';

/** PNG predictors, which each row selects (ISO 32000-2, 7.4.4.4). */
const rowPredictors = 15;

/** Returns the compressed pixels of a PNG file for a PDF; null for an interlaced file. */
export function pngPart(file: PngFile, data: Uint8Array): PicturePart | null {
  const { width, height, bits, samples, isInterlaced } = file;
  if (isInterlaced) return null;
  const entries = [
    `/ColorSpace ${colorSpaceOf(file)} /BitsPerComponent ${bits} /Filter /FlateDecode`,
    `/DecodeParms << /Predictor ${rowPredictors} /Colors ${samples} /BitsPerComponent ${bits} /Columns ${width} >>`,
    file.transparency && !file.hasPalette ? maskOf(file.transparency, samples) : '',
  ];
  return { bytes: data, width, height, left: 0, top: 0, entries: entries.join(' ') };
}

function colorSpaceOf({ samples, hasPalette, hasAlpha, palette, transparency }: PngFile): string {
  if (hasPalette) return paletteColorSpace(palette, transparency);
  if (hasAlpha) return tintedColorSpaces.opacity[samples === 2 ? 2 : 4];
  return colorSpaces[samples] ?? '/DeviceGray';
}

function maskOf(transparency: Uint8Array, samples: number): string {
  const view = new DataView(transparency.buffer, transparency.byteOffset, transparency.byteLength);
  if (view.byteLength < samples * 2) return '';
  const parts = Array.from({ length: samples }, (_, index) => view.getUint16(index * 2));
  return `/Mask [${parts.flatMap((part) => [part, part]).join(' ')}]`;
}
