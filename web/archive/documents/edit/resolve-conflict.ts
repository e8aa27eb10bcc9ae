/** A field's value before the edit, as edited, and as another user has saved it. */
type ThreeVersions = { base: string; mine: string; theirs: string };

/**
 * What to do after a conflict: nothing if the saved value already is the edited one, `retry` on the new version if the
 * other change was to another field, otherwise `ask`.
 */
export function resolveConflict({
  base,
  mine,
  theirs,
}: ThreeVersions): 'settled' | 'retry' | 'ask' {
  if (theirs === mine) return 'settled';
  return theirs === base ? 'retry' : 'ask';
}
