import url from '../../../../node_modules/.cache/sheaf/dav1d.wasm?url';
import { compileFetched } from '../../compile-fetched.ts';

export const loadAv1Module = compileFetched(url);
