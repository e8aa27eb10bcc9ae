/** Returns a decoder for an encoding label; windows-1252 if the label is unknown. */
export function decoderFor(label = 'windows-1252'): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
