import type { GreyImage } from './image/grey-image.ts';
import type { RecognitionLanguage } from './language/languages.ts';
import { scriptOf } from './language/scripts.ts';
import type { PageReader, Reading } from './page-reader.ts';

/** Data of another script give a text a confidence of 10 to 50, and those of Chinese and Japanese each other's text up to 76. */
export const surelyInScript = 85;
const leastInScript = 55;
const instructionsOfProbe = 4_500_000_000;
const instructionsOfPage = 16_000_000_000;

/**
 * Reads a few lines with the data of each language, and returns the best result if it may be text. Data of Chinese, Japanese and Korean
 * also contain Latin letters, and those of Latin languages contain no others.
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

export function languagesToProbe(
  languages: readonly RecognitionLanguage[],
): readonly RecognitionLanguage[] {
  const latin = languages.find((language) => scriptOf(language) === 'Latn');
  return languages.filter((language) => language === latin || scriptOf(language) !== 'Latn');
}
