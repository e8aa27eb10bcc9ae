import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import { exifOrientation } from '../../../../shared/reading/picture/exif-orientation.ts';

export type PngFile = {
  width: number;
  height: number;
  bits: number;
  samples: number;
  hasPalette: boolean;
  hasAlpha: boolean;
  isInterlaced: boolean;
  palette: Uint8Array;
  transparency: Uint8Array | undefined;
  data: readonly Uint8Array[];
};

type OrientedPng = PngFile & { orientation: number };

const signatureBytes = 8;
const frameBytes = 12;

const samplesOfTypes: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const paletteType = 3;
const alphaBit = 4;

export function readPngFile(bytes: Uint8Array): OrientedPng {
  const chunks = readChunks(bytes);
  const find = (type: string) => chunks.find((chunk) => chunk.type === type)?.data;
  const header = find('IHDR');
  const data = chunks.flatMap((chunk) => (chunk.type === 'IDAT' ? [chunk.data] : []));
  if (!header || header.length < 13 || data.length === 0) throw new ExtractionFailure('damaged');
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  const [bits = 0, type = 0, , , interlace = 0] = header.subarray(8);
  const samples = samplesOfTypes[type];
  const exif = find('eXIf');
  if (!samples || ![1, 2, 4, 8, 16].includes(bits)) throw new ExtractionFailure('damaged');
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    bits,
    samples,
    hasPalette: type === paletteType,
    hasAlpha: (type & alphaBit) !== 0,
    isInterlaced: interlace !== 0,
    palette: find('PLTE') ?? new Uint8Array(),
    transparency: find('tRNS'),
    data,
    orientation: (exif && exifOrientation(exif)) ?? 1,
  };
}

type Chunk = { type: string; data: Uint8Array };

function readChunks(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Chunk[] = [];
  for (let at = signatureBytes; at + frameBytes <= bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const isCut = at + frameBytes + length > bytes.length;
    // The pixels of a truncated chunk are still decoded as far as possible.
    if (isCut && type !== 'IDAT') break;
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (isCut || type === 'IEND') break;
    at += frameBytes + length;
  }
  return chunks;
}
