import { recognitionLanguageCodes } from '../../../shared/recognition-languages.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { TextEngine, TextLayout } from './engine/text-engine.ts';
import type { GreyImage } from './image/grey-image.ts';
import type { RecognitionLanguage } from './language/languages.ts';
import { confidenceOf } from './language/plausible-words.ts';
import type { RecognitionLimits } from './recognition-limits.ts';
import type { RecognizedLine } from './recognized-word.ts';

export type RecognitionOptions = {
  engine: TextEngine;
  limits: Pick<RecognitionLimits, 'recognitionInstructions' | 'pagePixels'>;
  languages?: readonly RecognitionLanguage[] | undefined;
  /** The language of the previous page, if that was read well. This page is probably upright and in the same language. */
  languageBefore?: RecognitionLanguage | undefined;
  renderLarger?(factor: number): Promise<GreyImage>;
  /** Called between steps; may throw to stop the work. */
  checkpoint?(): Promise<void>;
};

export const surelyUpright = 75;
export const leastOfText = 60;

export type Reading = {
  lines: RecognizedLine[];
  confidence: number;
  language: RecognitionLanguage;
  spent: number;
};
export type PageReader = ReturnType<typeof createPageReader>;

/** Text with letters of 16 pixels has a usual size and was scanned at 200 dpi. */
const dpiOfLetter = 200 / 16;

type ReadOptions = {
  language: RecognitionLanguage;
  letters: number;
  layout: TextLayout;
  instructions?: number;
};

export function createPageReader({
  engine,
  limits,
  checkpoint,
  languages,
  languageBefore,
}: RecognitionOptions) {
  let left = limits.recognitionInstructions;
  const read = async (
    image: GreyImage,
    { language, letters, layout, instructions = left }: ReadOptions,
  ): Promise<Reading> => {
    await checkpoint?.();
    const dpi = Math.round(Math.max(70, Math.min(600, letters * dpiOfLetter)));
    const { lines, spent } = await engine.read(image, { language, dpi, layout, instructions });
    left -= spent;
    const confidence = confidenceOf(lines.flatMap((line) => line.words));
    return { lines, language, confidence, spent };
  };
  return {
    languages: languages ?? recognitionLanguageCodes,
    languageBefore,
    left: () => left,
    read,
    /** Returns undefined if it costs more than reading text does. */
    async readIfCheap(image: GreyImage, options: ReadOptions): Promise<Reading | undefined> {
      const before = left;
      try {
        return await read(image, options);
      } catch (error) {
        if (!isTooComplex(error)) throw error;
        left = before - (options.instructions ?? before);
        return undefined;
      }
    },
  };
}

export function textOf(lines: readonly RecognizedLine[]): string {
  return lines.flatMap((line) => line.words.map((word) => word.text)).join(' ');
}

export function lettersOf(lines: readonly RecognizedLine[]): number {
  return lines.flatMap(({ words }) => words).reduce((sum, { text }) => sum + text.length, 0);
}

export function isTooComplex(error: unknown): boolean {
  return error instanceof ExtractionFailure && error.reason === 'too_complex';
}
