import { decodeLatin1, encodeLatin1 } from '../../../../shared/text/latin1.ts';
import { chunksOf } from '../source/source-file.ts';

/** A message in a mailbox (RFC 4155), in bytes after its `From ` line. `sentAt`: in ISO 8601, as its `Date` says. */
export type MboxMessage = { start: number; end: number; sentAt?: string };

const lineFeed = 0x0a;
const separator = encodeLatin1('From ');

/** Bytes of the beginning of a message in which its date is looked for. */
const headLength = 16 * 1024;

/**
 * Finds the messages of a mailbox of any size in one pass, of which a piece is in memory. A message begins after a line `From ` that
 * follows an empty line.
 */
export async function findMessages(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<MboxMessage[]> {
  const messages: MboxMessage[] = [];
  let head: number[] = [];
  let at = 0;
  // Bytes of the line that match the separator; -1 once it is another line.
  let matched = 0;
  let isAfterEmpty = true;
  let isLineEmpty = true;
  let isInSeparator = false;
  let lineStart = 0;

  const close = (end: number) => {
    const last = messages.at(-1);
    if (!last) return;
    last.end = Math.max(last.start, end);
    const sentAt = dateIn(head);
    if (sentAt !== undefined) last.sentAt = sentAt;
  };

  for await (const chunk of chunksOf(stream)) {
    for (let index = 0; index < chunk.length; index += 1, at += 1) {
      const byte = chunk[index] ?? 0;
      if (byte === lineFeed) {
        if (isInSeparator) {
          messages.push({ start: at + 1, end: at + 1 });
          head = [];
        } else if (head.length < headLength) head.push(byte);
        isAfterEmpty = isLineEmpty;
        [isInSeparator, isLineEmpty, matched, lineStart] = [false, true, 0, at + 1];
        continue;
      }
      if (byte !== 0x0d) isLineEmpty = false;
      if (matched >= 0 && !isInSeparator) {
        matched = byte === separator[matched] ? matched + 1 : -1;
        if (matched === separator.length && isAfterEmpty) {
          close(lineStart);
          isInSeparator = true;
        }
      }
      if (!isInSeparator && head.length < headLength) head.push(byte);
    }
  }
  close(at);
  return messages.filter(({ start, end }) => end > start);
}

/** The `Date` in the header with which a message begins. */
function dateIn(head: number[]): string | undefined {
  const text = decodeLatin1(Uint8Array.from(head));
  const [header = ''] = text.split(/\r?\n\r?\n/, 1);
  const written = /^date:[ \t]*([^\r\n]{1,100})/im.exec(header)?.[1];
  const time = written === undefined ? Number.NaN : Date.parse(written.replace(/\(.*\)/, ''));
  if (Number.isNaN(time) || time > Date.now() || time < 0) return undefined;
  return new Date(time).toISOString();
}

/** Lines that begin with `>From ` had one `>` less: mailboxes quote them (mboxrd). */
export function unquoteMessage(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const isLineStart = at === 0 || bytes[at - 1] === lineFeed;
    if (isLineStart && isQuoted(bytes, at)) continue;
    plain[length] = bytes[at] ?? 0;
    length += 1;
  }
  return plain.subarray(0, length);
}

/** Whether a line is one or more `>` and then `From `. */
function isQuoted(bytes: Uint8Array, start: number): boolean {
  let at = start;
  while (bytes[at] === 0x3e) at += 1;
  return at > start && separator.every((byte, index) => bytes[at + index] === byte);
}
