import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import { exifOrientation } from '../../../../shared/reading/picture/exif-orientation.ts';
import { readFrameSize } from './lossy/frame-header.ts';
import { readLosslessHeader } from './lossless/lossless-header.ts';

type Size = { width: number; height: number };

export type WebpFrame = Size & {
  left: number;
  top: number;
  kind: 'lossy' | 'lossless';
  data: Uint8Array;
  alpha: Uint8Array | undefined;
};

export type WebpFile = Size & {
  frame: WebpFrame;
  orientation: number;
};

export function readWebpFile(bytes: Uint8Array): WebpFile {
  const chunks = readChunks(bytes.subarray(12));
  const find = (type: string) => chunks.find((chunk) => chunk.type === type)?.data;
  const exif = find('EXIF');
  const orientation = (exif && exifOrientation(exif)) ?? 1;
  const animated = find('ANMF');
  if (!animated) {
    const frame = { ...readFrame(chunks), left: 0, top: 0 };
    return { width: frame.width, height: frame.height, frame, orientation };
  }
  const canvas = find('VP8X');
  const frame = readFrame(readChunks(animated.subarray(16)));
  if (!canvas || canvas.length < 10) throw new ExtractionFailure('damaged');
  const [left, top] = [uint24(animated, 0) * 2, uint24(animated, 3) * 2];
  const [width, height] = [uint24(canvas, 4) + 1, uint24(canvas, 7) + 1];
  if (left + frame.width > width || top + frame.height > height) {
    throw new ExtractionFailure('damaged');
  }
  return { width, height, frame: { ...frame, left, top }, orientation };
}

type Chunk = { type: string; data: Uint8Array };

function readChunks(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Chunk[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function readFrame(chunks: readonly Chunk[]): Omit<WebpFrame, 'left' | 'top'> {
  const picture = chunks.find(({ type }) => type === 'VP8 ' || type === 'VP8L');
  if (!picture) throw new ExtractionFailure('damaged');
  const { type, data } = picture;
  if (type === 'VP8L') {
    return { ...readLosslessHeader(data), kind: 'lossless', data, alpha: undefined };
  }
  const alpha = chunks.find((chunk) => chunk.type === 'ALPH')?.data;
  return { ...readFrameSize(data), kind: 'lossy', data, alpha };
}

function uint24(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
}
