import { loadPdfiumModule } from '#pdfium-module';
import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import type { ExtractionLimits } from '../../extraction-limits.ts';
import type { PdfiumApi } from './pdfium-api.ts';
import { createPdfFiles, readBlock, writeBlock, type PdfFiles } from './pdf-callbacks.ts';

type Runtime = {
  memory: WebAssembly.Memory;
  __indirect_function_table: WebAssembly.Table;
  fuel: { value: bigint };
  readBlock(file: number, position: number, buffer: number, size: number): number;
  writeBlock(writer: number, data: number, size: number): number;
  __wasm_call_ctors(): void;
  emscripten_stack_init(): void;
  emscripten_stack_get_current(): number;
  _emscripten_stack_restore(pointer: number): void;
  setThrew(threw: number, value: number): void;
};

export type PdfiumLimits = Pick<ExtractionLimits, 'pdfInstructions' | 'pdfMemoryBytes'>;

/** The memory of the file and of PDFium. An isolate has 128 MiB, including the heap and the compiled code. */
const isolateBytes = 98 * 1024 * 1024;

export type Pdfium = {
  readonly api: PdfiumApi;
  readonly files: PdfFiles;
  /** A view of the memory, valid until the next call that may allocate. */
  view(): DataView;
  /** Throws if an allocation was refused, because data read since then may be incomplete. */
  assertComplete(): void;
};

/**
 * Runs `work` with a new instance of PDFium. `limits.pdfInstructions` bounds its instructions, and `limits.pdfMemoryBytes` its memory in
 * addition to `fileBytes` for its copy of the file, whatever the file contains. A large file leaves less memory, because the isolate holds
 * it too.
 */
export async function withPdfium<Result>(
  { fileBytes, limits }: { fileBytes: number; limits: PdfiumLimits },
  work: (pdfium: Pdfium) => Promise<Result> | Result,
): Promise<Result> {
  const memoryBytes = Math.min(limits.pdfMemoryBytes + fileBytes, isolateBytes - fileBytes);
  const budget = { memoryBytes, isRefused: false };
  const files = createPdfFiles();
  const api = await instantiate(budget, files);
  const { memory, fuel, __wasm_call_ctors: callConstructors } = api;
  const assertComplete = () => {
    if (budget.isRefused) throw new ExtractionFailure('too_complex');
  };
  try {
    fuel.value = BigInt(limits.pdfInstructions);
    api.emscripten_stack_init();
    callConstructors();
    api.FPDF_InitLibrary();
    return await work({ api, files, assertComplete, view: () => new DataView(memory.buffer) });
  } catch (error) {
    // A trap: out of instructions, out of memory, or an error of PDFium.
    assertComplete();
    throw fuel.value < 0n ? new ExtractionFailure('too_complex') : error;
  }
}

type Budget = { memoryBytes: number; isRefused: boolean };

const wasmPage = 65_536;
const growthStep = 4 * 1024 * 1024;
const notSupported = 52;
const noSuchCall = -38;

/** `longjmp` unwinds to the nearest `invoke_…`, which JavaScript can only do by an exception. */
const longJump = Symbol('longjmp');

/** Instantiates PDFium with memory, unwinding and its files, but no clock, environment or network. */
async function instantiate(budget: Budget, files: PdfFiles): Promise<PdfiumApi & Runtime> {
  const module = await loadPdfiumModule();
  const functions = new Map<string, (...values: number[]) => unknown>([
    ['emscripten_resize_heap', (size) => growMemory(exports.memory, { size: size >>> 0, budget })],
    ['_emscripten_throw_longjmp', () => throwError(longJump)],
    ['_abort_js', () => throwError(new Error('PDFium aborted'))],
    ['emscripten_date_now', () => 0],
    ['fd_read', (...block) => readBlock(files, exports.memory, block)],
    ['__syscall_ioctl', (...block) => writeBlock(files, exports.memory, block)],
  ]);
  const invoke = (index: number, ...values: number[]): unknown => {
    const { __indirect_function_table: table, _emscripten_stack_restore: restoreStack } = exports;
    const stack = exports.emscripten_stack_get_current();
    try {
      return table.get(index)(...values);
    } catch (error) {
      if (error !== longJump) throw error;
      restoreStack(stack);
      exports.setThrew(1, 0);
      return 0;
    }
  };
  const imports: WebAssembly.Imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    const missing = () => (from === 'env' ? noSuchCall : notSupported);
    const imported = name.startsWith('invoke_') ? invoke : (functions.get(name) ?? missing);
    imports[from] = { ...imports[from], [name]: imported };
  }
  const instance = await WebAssembly.instantiate(module, imports);
  const exports = instance.exports as unknown as PdfiumApi & Runtime;
  const { __indirect_function_table: table } = exports;
  files.readBlockAt = table.length - 2;
  files.writeBlockAt = table.length - 1;
  table.set(files.readBlockAt, exports.readBlock);
  table.set(files.writeBlockAt, exports.writeBlock);
  return exports;
}

function growMemory(
  memory: WebAssembly.Memory,
  { size, budget }: { size: number; budget: Budget },
): 0 | 1 {
  if (size > budget.memoryBytes) {
    budget.isRefused = true;
    return 0;
  }
  const current = memory.buffer.byteLength;
  const next = Math.min(budget.memoryBytes, Math.max(size, current + growthStep));
  memory.grow(Math.ceil((next - current) / wasmPage));
  return 1;
}

function throwError(error: unknown): never {
  throw error;
}
