import { encodeLatin1 } from '../../text/encodings/latin1.ts';
import { findBytes } from '../../text/find-bytes.ts';
import { decodeLatin1 } from '../../text/encodings/latin1.ts';

const separator = encodeLatin1('\nFrom ');
const longestLine = 300;
/** `From ada@example.com Tue Mar  5 09:30:00 2024`. */
const separatorLine = /^From \S.*\d\d:\d\d.*\d{4}/;

/** Whether bytes are a mailbox of the format mbox, by their beginning. */
export function isMbox(bytes: Uint8Array): boolean {
  return isSeparator(bytes, 0);
}

/** The messages of a mailbox, as they are written there. */
export function* messagesInMbox(bytes: Uint8Array): Generator<Uint8Array> {
  let start = isMbox(bytes) ? 0 : -1;
  while (start >= 0) {
    const next = nextSeparator(bytes, start);
    const head = bytes.indexOf(lineFeed, start) + 1;
    if (head > 0) yield bytes.subarray(head, next < 0 ? bytes.length : next);
    start = next;
  }
}

const lineFeed = 0x0a;

function nextSeparator(bytes: Uint8Array, from: number): number {
  let at = findBytes(bytes, separator, from);
  while (at >= 0 && !isSeparator(bytes, at + 1)) at = findBytes(bytes, separator, at + 1);
  return at < 0 ? at : at + 1;
}

function isSeparator(bytes: Uint8Array, at: number): boolean {
  const [line = ''] = decodeLatin1(bytes.subarray(at, at + longestLine)).split('\n', 1);
  return separatorLine.test(line);
}
