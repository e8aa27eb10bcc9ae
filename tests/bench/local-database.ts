import { globSync } from 'node:fs';

export function localDatabasePath(stateDirectory: string): string {
  const path = globSync(`${stateDirectory}/**/*D1*/*.sqlite`).find(
    (file) => !file.endsWith('metadata.sqlite'),
  );
  if (!path) throw new Error('The local runtime keeps its D1 databases elsewhere now');
  return path;
}
