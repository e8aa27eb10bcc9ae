const byteOrderMarks = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

/**
 * Decodes text by its byte order mark, else as UTF-8 if it is valid, else by the declared encoding, else as
 * windows-1252. Declarations come third, as they are wrong more often than other text happens to be valid UTF-8.
 */
export function decodeText(bytes: Uint8Array, declaredEncoding?: string): string {
  const marked = byteOrderMarks.find(({ mark }) =>
    mark.every((byte, index) => bytes[index] === byte),
  );
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoderFor(declaredEncoding).decode(bytes);
  }
}

/** A decoder for an encoding label, or for windows-1252 if the label is unknown. */
export function decoderFor(label = 'windows-1252'): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

const singleByteDecoder = new TextDecoder('windows-1252');

/** Bytes as text with one character per byte, for syntax that is ASCII. */
export function decodeSingleBytes(bytes: Uint8Array): string {
  return singleByteDecoder.decode(bytes);
}

const longestDeclaration = 1024;

/** The encoding that the beginning of an XML or HTML file declares: `encoding="…"`, `charset=…`. */
export function declaredEncodingOf(bytes: Uint8Array): string | undefined {
  const head = decodeSingleBytes(bytes.subarray(0, longestDeclaration));
  return /<(?:\?xml|meta)\b[^>]*\b(?:encoding|charset)\s*=\s*["']?\s*([\w:-]+)/i.exec(head)?.[1];
}
