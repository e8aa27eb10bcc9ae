import { compileFile } from './compile-file.ts';
import { writeMeteredHevc } from './metered-hevc.ts';

export const loadHevcModule = compileFile(writeMeteredHevc);
