/** A position among the documents, newest first. */
export type DocumentCursor = { createdAt: number; sequence: number };

/** The position before all documents created until `time`. */
export function cursorBefore(time: Date): DocumentCursor {
  return { createdAt: time.getTime(), sequence: Number.MAX_SAFE_INTEGER };
}
