/** Bytes: enough for certainty, and few enough to try twenty encodings. */
export const longestSample = 8192;
const lead = 64;
const lineFeed = 0x0a;

/** Returns the parts of a text with bytes outside ASCII, each to the end of its line, at most 8 KiB. */
export function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(longestSample);
  let length = 0;
  let start = 0;
  while (start < bytes.length && length < longestSample) {
    const feed = bytes.indexOf(lineFeed, start);
    const end = feed < 0 ? bytes.length : feed + 1;
    const first = firstHighByte(bytes, start, end);
    if (first >= 0) {
      const from = Math.max(start, first - lead);
      const part = bytes.subarray(from, Math.min(end, from + longestSample - length));
      sample.set(part, length);
      length += part.length;
    }
    start = end;
  }
  return sample.subarray(0, length);
}

function firstHighByte(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end; at += 1) {
    if ((bytes[at] ?? 0) > 0x7f) return at;
  }
  return -1;
}
