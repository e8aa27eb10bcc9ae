const chunkLength = 8192;

/**
 * Decodes bytes as ISO 8859-1, each to the character of its number. `TextDecoder('latin1')` decodes windows-1252 instead, where `\x89` is
 * `‰`.
 */
export function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += chunkLength) {
    text += String.fromCharCode(...bytes.subarray(start, start + chunkLength));
  }
  return text;
}

/** Encodes characters up to `\xff` to one byte each. */
export function encodeLatin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
