/** The value of a field before the edit, as edited here, and as saved by another user. */
type ThreeVersions = { base: string; mine: string; theirs: string };

/**
 * Returns what to do after a conflict: nothing if the saved value is the edited one, `retry` on the new version if the
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
