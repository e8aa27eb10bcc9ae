import { loadPdfiumModule } from '#pdfium-module';
import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import type { ExtractionLimits } from '../../extraction-limits.ts';

type PdfiumApi = {
  malloc(size: number): number;
  free(pointer: number): void;
  FPDF_InitLibrary(): void;
  FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDF_GetPageBoundingBox(page: number, box: number): number;
  FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ): number;
  FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  FPDFPageObj_SetIsActive(object: number, isActive: number): number;
  FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
  FPDFImageObj_GetImageMetadata(image: number, page: number, metadata: number): number;
  FPDFImageObj_GetImageDataRaw(image: number, buffer: number, size: number): number;
  FPDFImageObj_GetImageDataDecoded(image: number, buffer: number, size: number): number;
  FPDFImageObj_GetIccProfileDataDecoded(
    image: number,
    page: number,
    buffer: number,
    size: number,
    neededSize: number,
  ): number;
  FPDFImageObj_SetBitmap(pages: number, count: number, image: number, bitmap: number): number;
  FPDFTextObj_GetTextRenderMode(text: number): number;
  FPDFTextObj_GetFont(text: number): number;
  FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    buffer: number,
    stride: number,
  ): number;
  FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ): number;
  FPDFBitmap_GetBuffer(bitmap: number): number;
  FPDFBitmap_GetStride(bitmap: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void;
  FPDF_GetFormType(document: number): number;
  FPDFDOC_InitFormFillEnvironment(document: number, formInfo: number): number;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_IsHyphen(text: number, index: number): number;
  FPDFText_GetFontSize(text: number, index: number): number;
  FPDFText_HasUnicodeMapError(text: number, index: number): number;
  FPDFText_GetTextObject(text: number, index: number): number;
  FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, index: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFAnnot_GetFileAttachment(annotation: number): number;
  FPDFDoc_GetAttachmentCount(document: number): number;
  FPDFDoc_GetAttachment(document: number, index: number): number;
  FPDFAttachment_GetName(attachment: number, buffer: number, size: number): number;
  FPDFAttachment_GetFile(
    attachment: number,
    buffer: number,
    size: number,
    neededSize: number,
  ): number;
  FPDFAnnot_GetStringValue(annotation: number, key: number, buffer: number, size: number): number;
  FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  FPDFAnnot_GetFormFieldValue(
    form: number,
    annotation: number,
    buffer: number,
    size: number,
  ): number;
  FPDFAnnot_GetOptionCount(form: number, annotation: number): number;
  FPDFAnnot_IsOptionSelected(form: number, annotation: number, index: number): number;
  FPDFAnnot_GetOptionLabel(
    form: number,
    annotation: number,
    index: number,
    buffer: number,
    size: number,
  ): number;
};

/** The exports of Emscripten, and the counter of .scripts/wasm/meter-wasm.ts. */
type Runtime = {
  memory: WebAssembly.Memory;
  __indirect_function_table: WebAssembly.Table;
  fuel: { value: bigint };
  __wasm_call_ctors(): void;
  emscripten_stack_init(): void;
  emscripten_stack_get_current(): number;
  _emscripten_stack_restore(pointer: number): void;
  setThrew(threw: number, value: number): void;
};

export type PdfiumLimits = Pick<ExtractionLimits, 'pdfInstructions' | 'pdfMemoryBytes'>;

/** The memory of the file and of PDFium. An isolate has 128 MiB, of which the heap and the compiled code take some. */
const isolateBytes = 98 * 1024 * 1024;

export type Pdfium = {
  readonly api: PdfiumApi;
  /** A view of the memory, valid until the next call that may allocate. */
  view(): DataView;
  /** Throws if an allocation was refused, because what was read since then may be incomplete. */
  assertComplete(): void;
};

/**
 * Runs `work` with an instance of PDFium of its own. Whatever the file contains, its instructions are bounded by
 * `limits.pdfInstructions`, and its memory by `limits.pdfMemoryBytes` in addition to `fileBytes` for its copy of the
 * file: less for a large one, which the isolate has as well.
 */
export async function withPdfium<Result>(
  { fileBytes, limits }: { fileBytes: number; limits: PdfiumLimits },
  work: (pdfium: Pdfium) => Promise<Result> | Result,
): Promise<Result> {
  const memoryBytes = Math.min(limits.pdfMemoryBytes + fileBytes, isolateBytes - fileBytes);
  const budget = { memoryBytes, isRefused: false };
  const api = await instantiate(budget);
  const { memory, fuel, __wasm_call_ctors: callConstructors } = api;
  const assertComplete = () => {
    if (budget.isRefused) throw new ExtractionFailure('too_complex');
  };
  try {
    fuel.value = BigInt(limits.pdfInstructions);
    api.emscripten_stack_init();
    callConstructors();
    api.FPDF_InitLibrary();
    return await work({ api, assertComplete, view: () => new DataView(memory.buffer) });
  } catch (error) {
    // A trap: out of instructions, out of memory, or an error of PDFium.
    assertComplete();
    throw fuel.value < 0n ? new ExtractionFailure('too_complex') : error;
  }
}

type Budget = { memoryBytes: number; isRefused: boolean };

const wasmPage = 65_536;
const growthStep = 4 * 1024 * 1024;
/** The errors of WASI and Linux for a function that does not exist. */
const notSupported = 52;
const noSuchCall = -38;

/** `longjmp` unwinds to the nearest `invoke_…`, for which JavaScript has only exceptions. */
const longJump = Symbol('longjmp');

/** Gives PDFium memory and the means to unwind, but no files, clock, environment or network. */
async function instantiate(budget: Budget): Promise<PdfiumApi & Runtime> {
  const module = await loadPdfiumModule();
  const functions = new Map<string, (...values: number[]) => unknown>([
    ['emscripten_resize_heap', (size) => growMemory(exports.memory, { size: size >>> 0, budget })],
    ['_emscripten_throw_longjmp', () => throwError(longJump)],
    ['_abort_js', () => throwError(new Error('PDFium aborted'))],
    ['emscripten_date_now', () => 0],
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
