export type PdfFiles = {
  readonly opened: Uint8Array[];
  readBlockAt: number;
  writeBlockAt: number;
  written: Uint8Array[];
  writableBytes: number;
};

export function createPdfFiles(): PdfFiles {
  return { opened: [], readBlockAt: 0, writeBlockAt: 0, written: [], writableBytes: 0 };
}

/** The callback of FPDF_FILEACCESS: copies a block of a file to the memory of PDFium. Returns 0 beyond the end of the file. */
export function readBlock(
  { opened }: PdfFiles,
  memory: WebAssembly.Memory,
  [file = 0, position = 0, buffer = 0, size = 0]: readonly number[],
): 0 | 1 {
  const [start, length] = [position >>> 0, size >>> 0];
  const block = opened[file]?.subarray(start, start + length);
  if (block?.length !== length) return 0;
  new Uint8Array(memory.buffer).set(block, buffer >>> 0);
  return 1;
}

/** The callback of FPDF_FILEWRITE: keeps a block that PDFium writes. Returns 0 if there is no room for it. */
export function writeBlock(
  files: PdfFiles,
  memory: WebAssembly.Memory,
  [, data = 0, size = 0]: readonly number[],
): 0 | 1 {
  const [start, length] = [data >>> 0, size >>> 0];
  files.writableBytes -= length;
  if (files.writableBytes < 0) return 0;
  files.written.push(new Uint8Array(memory.buffer).slice(start, start + length));
  return 1;
}
