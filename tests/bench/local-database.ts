import { globSync } from 'node:fs';

/** The file in which the local runtime keeps its D1 database, in the directory of its state. */
export function localDatabasePath(stateDirectory: string): string {
  const path = globSync(`${stateDirectory}/**/*D1*/*.sqlite`).find(
    (file) => !file.endsWith('metadata.sqlite'),
  );
  if (!path) throw new Error('The local runtime keeps its D1 databases elsewhere now');
  return path;
}
