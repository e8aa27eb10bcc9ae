import { ExtractionFailure } from '../../extraction-failure.ts';
import { joinBytes } from '../../../bytes/join-bytes.ts';
import { BoxReader } from './heif-boxes.ts';
import type { HeifTile } from './heif-file.ts';
import type { HeifDecoder } from './heif-rows.ts';
import type { PlanarPicture } from './paint-rows.ts';

/** The exports of libde265, inside of libheif, whose names the package has shortened (libheif-wasm/libheif.js maps them). */
type Exports = {
  Q: WebAssembly.Memory;
  fuel: { value: bigint };
  R(): void;
  Na(size: number): number;
  Z(pointer: number): void;
  Ci(): number;
  Hi(decoder: number): number;
  Ii(
    decoder: number,
    data: number,
    length: number,
    lowTime: number,
    highTime: number,
    user: number,
  ): number;
  Ji(decoder: number): number;
  Ki(decoder: number, hasMore: number): number;
  Li(decoder: number): number;
  Ni(image: number): number;
  Oi(image: number, channel: number): number;
  Pi(image: number, channel: number): number;
  Qi(image: number, channel: number): number;
  Ri(image: number, channel: number, stride: number): number;
  Ui(image: number): number;
  Vi(image: number): number;
};

type HevcLimits = { heicInstructions: number; heicMemoryBytes: number };

type HevcOptions = {
  loadModule: () => Promise<WebAssembly.Module>;
  limits: HevcLimits;
};

type ImportedFunction = (...values: [number, number, number]) => unknown;

const wasmPage = 65_536;
const pointerSize = 4;
const channelsOfChroma = [1, 3, 3, 3];

/**
 * Creates a decoder of HEVC pictures. `heicInstructions` bounds its instructions, and `heicMemoryBytes` its memory, whatever the pictures
 * contain.
 */
export async function createHevcDecoder({ loadModule, limits }: HevcOptions): Promise<HeifDecoder> {
  const module = await loadModule();
  let isRefused = false;
  const grow = (size: number) => {
    const pages = Math.ceil(((size >>> 0) - api.Q.buffer.byteLength) / wasmPage);
    isRefused = size >>> 0 > limits.heicMemoryBytes;
    if (!isRefused) api.Q.grow(pages);
    return isRefused ? 0 : 1;
  };
  const fail = () => {
    throw new ExtractionFailure(isRefused ? 'too_complex' : 'damaged');
  };
  const copy = (to: number, from: number, length: number) =>
    new Uint8Array(api.Q.buffer).copyWithin(to, from, from + length);
  // An assertion, an exception, an exit of the program, and memory. The other imports are for JavaScript and files.
  const functions = new Map<string, ImportedFunction>([
    ['b', fail],
    ['k', fail],
    ['C', fail],
    ['D', grow],
    ['I', copy],
  ]);
  const imports = Object.fromEntries(
    WebAssembly.Module.imports(module).map(({ name }) => [name, functions.get(name) ?? (() => 0)]),
  );
  const { exports } = await WebAssembly.instantiate(module, { a: imports });
  const api = exports as unknown as Exports;
  const bounded = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      if (isRefused || api.fuel.value < 0n) throw new ExtractionFailure('too_complex');
      throw error instanceof ExtractionFailure ? error : new ExtractionFailure('damaged');
    }
  };
  api.fuel.value = BigInt(limits.heicInstructions);
  bounded(() => api.R());
  let decoder: number | undefined;
  return {
    decode: (tile) =>
      bounded(() => {
        if (decoder !== undefined) api.Hi(decoder);
        decoder = api.Ci();
        return decodeTile(api, decoder, tile);
      }),
  };
}

function decodeTile(api: Exports, decoder: number, { config, data }: HeifTile): PlanarPicture {
  const { parameters, lengthSize } = readConfig(config);
  for (const unit of parameters) push(api, decoder, unit);
  const reader = new BoxReader(joinPieces(data));
  while (!reader.isAtEnd) push(api, decoder, reader.take(reader.uint(lengthSize)));
  api.Ji(decoder);
  const hasMore = api.Na(pointerSize);
  let image = 0;
  do {
    const error = api.Ki(decoder, hasMore);
    image ||= api.Li(decoder);
    if (error !== 0 && image === 0) throw new ExtractionFailure('damaged');
  } while (image === 0 && new DataView(api.Q.buffer).getInt32(hasMore, true) !== 0);
  api.Z(hasMore);
  if (image === 0) throw new ExtractionFailure('damaged');
  const channels = channelsOfChroma[api.Ni(image)] ?? 1;
  return {
    planes: Array.from({ length: channels }, (_, channel) => planeOf(api, image, channel)),
    matrix: api.Ui(image),
    isFullRange: api.Vi(image) !== 0,
  };
}

/** Reads the parameter sets before the picture, and the size of the length fields in it (ISO/IEC 14496-15, 8.3.3). */
function readConfig(config: Uint8Array): { parameters: Uint8Array[]; lengthSize: number } {
  const reader = new BoxReader(config);
  reader.take(21);
  const lengthSize = (reader.uint(1) & 3) + 1;
  const parameters: Uint8Array[] = [];
  for (let arrays = reader.uint(1); arrays > 0; arrays -= 1) {
    reader.uint(1);
    for (let units = reader.uint(2); units > 0; units -= 1) {
      parameters.push(reader.take(reader.uint(2)));
    }
  }
  return { parameters, lengthSize };
}

function joinPieces(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  return joinBytes(pieces);
}

function push(api: Exports, decoder: number, unit: Uint8Array): void {
  const pointer = api.Na(unit.length);
  if (pointer === 0) throw new ExtractionFailure('too_complex');
  new Uint8Array(api.Q.buffer).set(unit, pointer);
  api.Ii(decoder, pointer, unit.length, 0, 0, 0);
  api.Z(pointer);
}

function planeOf(api: Exports, image: number, channel: number): PlanarPicture['planes'][number] {
  const strideAt = api.Na(pointerSize);
  const start = api.Ri(image, channel, strideAt);
  const stride = new DataView(api.Q.buffer).getInt32(strideAt, true);
  api.Z(strideAt);
  const [width, height] = [api.Oi(image, channel), api.Pi(image, channel)];
  const bits = api.Qi(image, channel);
  return {
    width,
    height,
    bits,
    row: (y) =>
      bits > 8
        ? new Uint16Array(api.Q.buffer, start + y * stride, width)
        : new Uint8Array(api.Q.buffer, start + y * stride, width),
  };
}
