import { Inflate } from 'fflate';

/** Compressed bytes per step: a step yields at most 4 MiB, as deflate compresses up to 1,032 to 1. */
const inflateStep = 4096;
// fflate buffers a whole stored block (64 KiB), so the stream has ended if more bytes than that give no output.
const longestSilence = 80 * 1024;
const nothing = new Uint8Array();

/**
 * Inflates raw deflate data in chunks, so that the caller can stop. A step without output yields an empty chunk. Throws if the data is
 * damaged or incomplete.
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
