const chunkLength = 8192;

/**
 * Bytes as text of the same length, each byte as the character of its number (ISO 8859-1). `TextDecoder('latin1')`
 * decodes windows-1252 instead, where `\x89` is `‰`.
 */
export function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += chunkLength) {
    text += String.fromCharCode(...bytes.subarray(start, start + chunkLength));
  }
  return text;
}

/** The bytes of a text of characters up to `\xff`, one for each. */
export function encodeLatin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
