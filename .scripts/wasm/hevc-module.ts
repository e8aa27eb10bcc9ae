import { compileFile } from './compile-file.ts';
import { writeMeteredHevc } from './metered-hevc.ts';

/** The decoder of HEVC pictures. */
export const loadHevcModule = compileFile(writeMeteredHevc);
