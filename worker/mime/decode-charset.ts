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

/** Text in the charset of an email. Without a known one, it is read as UTF-8 if it is valid, else as windows-1252. */
export function decodeCharset(bytes: Uint8Array, charset: string | undefined): string {
  const decoder = charset === undefined ? undefined : decoderFor(charset.trim().toLowerCase());
  if (decoder) return decoder.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A label is looked up once: a constructor that throws costs more than most texts. */
function decoderFor(label: string): TextDecoder | undefined {
  // ASCII says nothing about bytes that are not: many senders mean UTF-8.
  if (label.length > 40 || label === 'us-ascii' || label === 'ascii') return undefined;
  const known = decoders.get(label);
  if (known) return known;
  for (const candidate of [label, aliases.get(label), label.replace(/^x-/, '')]) {
    const decoder = candidate === undefined ? undefined : tryDecoder(candidate);
    if (!decoder) continue;
    decoders.set(label, decoder);
    return decoder;
  }
  return undefined;
}

function tryDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
