import { Inflate } from 'fflate';

// Small, so that one step yields at most 4 MiB (deflate packs 1,032 to 1).
const step = 4096;
// fflate waits for a whole stored block (64 KiB); more silence than that means that the stream has ended.
const longestSilence = 80 * 1024;

/** Unpacks raw deflate data piece by piece, so that the reader can stop. Throws where the data is damaged or ends too early. */
export function* inflateChunks(packed: Uint8Array): Generator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const inflate = new Inflate((chunk) => {
    if (chunk.length > 0) ready.push(chunk);
  });
  let silence = 0;
  for (let at = 0; at < packed.length && silence < longestSilence; at += step) {
    inflate.push(packed.subarray(at, at + step), at + step >= packed.length);
    silence = ready.length > 0 ? 0 : silence + step;
    yield* ready.splice(0);
  }
}
