/** A field of a document when the edit began, as edited here, and as edited by another user. */
export type ThreeVersions = { base: string; mine: string; theirs: string };

/**
 * What to do when a document was changed meanwhile: `settled` if both edits are equal, `retry` on the new version if this
 * field was not changed, otherwise `ask`, so that no edit is lost.
 */
export function resolveConflict({
  base,
  mine,
  theirs,
}: ThreeVersions): 'settled' | 'retry' | 'ask' {
  if (theirs === mine) return 'settled';
  return theirs === base ? 'retry' : 'ask';
}
