export type DocumentCursor = { createdAt: number; sequence: number };

export function cursorBefore(time: Date): DocumentCursor {
  return { createdAt: time.getTime(), sequence: Number.MAX_SAFE_INTEGER };
}
