import { createPace, type Checkpoints } from '../../pace.ts';
import { decodeLatin1, encodeLatin1 } from '../../text/encodings/latin1.ts';
import { findBytes } from '../../text/find-bytes.ts';

const separator = encodeLatin1('\nFrom ');
const lineFeed = 0x0a;
const space = 0x20;
const longestLine = 300;
const linesAtOnce = 1000;

/** Returns whether bytes begin like a mailbox in mbox format. */
export function isMbox(bytes: Uint8Array): boolean {
  return isSeparator(bytes, 0);
}

/** Yields the messages of a mailbox as written. */
export async function* messagesInMbox(
  bytes: Uint8Array,
  checkpoints: Checkpoints,
): AsyncGenerator<Uint8Array> {
  if (!isMbox(bytes)) return;
  const pace = createPace(checkpoints, linesAtOnce);
  let start = 0;
  for (let at = 0; at >= 0;) {
    at = findBytes(bytes, separator, at + 1);
    await pace(1);
    if (at >= 0 && !isSeparator(bytes, at + 1)) continue;
    const head = bytes.indexOf(lineFeed, start) + 1;
    if (head > 0) yield bytes.subarray(head, at < 0 ? bytes.length : at + 1);
    start = at + 1;
  }
}

/** Returns whether a separator such as `From ada@example.com Tue Mar  5 09:30:00 2024` is at a position. */
function isSeparator(bytes: Uint8Array, at: number): boolean {
  if ((bytes[at + 5] ?? 0) <= space) return false;
  const longest = bytes.subarray(at, at + longestLine);
  const end = longest.indexOf(lineFeed);
  const line = decodeLatin1(end < 0 ? longest : longest.subarray(0, end));
  if (!/^From \S/.test(line)) return false;
  const time = line.slice(6).search(/\d\d:\d\d/);
  return time >= 0 && /\d{4}/.test(line.slice(6 + time + 5));
}
