import { ExtractionFailure } from '../../../../shared/archive/reading/extraction-failure.ts';
import {
  paletteColorSpace,
  type PicturePart,
} from '../../../../shared/archive/reading/picture/picture-pdf.ts';
import { joinBytes } from '../../../../shared/join-bytes.ts';

const signatureBytes = 8;
/** Length, type and checksum. */
const frameBytes = 12;

/** Samples and color space of the color types without opacity (PNG 3rd edition, 11.2.1). */
const opaqueTypes = new Map([
  [0, { samples: 1, space: '/DeviceGray' }],
  [2, { samples: 3, space: '/DeviceRGB' }],
  [3, { samples: 1, space: undefined }],
]);

/**
 * A PNG as a PDF contains it: both deflate filtered rows. Undefined for one that is interlaced, or has an opacity beside
 * its colors. Throws `damaged` if the file ends too early.
 */
export function readPngPart(bytes: Uint8Array): PicturePart | undefined {
  const chunks = readChunks(bytes);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  const data = chunks.flatMap((chunk) => (chunk.type === 'IDAT' ? [chunk.data] : []));
  if (!header || header.length < 13 || data.length === 0) throw new ExtractionFailure('damaged');
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [bits = 0, type = 0, , , interlace = 0] = header.subarray(8);
  const opacity = chunks.find((chunk) => chunk.type === 'tRNS')?.data;
  const palette = chunks.find((chunk) => chunk.type === 'PLTE')?.data;
  const opaque = opaqueTypes.get(type);
  if (!opaque || interlace !== 0 || (opacity && type !== 3)) return undefined;
  const space = opaque.space ?? paletteColorSpace(palette ?? new Uint8Array(), opacity);
  const rows = `/Predictor 15 /Colors ${opaque.samples} /BitsPerComponent ${bits} /Columns ${width}`;
  return {
    bytes: joinBytes(data),
    width,
    height,
    left: 0,
    top: 0,
    entries: `/ColorSpace ${space} /BitsPerComponent ${bits} /Filter /FlateDecode /DecodeParms << ${rows} >>`,
  };
}

type Chunk = { type: string; data: Uint8Array };

function readChunks(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Chunk[] = [];
  for (let at = signatureBytes; at + frameBytes <= bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (at + frameBytes + length > bytes.length) throw new ExtractionFailure('damaged');
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    at += frameBytes + length;
  }
  return chunks;
}
