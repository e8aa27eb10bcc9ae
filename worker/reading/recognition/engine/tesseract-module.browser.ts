import url from '../../../../node_modules/.cache/sheaf/tesseract-core-simd-lstm.wasm?url';
import { compileFetched } from '../../compile-fetched.ts';

export const loadTesseractModule = compileFetched(url);
