import { compileFile } from './compile-file.ts';
import { writeMeteredAv1 } from './metered-av1.ts';

export const loadAv1Module = compileFile(writeMeteredAv1);
