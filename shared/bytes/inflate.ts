import { Inflate } from 'fflate';

/** Packed bytes per step, so that one step yields at most 4 MiB (deflate packs up to 1,032 to 1). */
const inflateStep = 4096;
// fflate waits for a whole stored block (64 KiB). If there is no output for more bytes than that, the stream has ended.
const longestSilence = 80 * 1024;
const nothing = new Uint8Array();

/**
 * Unpacks raw deflate data piece by piece, so that the reader can stop. A step without output yields an empty piece.
 * Throws if the data is damaged or incomplete.
 */
export function* inflateChunks(packed: Uint8Array): Generator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const inflate = new Inflate((chunk) => {
    if (chunk.length > 0) ready.push(chunk);
  });
  let silence = 0;
  for (let at = 0; at < packed.length && silence < longestSilence; at += inflateStep) {
    inflate.push(packed.subarray(at, at + inflateStep), at + inflateStep >= packed.length);
    silence = ready.length > 0 ? 0 : silence + inflateStep;
    yield* ready.length > 0 ? ready.splice(0) : [nothing];
  }
}
