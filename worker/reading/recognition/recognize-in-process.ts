import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { PageRecognition } from '../../../shared/reading/recognition.ts';
import { boxUnits, type WordBox } from '../../../shared/reading/word-boxes.ts';
import type { PageToRecognize, Platform } from '../../platform/platform.ts';
import { ServiceError } from '../../platform/service-error.ts';
import { runWithinTime } from '../run-within-time.ts';
import { cleanText } from '../text/clean-text.ts';
import { recognitionLimits as limits } from './recognition-limits.ts';
import { recognizeFilePage } from './recognize-file-page.ts';
import type { PageWord, RecognizedPage } from './recognized-page.ts';
import { createTextEngine, type TextEngine } from './engine/text-engine.ts';

type OwnEngine = { engine: TextEngine; readAsset: Platform['readAsset'] };

/** The idle engine of this process. An engine that was taken and not returned has been ended. */
let idle: OwnEngine | undefined;

export async function recognizeInProcess(
  { bytes, ...page }: PageToRecognize,
  {
    readAsset,
    milliseconds = limits.milliseconds,
    betweenSteps,
  }: {
    readAsset: Platform['readAsset'];
    milliseconds?: number | undefined;
    betweenSteps?: (() => void) | undefined;
  },
): Promise<PageRecognition> {
  const own = idle ?? createOwnEngine(readAsset);
  idle = undefined;
  own.readAsset = readAsset;
  try {
    let recognized: RecognizedPage | undefined;
    let megapixels: number | undefined;
    const failure = await runWithinTime(milliseconds, async (time) => {
      const checkpoint = async () => {
        await time.checkpoint();
        betweenSteps?.();
      };
      const options = { ...page, engine: own.engine, limits, checkpoint };
      try {
        recognized = await recognizeFilePage(bytes, options);
      } catch (error) {
        if (error instanceof ExtractionFailure) megapixels = error.megapixels;
        throw error;
      }
    });
    if (failure || !recognized) {
      return { state: 'failed', reason: failure ?? 'damaged', megapixels };
    }
    const { text, confidence, language, otherLanguages, words, isCut } = recognized;
    return {
      state: 'done',
      text: cleanText(text),
      words: words.map(toWordBox),
      confidence: Math.round(confidence),
      language,
      ...(Object.keys(otherLanguages).length > 0 && { otherLanguages }),
      ...(isCut && { reason: 'too_complex' }),
    };
  } finally {
    own.engine.release();
    idle = own;
  }
}

/** Leaves the idle engine to the garbage collector, because the next task takes as much memory. */
export function dropIdleEngine(): void {
  idle = undefined;
}

function createOwnEngine(readAsset: Platform['readAsset']): OwnEngine {
  const own: OwnEngine = {
    readAsset,
    engine: createTextEngine({
      limits,
      async readAsset(path) {
        const asset = await own.readAsset(path);
        if (!asset) throw new ServiceError(`The asset ${path} is missing`);
        return asset;
      },
    }),
  };
  return own;
}

function toWordBox({ text, box: [left, top, width, height] }: PageWord): WordBox {
  return [text, toUnits(left), toUnits(top), toUnits(width), toUnits(height)];
}

function toUnits(share: number): number {
  return Math.round(share * boxUnits);
}
