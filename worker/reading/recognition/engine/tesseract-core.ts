import { loadTesseractModule } from '#tesseract-module';
import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';

export const pageLevels = { line: 2, word: 3 } as const;

type TesseractApi = {
  Init(path: null, language: string, engineMode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetPageSegMode(mode: number): void;
  SetImage(data: number, width: number, height: number, bytesPerPixel: number, row: number): void;
  SetImageFile(orientation: number, angle: number): number;
  GetInputImage(): Picture;
  SetSourceResolution(dpi: number): void;
  Recognize(monitor: null): number;
  GetIterator(): ResultIterator;
  Clear(): void;
};

type Picture = {
  get_w(): number;
  get_h(): number;
  get_d(): number;
  get_wpl(): number;
  get_data(): number;
  get_colormap(): Colormap;
};

/** A PixColormap of Leptonica: `get_n` colors of four bytes each, blue, green, red and alpha. */
type Colormap = {
  get_array(): number;
  get_n(): number;
};

type ResultIterator = {
  Begin(): void;
  Next(level: number): boolean;
  Empty(level: number): boolean;
  IsAtBeginningOf(level: number): boolean;
  GetUTF8Text(level: number): string;
  Confidence(level: number): number;
  WordIsFromDictionary(): boolean;
  BoundingBox(
    level: number,
    padding: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): boolean;
};

type Core = {
  TessBaseAPI: new () => TesseractApi;
  FS: {
    writeFile(path: string, bytes: Uint8Array): void;
    unlink(path: string): void;
  };
  _malloc(size: number): number;
  _free(pointer: number): void;
  getPointer(object: object): number;
};

type CreateTesseractCore = (options: {
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ): Promise<void>;
  print(line: string): void;
  printErr(line: string): void;
}) => Promise<Core>;

export type TesseractLimits = {
  /** Bytes. Tesseract takes 16 MiB before it has a page. */
  recognitionMemoryBytes: number;
};

export type Tesseract = {
  readonly api: TesseractApi;
  readonly files: Core['FS'];
  allocate(bytes: number): number;
  free(pointer: number): void;
  memory(): ArrayBuffer;
  /** Returns 0 for a null pointer. */
  pointerOf(object: object): number;
  /** Runs a step with at most this number of instructions. After a failed step, the instance cannot be used any more. */
  run<Result>(instructions: number, step: () => Result): { result: Result; spent: number };
};

const instructionsToStart = 1_000_000_000n;

export async function createTesseract(limits: TesseractLimits): Promise<Tesseract> {
  const [module, glue] = await Promise.all([
    loadTesseractModule(),
    import('tesseract.js-core/tesseract-core-simd-lstm.js'),
  ]);
  const createCore = glue.default as CreateTesseractCore;
  const started = Promise.withResolvers<WebAssembly.Instance>();
  const core = await createCore({
    async instantiateWasm(imports, done) {
      const created = await WebAssembly.instantiate(module, imports);
      fuelOf(created).value = instructionsToStart;
      started.resolve(created);
      done(created);
    },
    print: () => undefined,
    printErr: () => undefined,
  });
  const instance = await started.promise;
  const fuel = fuelOf(instance);
  const budget = limitMemory(memoryOf(instance), limits.recognitionMemoryBytes);
  const { FS: files, _malloc: allocate, _free: free, getPointer: pointerOf } = core;
  return {
    files,
    allocate,
    free,
    pointerOf,
    api: new core.TessBaseAPI(),
    memory: () => memoryOf(instance).buffer,
    run(instructions, step) {
      fuel.value = BigInt(Math.round(instructions));
      try {
        const result = step();
        return { result, spent: instructions - Number(fuel.value) };
      } catch (error) {
        const isExceeded = fuel.value < 0n || budget.isRefused;
        throw isExceeded ? new ExtractionFailure('too_complex') : error;
      }
    },
  };
}

function fuelOf({ exports }: WebAssembly.Instance): { value: bigint } {
  return exports.fuel as unknown as { value: bigint };
}

/** The names of the other exports are minified. */
function memoryOf({ exports }: WebAssembly.Instance): WebAssembly.Memory {
  const memory = Object.values(exports).find((value) => value instanceof WebAssembly.Memory);
  if (!memory) throw new Error('Tesseract exports no memory');
  return memory;
}

const wasmPage = 65_536;

/** Makes growth beyond `bytes` fail, which ends allocations with an error of Tesseract. */
function limitMemory(memory: WebAssembly.Memory, bytes: number) {
  const budget = { isRefused: false };
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * wasmPage > bytes) {
      budget.isRefused = true;
      throw new RangeError('The memory of Tesseract is limited');
    }
    return grow(pages);
  };
  return budget;
}
