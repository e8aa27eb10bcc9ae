import { chunksOf } from '../../../../shared/chunks-of.ts';
import type { SourceFile } from './source-file.ts';

type PartReader = (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Reads parts of a file. An archive has to be inflated up to a part, so that consecutive parts are read in one pass.
 */
export function createPartReader(file: SourceFile): PartReader {
  const { slice } = file;
  if (slice) return async (start, end) => new Uint8Array(await slice(start, end).arrayBuffer());
  let pass: Pass | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const read = async (start: number, end: number) => {
    if (!pass || start < pass.position()) {
      pass?.close();
      pass = beginPass(file);
    }
    return pass.read(start, end);
  };

  return (start, end) => {
    const part = turn.then(() => read(start, end));
    turn = part.catch(() => undefined);
    return part;
  };
}

type Pass = ReturnType<typeof beginPass>;

function beginPass(file: SourceFile) {
  let chunks: AsyncGenerator<Uint8Array<ArrayBuffer>> | undefined;
  let chunk = new Uint8Array(0);
  let chunkStart = 0;
  let position = 0;
  let failure: unknown;

  const read = async (start: number, end: number) => {
    if (failure !== undefined) throw failure;
    try {
      chunks ??= chunksOf(await file.stream());
      const bytes = new Uint8Array(end - start);
      for (;;) {
        const from = Math.max(start, chunkStart);
        const to = Math.min(end, chunkStart + chunk.length);
        if (from < to) {
          bytes.set(chunk.subarray(from - chunkStart, to - chunkStart), from - start);
        }
        if (chunkStart + chunk.length >= end) break;
        const next = await chunks.next();
        if (next.done) break;
        chunkStart += chunk.length;
        chunk = next.value;
      }
      position = end;
      return bytes;
    } catch (error) {
      failure = error;
      throw error;
    }
  };

  return { read, position: () => position, close: () => void chunks?.return(undefined) };
}
