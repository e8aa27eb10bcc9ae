import { createPace, yieldToOthers, type Pace } from '../../pace.ts';
import { textOf, type MailPart } from '../read-mail.ts';

/** Bytes of an encoded text that are decoded at once, because decoded text takes many times as much memory. */
export const longestText = 5 * 1024 * 1024;

/** Creates a pace that yields to other tasks while texts are decoded. */
export function createDecodingPace(): Pace {
  return createPace({ checkpoint: yieldToOthers }, decodedAtOnce);
}

const decodedAtOnce = 256 * 1024;
const bytesPerPart = 4096;

/** Decodes the texts of parts. */
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

/** Returns a part with only the first bytes of its content. */
export function beginningOf(part: MailPart, length: number): MailPart {
  return { ...part, encoded: part.encoded.subarray(0, length) };
}
