import url from '../../../../node_modules/.cache/sheaf/libheif.wasm?url';
import { compileFetched } from '../../compile-fetched.ts';

export const loadHevcModule = compileFetched(url);
