import type { GreyImage } from './image/grey-image.ts';
import type { RecognitionLanguage } from './language/languages.ts';
import { scriptOf } from './language/scripts.ts';
import type { PageReader, Reading } from './page-reader.ts';

/** Data of another script read a text with 10 to 50, and those of Chinese and Japanese each other's with up to 76. */
export const surelyInScript = 85;
const leastInScript = 55;
const instructionsOfProbe = 4_500_000_000;
/** Enough for a page of text. */
const instructionsOfPage = 16_000_000_000;

/**
 * Reads a few lines with the data of each language, and returns the best result, if it may be text: data of Chinese, Japanese and
 * Korean know Latin letters, too, and those of Latin letters nothing else.
 */
export async function probeScripts(
  image: GreyImage,
  { languages, letters }: { languages: readonly RecognitionLanguage[]; letters: number },
  reader: PageReader,
): Promise<Reading | undefined> {
  let best: Reading | undefined;
  for (const language of languages) {
    if (reader.left() < instructionsOfPage) break;
    const reading = await reader.readIfCheap(image, {
      language,
      letters,
      layout: 'block',
      instructions: instructionsOfProbe,
    });
    if (reading && reading.confidence > (best?.confidence ?? leastInScript)) best = reading;
    if (best && best.confidence >= surelyInScript) break;
  }
  return best;
}

/** All languages, but one of those in Latin letters. */
export function languagesToProbe(
  languages: readonly RecognitionLanguage[],
): readonly RecognitionLanguage[] {
  const latin = languages.find((language) => scriptOf(language) === 'Latn');
  return languages.filter((language) => language === latin || scriptOf(language) !== 'Latn');
}
