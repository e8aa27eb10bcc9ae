import { ExtractionFailure } from '../../../../../shared/reading/extraction-failure.ts';

const signature = 0x2f;
export const headerBytes = 5;

export function readLosslessHeader(bytes: Uint8Array): {
  width: number;
  height: number;
  hasAlpha: boolean;
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < headerBytes || bytes[0] !== signature) throw new ExtractionFailure('damaged');
  const bits = view.getUint32(1, true);
  if (bits >>> 29 !== 0) throw new ExtractionFailure('damaged');
  return {
    width: (bits & 0x3fff) + 1,
    height: ((bits >>> 14) & 0x3fff) + 1,
    hasAlpha: ((bits >>> 28) & 1) === 1,
  };
}
