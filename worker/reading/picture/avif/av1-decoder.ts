import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import type { HeifTile } from '../../../../shared/reading/picture/heif/heif-file.ts';
import type { HeifDecoder } from '../../../../shared/reading/picture/heif/heif-rows.ts';
import type { PlanarPicture } from '../../../../shared/reading/picture/heif/paint-rows.ts';
import { formatOf, type Av1Format } from './av1-format.ts';

/** The exports of .scripts/dav1d/decoder.c. */
type Exports = {
  memory: WebAssembly.Memory;
  fuel: { value: bigint };
  decode(bytes: number, length: number, pixels: number, bits: number, layout: number): number;
  width(): number;
  height(): number;
  matrix(): number;
  isFullRange(): number;
  plane(channel: number): number;
  stride(channel: number): number;
  allocate(length: number): number;
  release(bytes: number): void;
};

export type Av1Options = {
  size: { width: number; height: number };
  loadModule: () => Promise<WebAssembly.Module>;
  limits: { avifInstructions: number };
};

const statuses = { done: 0, outOfMemory: 2 };

/**
 * Creates a decoder of AV1 pictures of one size. `avifInstructions` bounds its instructions, and the module bounds its memory, whatever the
 * pictures contain.
 */
export async function createAv1Decoder({
  size,
  loadModule,
  limits,
}: Av1Options): Promise<HeifDecoder> {
  const { exports } = await WebAssembly.instantiate(await loadModule(), {});
  const api = exports as unknown as Exports;
  api.fuel.value = BigInt(limits.avifInstructions);
  return { decode: (tile) => decodeTile(api, tile, size.width * size.height) };
}

function decodeTile(api: Exports, { config, data }: HeifTile, pixels: number): PlanarPicture {
  const format = formatOf(config);
  const status = run(api, data, (bytes, length) =>
    api.decode(bytes, length, pixels, format.bits, layoutOf(format)),
  );
  if (status === statuses.outOfMemory) throw new ExtractionFailure('too_complex');
  if (status !== statuses.done) throw new ExtractionFailure('damaged');
  return {
    planes: Array.from({ length: format.isGrey ? 1 : 3 }, (_, channel) =>
      planeOf(api, format, channel),
    ),
    matrix: api.matrix(),
    isFullRange: api.isFullRange() !== 0,
  };
}

function run(
  api: Exports,
  pieces: readonly Uint8Array[],
  decode: (bytes: number, length: number) => number,
): number {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  try {
    const start = api.allocate(length);
    if (start === 0) return statuses.outOfMemory;
    const memory = new Uint8Array(api.memory.buffer);
    let at = start;
    for (const piece of pieces) {
      memory.set(piece, at);
      at += piece.length;
    }
    const status = decode(start, length);
    api.release(start);
    return status;
  } catch {
    throw new ExtractionFailure(api.fuel.value < 0n ? 'too_complex' : 'damaged');
  }
}

/** The pixel layouts of dav1d: grey, 4:2:0, 4:2:2 and 4:4:4. */
function layoutOf({ isGrey, acrossShift, downShift }: Av1Format): number {
  return isGrey ? 0 : 3 - acrossShift - downShift;
}

function planeOf(
  api: Exports,
  { bits, acrossShift, downShift }: Av1Format,
  channel: number,
): PlanarPicture['planes'][number] {
  const [across, down] = channel === 0 ? [0, 0] : [acrossShift, downShift];
  const width = (api.width() + across) >> across;
  const [start, stride] = [api.plane(channel), api.stride(channel)];
  return {
    width,
    height: (api.height() + down) >> down,
    bits,
    row: (y) =>
      bits > 8
        ? new Uint16Array(api.memory.buffer, start + y * stride, width)
        : new Uint8Array(api.memory.buffer, start + y * stride, width),
  };
}
