import { codePage850, decodeCodePage850 } from '../../shared/text/encodings/code-page-850.ts';

/** Encodes text in any supported encoding by decoding all sequences of one and two bytes. */
export function encodeText(text: string, encoding: string): Uint8Array {
  const encoder = encoderFor(encoding);
  return Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const bytes = encoder.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}

const encoders = new Map<string, ReadonlyMap<string, number[]>>();

function encoderFor(encoding: string): ReadonlyMap<string, number[]> {
  const known = encoders.get(encoding);
  if (known) return known;
  const decoder =
    encoding === codePage850
      ? { decode: decodeCodePage850 }
      : new TextDecoder(encoding, { fatal: true });
  const encoder = new Map<string, number[]>();
  const add = (bytes: number[]) => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes));
      if (Array.from(character).length === 1 && !encoder.has(character))
        encoder.set(character, bytes);
    } catch {
      // No character has these bytes.
    }
  };
  for (let byte = 0; byte < 256; byte += 1) add([byte]);
  if (!encoder.has('\u00ff') && encoder.size < 240) {
    for (let lead = 0x81; lead < 0xff; lead += 1) {
      for (let trail = 0x40; trail < 0xff; trail += 1) add([lead, trail]);
    }
  }
  encoders.set(encoding, encoder);
  return encoder;
}
