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
  for (const [tag] of head.matchAll(/<(?:\?xml|meta)\b[^>]*/gi)) {
    const label = /\b(?:encoding|charset)\s*=\s*(?:["']\s*)?([\w:-]+)/i.exec(tag)?.[1];
    if (label !== undefined) return label;
  }
  return undefined;
}
