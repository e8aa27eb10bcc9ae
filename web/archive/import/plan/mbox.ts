import { decodeLatin1, encodeLatin1 } from '../../../../shared/text/encodings/latin1.ts';
import { chunksOf } from '../../../../shared/chunks-of.ts';
import { SourceError } from '../source/source-file.ts';
import { markedLength, readMarks, type MessageMarks } from './message-marks.ts';

/** A message in a mailbox (RFC 4155); `start` and `end` are byte offsets, after its `From ` line. */
export type MboxMessage = MessageMarks & { start: number; end: number };

/** All messages are in memory; no real mailbox has more. */
const mostMessages = 500_000;
/** Bytes of a line (RFC 5322, 2.1.1). */
const longestField = 998;
/** Bytes read after `From ` in a separator: an address and a time. */
const longestSender = 500;
const timeOfDay = /\d:\d\d/;

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const colon = 0x3a;
const separator = encodeLatin1('From ');

/**
 * Finds the messages of a mailbox of any size in one streaming pass. A message begins after a `From ` line that follows
 * an empty line and precedes a header field. If the first separator has a time, further ones of several words need one,
 * too, as not every program escapes such lines in texts. Throws `SourceError`.
 */
export async function findMessages(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<MboxMessage[]> {
  const messages: MboxMessage[] = [];
  let begun: number | null = null;
  let head: number[] = [];
  let at = 0;
  // Matched bytes of the separator; -1 if the line is not one.
  let matched = 0;
  let isAfterEmpty = true;
  let isLineEmpty = true;
  let lineStart = 0;
  let separatorStart = -1;
  // The rest of the `From ` line.
  let sender: number[] = [];
  let hasTimes: boolean | undefined;
  // After a separator, the beginning of the next line up to the colon of a field.
  let field: number[] | null = null;
  let fieldStart = 0;

  const close = (end: number) => {
    if (begun !== null && end > begun) {
      if (messages.length === mostMessages) throw new SourceError('too-many-files');
      messages.push({ start: begun, end, ...readMarks(Uint8Array.from(head)) });
    }
  };

  for await (const chunk of chunksOf(stream)) {
    for (let index = 0; index < chunk.length; index += 1, at += 1) {
      // Fast path for the rest of a text line, which is most of a mailbox.
      if (matched < 0 && !field && head.length === markedLength) {
        const next = chunk.indexOf(lineFeed, index);
        const skipped = (next < 0 ? chunk.length : next) - index;
        if (skipped > 0) isLineEmpty = false;
        at += skipped;
        if (next < 0) break;
        index = next;
      }
      const byte = chunk[index] ?? 0;
      if (field) {
        if (byte === colon && field.length > 0) {
          const rest = decodeLatin1(Uint8Array.from(sender)).trim();
          hasTimes ??= timeOfDay.test(rest);
          if (!hasTimes || timeOfDay.test(rest) || !rest.includes(' ')) {
            close(separatorStart);
            [begun, head] = [fieldStart, field];
          }
          field = null;
        } else if (byte > 0x20 && byte < 0x7f && field.length < longestField) field.push(byte);
        else field = null;
      }
      if (!field && head.length < markedLength) head.push(byte);
      if (byte === lineFeed) {
        if (matched === separator.length) [field, fieldStart] = [[], at + 1];
        isAfterEmpty = isLineEmpty;
        [isLineEmpty, matched, lineStart] = [true, 0, at + 1];
        continue;
      }
      if (byte !== carriageReturn) isLineEmpty = false;
      if (matched === separator.length && sender.length < longestSender) sender.push(byte);
      if (matched < 0 || matched === separator.length) continue;
      matched = isAfterEmpty && byte === separator[matched] ? matched + 1 : -1;
      if (matched === separator.length) [separatorStart, sender] = [lineStart, []];
    }
  }
  close(at);
  return messages;
}

/** Returns whether a file begins like a mailbox, whatever its name, as Thunderbird uses no extension. */
export function beginsLikeMailbox(beginning: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(beginning.subarray(0, 2048));
  return /^From [^\n]*\n[!-9;-~]+:/.test(text);
}

/** Removes one `>` from lines that begin with `>From `, which mailboxes escape (mboxrd). */
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

function isQuoted(bytes: Uint8Array, start: number): boolean {
  let at = start;
  while (bytes[at] === 0x3e) at += 1;
  return at > start && separator.every((byte, index) => bytes[at + index] === byte);
}
