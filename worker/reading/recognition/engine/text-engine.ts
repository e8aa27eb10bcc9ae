import { gunzipSync } from 'fflate';
import { recognitionLanguageCodes } from '../../../../shared/recognition-languages.ts';
import { tooManyPixels } from '../../picture/picture-limits.ts';
import { decodeWithLeptonica, unpackedBytes } from './decode-with-leptonica.ts';
import type { GreyImage } from '../image/grey-image.ts';
import {
  languageDataName,
  languageDataPath,
  type RecognitionLanguage,
} from '../language/languages.ts';
import { isWithoutSpaces } from '../language/scripts.ts';
import { joinCharacters } from '../join-characters.ts';
import type { RecognizedLine } from '../recognized-word.ts';
import {
  createTesseract,
  pageLevels,
  type Tesseract,
  type TesseractLimits,
} from './tesseract-core.ts';

const segmentation = { columns: 3, block: 6, scattered: 11 } as const;

export type TextLayout = keyof typeof segmentation;

type EngineOptions = {
  readAsset(path: string): Promise<Uint8Array | null>;
  limits: TesseractLimits;
};

export type TextEngine = {
  /** Ends a page. An instance that has grown too much is left to the garbage collector. */
  release(): void;
  /**
   * Finds the lines of text in an image, and returns the number of instructions spent. Throws `ExtractionFailure` if it takes more than
   * `instructions`, or too much memory.
   */
  read(
    image: GreyImage,
    options: {
      language: RecognitionLanguage;
      dpi: number;
      layout: TextLayout;
      instructions: number;
    },
  ): Promise<{ lines: RecognizedLine[]; spent: number }>;
  decode(
    bytes: Uint8Array,
    page: { width: number; height: number; bitsPerPixel: number; maxPixels: number },
  ): Promise<GreyImage>;
};

/** An instance is replaced after this number of pages, because it leaks memory on each page. */
const pagesOfAnInstance = 50;
const idleMemoryBytes = 20 * 1024 * 1024;
const lstmOnly = 1;
const instructionsToInitialize = 10_000_000_000;
const instructionsToDecode = 15_000_000_000;

/** A larger instance is replaced, because WebAssembly memory never shrinks. */
const keptMemoryBytes = 44 * 1024 * 1024;

function isSpent({ tesseract, pages }: { tesseract: Tesseract; pages: number }): boolean {
  return pages >= pagesOfAnInstance || tesseract.memory().byteLength > keptMemoryBytes;
}

/** The result of a step may be a large picture, so it is not kept. */
const forget = () => undefined;

/** Recognizes text with Tesseract. It keeps one instance with the last language. */
export function createTextEngine(options: EngineOptions): TextEngine {
  let current: { tesseract: Tesseract; language?: RecognitionLanguage; pages: number } | undefined;

  const prepare = async (language: RecognitionLanguage) => {
    current ??= { tesseract: await createTesseract(options.limits), pages: 0 };
    if (current.language !== language) {
      await useLanguage(current.tesseract, { language, readAsset: options.readAsset });
      current.language = language;
    }
    current.pages += 1;
    return current.tesseract;
  };

  // Tasks run one after the other, because they share an instance and its language.
  let last: Promise<unknown> = Promise.resolve();
  const use = <Result>(
    options: { language: RecognitionLanguage; instructions: number },
    work: (tesseract: Tesseract) => Result,
  ): Promise<{ result: Result; spent: number }> => {
    const turn = last.then(() => useAlone(options, work));
    last = turn.then(forget, forget);
    return turn;
  };
  const useAlone = async <Result>(
    { language, instructions }: { language: RecognitionLanguage; instructions: number },
    work: (tesseract: Tesseract) => Result,
  ) => {
    try {
      const tesseract = await prepare(language);
      return tesseract.run(instructions, () => work(tesseract));
    } catch (error) {
      current = undefined;
      throw error;
    }
  };

  return {
    release() {
      if (current && isSpent(current)) current = undefined;
    },
    async read(image, { dpi, layout, ...options }) {
      const { result, spent } = await use(options, (tesseract) =>
        recognize(tesseract, { image, dpi, layout }),
      );
      return { lines: result, spent };
    },
    async decode(bytes, page) {
      if (unpackedBytes(page) > options.limits.recognitionMemoryBytes - idleMemoryBytes) {
        throw tooManyPixels(page);
      }
      // Tesseract needs a language even to decode a picture.
      const language = current?.language ?? recognitionLanguageCodes[0] ?? 'en';
      const { result } = await use({ language, instructions: instructionsToDecode }, (tesseract) =>
        decodeWithLeptonica(tesseract, bytes, page),
      );
      return result;
    },
  };
}

async function useLanguage(
  { api, files, run }: Tesseract,
  { language, readAsset }: Pick<EngineOptions, 'readAsset'> & { language: RecognitionLanguage },
): Promise<void> {
  const data = await readAsset(languageDataPath(language));
  if (!data) throw new Error(`The language data of ${language} is missing`);
  const name = languageDataName(language);
  const path = `${name}.traineddata`;
  files.writeFile(path, gunzipSync(data));
  const { result: failed } = run(instructionsToInitialize, () => api.Init(null, name, lstmOnly));
  files.unlink(path);
  if (failed !== 0) throw new Error(`The language data of ${language} cannot be used`);
  if (isWithoutSpaces(language)) api.SetVariable('textord_use_cjk_fp_model', '1');
}

function recognize(
  tesseract: Tesseract,
  { image, dpi, layout }: { image: GreyImage; dpi: number; layout: TextLayout },
): RecognizedLine[] {
  const { api, allocate, free, memory } = tesseract;
  const { width, height, data } = image;
  const pixels = allocate(data.length);
  new Uint8Array(memory()).set(data, pixels);
  api.SetPageSegMode(segmentation[layout]);
  api.SetImage(pixels, width, height, 1, width);
  free(pixels);
  api.SetSourceResolution(dpi);
  api.Recognize(null);
  const lines = readLines(tesseract).map(joinCharacters);
  api.Clear();
  return lines;
}

function readLines({ api, allocate, free, memory }: Tesseract): RecognizedLine[] {
  const { line, word } = pageLevels;
  const iterator = api.GetIterator();
  const lines: RecognizedLine[] = [];
  const box = allocate(16);
  iterator.Begin();
  do {
    if (iterator.Empty(word)) continue;
    if (iterator.IsAtBeginningOf(line)) lines.push({ words: [] });
    iterator.BoundingBox(word, 0, box, box + 4, box + 8, box + 12);
    const [left = 0, top = 0, right = 0, bottom = 0] = new Int32Array(memory(), box, 4);
    lines.at(-1)?.words.push({
      text: iterator.GetUTF8Text(word).trim(),
      confidence: iterator.Confidence(word),
      isKnown: iterator.WordIsFromDictionary(),
      left,
      top,
      right,
      bottom,
    });
  } while (iterator.Next(word));
  free(box);
  return lines;
}
