import url from '../../../../node_modules/.cache/sheaf/pdfium.wasm?url';
import { compileFetched } from '../../compile-fetched.ts';

export const loadPdfiumModule = compileFetched(url);
