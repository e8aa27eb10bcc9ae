const keyOf = (documentId: string) => `sheaf.rotation.${documentId}`;

/** Returns the clockwise rotation of a document in degrees, which is stored while the tab is open. */
export function readRotation(documentId: string): number {
  try {
    const rotation = Number(sessionStorage.getItem(keyOf(documentId)));
    return [90, 180, 270].includes(rotation) ? rotation : 0;
  } catch {
    return 0;
  }
}

export function rememberRotation(documentId: string, rotation: number) {
  try {
    if (rotation === 0) sessionStorage.removeItem(keyOf(documentId));
    else sessionStorage.setItem(keyOf(documentId), String(rotation));
  } catch {
    return;
  }
}
