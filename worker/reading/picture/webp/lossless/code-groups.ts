import { ExtractionFailure } from '../../../../../shared/reading/extraction-failure.ts';
import { assertNotExhausted, type BitSource } from './bit-source.ts';
import { codeBytes, type PrefixCode, readPrefixCode } from './prefix-code.ts';

/** The codes of a part of an image. */
export type CodeGroup = {
  /** Of green, how many pixels are repeated, or which remembered color follows. */
  green: PrefixCode;
  red: PrefixCode;
  blue: PrefixCode;
  alpha: PrefixCode;
  distance: PrefixCode;
};

export const greens = 256;
export const lengths = 24;
const distances = 40;

/** Encoders make up to 2600. */
const mostGroups = 16_384;
/** A photo of 16 megapixels takes about 10 MB. */
const mostCodeBytes = 32 * 1024 * 1024;

/** Reads so many groups, of which those that nothing is coded with are left out. Throws `ExtractionFailure`. */
export function readCodeGroups(
  source: BitSource,
  { count, isUsed, colors }: { count: number; isUsed: (group: number) => boolean; colors: number },
): readonly (CodeGroup | undefined)[] {
  if (count > mostGroups) throw new ExtractionFailure('too_complex');
  let bytes = 0;
  return Array.from({ length: count }, (_, index) => {
    const group = {
      green: readPrefixCode(source, greens + lengths + colors),
      red: readPrefixCode(source, greens),
      blue: readPrefixCode(source, greens),
      alpha: readPrefixCode(source, greens),
      distance: readPrefixCode(source, distances),
    };
    assertNotExhausted(source);
    if (!isUsed(index)) return undefined;
    for (const code of Object.values(group)) bytes += codeBytes(code);
    if (bytes > mostCodeBytes) throw new ExtractionFailure('too_complex');
    return group;
  });
}
