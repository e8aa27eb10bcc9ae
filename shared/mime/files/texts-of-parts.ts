import { createPace, yieldToOthers, type Pace } from '../../pace.ts';
import { textOf, type MailPart } from '../read-mail.ts';

/** Text of an email, still encoded, that is decoded at once, in bytes: in memory it takes many times as much. */
export const longestText = 5 * 1024 * 1024;

/** Others have their turn while texts are decoded. */
export function createDecodingPace(): Pace {
  return createPace({ checkpoint: yieldToOthers }, decodedAtOnce);
}

/** Encoded bytes that are decoded between two pauses; each part counts as some more. */
const decodedAtOnce = 256 * 1024;
const bytesPerPart = 4096;

/** The texts of parts, decoded. */
export async function textsIn(
  parts: readonly MailPart[],
  pace = createDecodingPace(),
): Promise<string[]> {
  const texts: string[] = [];
  for (const part of parts) {
    texts.push(await textOf(part, { checkpoint: yieldToOthers }));
    await pace(part.encoded.length + bytesPerPart);
  }
  return texts;
}

/** A part with the first bytes of its content only. */
export function beginningOf(part: MailPart, length: number): MailPart {
  return { ...part, encoded: part.encoded.subarray(0, length) };
}
