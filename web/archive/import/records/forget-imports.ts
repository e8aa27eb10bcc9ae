export const importDatabase = 'sheaf-imports';

type RunningImports = { pause(): void; close(): void };
let running: RunningImports | undefined;

export function setRunningImports(imports: RunningImports) {
  running = imports;
}

/** Pauses the imports of this tab after the session has ended, as they would continue for the next user. */
export function pauseImports() {
  running?.pause();
}

export function forgetImports() {
  running?.close();
  try {
    indexedDB.deleteDatabase(importDatabase);
  } catch {
    return;
  }
}
