/** A field of a document as it was when somebody began to change it, as they want it, and as another has left it. */
export type ThreeVersions = { base: string; mine: string; theirs: string };

/**
 * What to do when a document was changed meanwhile: nothing if it already is as wanted, `retry` on the new version if
 * the other change was elsewhere, and otherwise `ask`, so that neither text is lost.
 */
export function resolveConflict({
  base,
  mine,
  theirs,
}: ThreeVersions): 'settled' | 'retry' | 'ask' {
  if (theirs === mine) return 'settled';
  return theirs === base ? 'retry' : 'ask';
}
