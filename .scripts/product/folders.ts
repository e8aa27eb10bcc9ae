import { resolve } from 'node:path';

/** Folder of the build: SHEAF_OUT_DIR, or SHEAF_BUILD_DIR for servers that share one. */
export function buildFolder(): string {
  const { SHEAF_BUILD_DIR: shared, SHEAF_OUT_DIR: own = 'dist' } = process.env;
  return resolve(shared ?? own);
}

export const stateFolder = () => resolve(process.env.SHEAF_STATE_DIR ?? '.state');
