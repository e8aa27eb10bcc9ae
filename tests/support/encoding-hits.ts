import corpus from './fixtures/encodings.json' with { type: 'json' };
import { decodeText } from '../../shared/text/encodings/decode-text.ts';
import { encodeText } from './encode-text.ts';

export type EncodingHits = { language: string; encoding: string; tries: number; misses: string[] };

/** Counts the pieces of about `size` bytes of each text in the corpus that are decoded correctly. */
export function countEncodingHits(size: number): EncodingHits[] {
  return corpus.flatMap(({ language, encodings, text }) =>
    encodings.map((encoding) => {
      const pieces = piecesOf(text, encoding, size).filter((piece) => /[^\0-\x7f]/.test(piece));
      const misses = pieces.filter((piece) => decodeText(encodeText(piece, encoding)) !== piece);
      return { language, encoding, tries: pieces.length, misses };
    }),
  );
}

const step = 20;

/** Returns the pieces that begin at every twentieth character, or the whole text if it is shorter. */
function piecesOf(text: string, encoding: string, size: number): string[] {
  const lengths = Array.from(text, (character) => encodeText(character, encoding).length);
  const length = Math.ceil(size / (lengths.reduce((sum, each) => sum + each, 0) / lengths.length));
  const characters = Array.from(text);
  const starts = characters
    .keys()
    .filter((at) => at % step === 0 && at + length <= characters.length);
  const pieces = [...starts].map((at) => characters.slice(at, at + length).join(''));
  return pieces.length > 0 ? pieces : [text];
}
