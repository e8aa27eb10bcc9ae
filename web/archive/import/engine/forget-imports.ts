export const importDatabase = 'sheaf-imports';

/** Forgets all imports of this browser, as someone who logs out expects. */
export function forgetImports() {
  try {
    indexedDB.deleteDatabase(importDatabase);
  } catch {
    return;
  }
}
