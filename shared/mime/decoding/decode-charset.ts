import type { Checkpoints } from '../../pace.ts';
import { detectDecoder, isJapanese, japaneseOf } from '../../text/encodings/decode-text.ts';
import { longestSample, sampleOf } from '../../text/encodings/text-sample.ts';
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

const decoders = new Map<string, TextDecoder>();

/** Finds the encoding of texts with a wrong or missing charset. `declared` reads a declaration in the text itself. */
type OtherCharsets = {
  declared?: ((bytes: Uint8Array) => string | undefined) | undefined;
  detect?: ((bytes: Uint8Array) => TextDecoder) | undefined;
};

/** Bounds the cost of a message, because a detection takes milliseconds. */
const mostDetections = 20;

/** Returns a function that detects encodings of texts of one message. After many detections it returns the last result. */
export function createCharsetDetector(): (bytes: Uint8Array) => TextDecoder {
  let last: TextDecoder | undefined;
  let count = 0;
  return (bytes) => {
    count += 1;
    if (!last || count <= mostDetections) last = detectDecoder(bytes);
    return new TextDecoder(last.encoding);
  };
}

/**
 * Decodes text of an email. Unless a multi-byte charset is declared, valid UTF-8 is decoded as such, because many senders write UTF-8 and
 * declare another charset. Without a known charset, or if UTF-8 is declared but invalid, the encoding is detected.
 */
export function decodeCharset(
  bytes: Uint8Array,
  charset: string | undefined,
  others: OtherCharsets = {},
): string {
  const known = decoderFor(charset);
  if (known && isMultiByte(known)) return known.decode(bytes);
  const text = decodeUtf8(bytes);
  if (text !== undefined) return (known ? undefined : japaneseOf(text, bytes)) ?? text;
  return (known && isSingleByte(known) ? known : otherDecoder(bytes, known, others)).decode(bytes);
}

/**
 * Decodes a text in slices like `decodeCharset`, with a checkpoint after each. CRLF becomes a line feed. `readSlices` may be called several
 * times.
 */
export async function decodeSlices(
  readSlices: () => Iterable<Uint8Array>,
  { charset, ...others }: OtherCharsets & { charset: string | undefined },
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
  if (known && isMultiByte(known)) return decodeWith(new TextDecoder(known.encoding));
  try {
    const text = await decodeWith(new TextDecoder('utf-8', { fatal: true }));
    return known || !isJapanese(text) ? text : await decodeWith(new TextDecoder('iso-2022-jp'));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  if (known && isSingleByte(known)) return decodeWith(new TextDecoder(known.encoding));
  const sample = await sampleOfSlices(readSlices(), checkpoint);
  return decodeWith(new TextDecoder(otherDecoder(sample, known, others).encoding));
}

/** Replaces CRLF by a line feed. */
export function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Works on bytes of ASCII-compatible encodings, because replacing CRLF in a long text takes longer than everything else. */
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

const utf8 = new TextDecoder();
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function otherDecoder(
  bytes: Uint8Array,
  known: TextDecoder | undefined,
  { declared, detect = detectDecoder }: OtherCharsets,
): TextDecoder {
  if (known && isMostlyUtf8(bytes)) return utf8;
  const other = decoderFor(declared?.(bytes));
  return other && other !== known && other.encoding !== 'utf-8' ? other : detect(bytes);
}

function isMostlyUtf8(bytes: Uint8Array): boolean {
  const sample = utf8.decode(sampleOf(bytes));
  const damaged = sample.split('\ufffd').length - 1;
  const others = sample.match(/[^\0-\x7f]/g)?.length ?? 0;
  return damaged * 2 < others;
}

async function sampleOfSlices(
  slices: Iterable<Uint8Array>,
  checkpoint: Checkpoints['checkpoint'],
): Promise<Uint8Array> {
  const samples: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (const slice of slices) {
    if (samples.length === 0) samples.push(slice.slice(0, longestSample), Uint8Array.of(lineFeed));
    const sample = sampleOf(slice).slice();
    samples.push(sample);
    length += sample.length;
    if (length >= longestSample) break;
    await checkpoint();
  }
  return new Uint8Array(await new Blob(samples).arrayBuffer());
}

const isSingleByte = ({ encoding }: TextDecoder) =>
  /^(?:windows-12|iso-8859-|koi8|ibm866|mac|x-mac)/.test(encoding);
const isMultiByte = (decoder: TextDecoder) =>
  decoder.encoding !== 'utf-8' && !isSingleByte(decoder);

export function decoderFor(charset: string | undefined): TextDecoder | undefined {
  const label = charset?.trim().toLowerCase() ?? '';
  // Bytes outside ASCII contradict this declaration, and many of its senders mean UTF-8.
  if (label === 'us-ascii' || label === 'ascii') return undefined;
  const known = [label, aliases.get(label) ?? '', label.replace(/^x-/, '')].find((candidate) =>
    charsetLabels.has(candidate),
  );
  if (known === undefined) return undefined;
  const decoder = decoders.get(known) ?? new TextDecoder(known);
  decoders.set(known, decoder);
  return decoder;
}
