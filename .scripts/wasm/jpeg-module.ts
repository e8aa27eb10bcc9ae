import { fileURLToPath } from 'node:url';
import { compileFile } from './compile-file.ts';

export const loadJpegModule = compileFile(() =>
  fileURLToPath(import.meta.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')),
);
