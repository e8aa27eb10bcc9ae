/** In bytes; a multiple of SQLite's page size. */
const chunkSize = 65_536;

type Chunk = { index: number; bytes: Uint8Array };

export function changedChunks(snapshot: Uint8Array, earlier: Uint8Array | null): Chunk[] {
  const [now, before] = [wordsOf(snapshot), wordsOf(earlier ?? new Uint8Array())];
  const wordsPerChunk = chunkSize / BigUint64Array.BYTES_PER_ELEMENT;
  const isChanged = (_: unknown, index: number) => {
    const start = index * wordsPerChunk;
    const end = Math.min(start + wordsPerChunk, now.length);
    if (end > before.length) return true;
    for (let at = start; at < end; at += 1) if (now[at] !== before[at]) return true;
    return false;
  };
  return Array.from({ length: countChunks(snapshot) }, (_, index) => ({
    index,
    bytes: snapshot.subarray(index * chunkSize, (index + 1) * chunkSize),
  })).filter(isChanged);
}

export function countChunks(snapshot: Uint8Array): number {
  return Math.ceil(snapshot.byteLength / chunkSize);
}

export function joinChunks(chunks: Uint8Array[]): Uint8Array {
  const size = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const snapshot = new Uint8Array(size);
  chunks.forEach((bytes, index) => snapshot.set(bytes, index * chunkSize));
  return snapshot;
}

function wordsOf({ buffer, byteOffset, byteLength }: Uint8Array): BigUint64Array {
  return new BigUint64Array(buffer, byteOffset, byteLength / BigUint64Array.BYTES_PER_ELEMENT);
}
