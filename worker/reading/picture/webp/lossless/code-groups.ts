import { ExtractionFailure } from '../../../../../shared/reading/extraction-failure.ts';
import { assertNotExhausted, type BitSource } from './bit-source.ts';
import { codeBytes, type PrefixCode, readPrefixCode } from './prefix-code.ts';

export type CodeGroup = {
  /** Codes green values, lengths of repeats, or indexes of the color cache. */
  green: PrefixCode;
  red: PrefixCode;
  blue: PrefixCode;
  alpha: PrefixCode;
  distance: PrefixCode;
};

export const greens = 256;
export const lengths = 24;
const distances = 40;

/** Encoders write up to 2600 groups. */
const mostGroups = 16_384;
/** The codes of a photo of 16 megapixels take about 10 MB. */
const mostCodeBytes = 32 * 1024 * 1024;

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
