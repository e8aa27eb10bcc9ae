import type { Checkpoints } from '../pace.ts';
import { charsetLabels } from './charset-labels.ts';

/** Labels in emails that the Encoding Standard does not list. */
const aliases = new Map([
  ['cp932', 'shift_jis'],
  ['windows-932', 'shift_jis'],
  ['shiftjis', 'shift_jis'],
  ['cp936', 'gbk'],
  ['windows-936', 'gbk'],
  ['cp949', 'euc-kr'],
  ['uhc', 'euc-kr'],
  ['cp950', 'big5'],
  ['windows-950', 'big5'],
  ['eucjp', 'euc-jp'],
  ['euckr', 'euc-kr'],
  ['cp50220', 'iso-2022-jp'],
  ['cp50221', 'iso-2022-jp'],
  ['iso-2022-jp-1', 'iso-2022-jp'],
  ['iso-2022-jp-2', 'iso-2022-jp'],
]);

/** By label. Each is used for one text at a time, from its beginning to its end: streams have decoders of their own. */
const decoders = new Map<string, TextDecoder>();

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** Text in the charset of an email. Without a known one, it is read as UTF-8 if it is valid, else as windows-1252. */
export function decodeCharset(bytes: Uint8Array, charset: string | undefined): string {
  const decoder = decoderFor(charset);
  if (decoder) return decoder.decode(bytes);
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

/**
 * As `decodeCharset`, of a text in slices, with a checkpoint after each. CRLF becomes a line feed. `readSlices` may be
 * called twice.
 */
export async function decodeSlices(
  readSlices: () => Iterable<Uint8Array>,
  charset: string | undefined,
  { checkpoint }: Checkpoints,
): Promise<string> {
  const decodeWith = async (decoder: TextDecoder) => {
    const isWide = decoder.encoding.startsWith('utf-16');
    const texts: string[] = [];
    for (const slice of isWide ? readSlices() : withoutReturns(readSlices())) {
      texts.push(decoder.decode(slice, { stream: true }));
      await checkpoint();
    }
    const text = texts.join('') + decoder.decode();
    return isWide ? withLineFeeds(text) : text;
  };
  const known = decoderFor(charset);
  if (known) return decodeWith(new TextDecoder(known.encoding));
  try {
    return await decodeWith(new TextDecoder('utf-8', { fatal: true }));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return decodeWith(new TextDecoder('windows-1252'));
  }
}

/** CRLF becomes a line feed. */
export function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** As `withLineFeeds`, of bytes in which ASCII is one byte: in a long text, replacing takes longer than all the rest. */
function* withoutReturns(slices: Iterable<Uint8Array>): Generator<Uint8Array> {
  let isAfterReturn = false;
  for (const slice of slices) {
    const written = new Uint8Array(slice.length + 1);
    let length = 0;
    for (let at = 0; at < slice.length; at += 1) {
      const byte = slice[at] ?? 0;
      if (isAfterReturn && byte !== lineFeed) written[length++] = carriageReturn;
      isAfterReturn = byte === carriageReturn;
      if (!isAfterReturn) written[length++] = byte;
    }
    yield written.subarray(0, length);
  }
  if (isAfterReturn) yield Uint8Array.of(carriageReturn);
}

function decoderFor(charset: string | undefined): TextDecoder | undefined {
  const label = charset?.trim().toLowerCase() ?? '';
  // ASCII says nothing about bytes that are not: many senders mean UTF-8.
  if (label === 'us-ascii' || label === 'ascii') return undefined;
  const known = [label, aliases.get(label) ?? '', label.replace(/^x-/, '')].find((candidate) =>
    charsetLabels.has(candidate),
  );
  if (known === undefined) return undefined;
  const decoder = decoders.get(known) ?? new TextDecoder(known);
  decoders.set(known, decoder);
  return decoder;
}
