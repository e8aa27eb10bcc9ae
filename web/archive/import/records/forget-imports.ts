export const importDatabase = 'sheaf-imports';

type RunningImports = { pause(): void; close(): void };
let running: RunningImports | undefined;

/** Sets how the imports of this tab are ended, once there is one. */
export function setRunningImports(imports: RunningImports) {
  running = imports;
}

/** Pauses the imports of this tab, as the session has ended: they would go on as the next user. */
export function pauseImports() {
  running?.pause();
}

/** Forgets all imports of this browser, as someone who logs out expects. */
export function forgetImports() {
  running?.close();
  try {
    indexedDB.deleteDatabase(importDatabase);
  } catch {
    return;
  }
}
