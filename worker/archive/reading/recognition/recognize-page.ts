import { allLanguages, detectLanguage } from './detect-language.ts';
import { cropImage, type GreyImage, type RightAngle, turnImage } from './grey-image.ts';
import { joinLines } from './join-lines.ts';
import type { RecognitionLanguage } from './languages.ts';
import { type PlacedImage, turnPlaced } from './placed-image.ts';
import { confidenceOf, keepPlausible } from './plausible-words.ts';
import { bestScale, preparePage, type PreparedPage, scalePage } from './prepare-page.ts';
import type { RecognitionLimits } from './recognition-limits.ts';
import type { RecognizedLine, RecognizedWord } from './recognized-word.ts';
import type { TextEngine } from './text-engine.ts';

export type PageWord = {
  text: string;
  /** Left, top, width and height, as shares of the page as it is shown. */
  box: readonly [x: number, y: number, width: number, height: number];
  confidence: number;
};

export type RecognizedPage = {
  text: string;
  /** 0 to 100; 0 without text. */
  confidence: number;
  /** Null without text. */
  language: RecognitionLanguage | null;
  words: PageWord[];
  /** How far the page has to be turned clockwise to be read. */
  rotation: RightAngle;
};

export type RecognitionOptions = {
  engine: TextEngine;
  limits: Pick<RecognitionLimits, 'recognitionInstructions' | 'pagePixels'>;
  /** The languages that are expected, the likeliest first, such as that of the page before; all of them by default. */
  languages?: readonly RecognitionLanguage[];
  /** The page with more pixels, by a factor, where its source has them. */
  renderLarger?(factor: number): Promise<GreyImage>;
  /** Called between steps; may throw to stop. */
  checkpoint?(): Promise<void>;
};

/**
 * Recognizes the text of a page, however it is turned, lit and bent. Nothing is found on a page without text. Throws
 * `ExtractionFailure` (`too_complex`) if it costs more than the limits.
 */
export async function recognizePage(
  image: GreyImage,
  options: RecognitionOptions,
): Promise<RecognizedPage> {
  const reader = createPageReader(options);
  const prepared = await prepare(image, options);
  if (prepared.measure.height === 0) return emptyPage;
  const { page, language } = await orient(prepared, reader);
  const reading = await readInLanguage(page, language, reader);
  return presentPage(page, reading);
}

const emptyPage: RecognizedPage = {
  text: '',
  confidence: 0,
  language: null,
  words: [],
  rotation: 0,
};

async function prepare(
  image: GreyImage,
  { limits, renderLarger, checkpoint }: RecognitionOptions,
): Promise<PreparedPage> {
  const page = preparePage(image);
  await checkpoint?.();
  const factor = bestScale(page, limits.pagePixels);
  if (factor === 1) return page;
  if (factor < 1 || !renderLarger) return scalePage(page, factor);
  const larger = preparePage(await renderLarger(factor));
  await checkpoint?.();
  const rest = bestScale(larger, limits.pagePixels);
  return rest === 1 ? larger : scalePage(larger, rest);
}

type Reading = { lines: RecognizedLine[]; confidence: number; language: RecognitionLanguage };
type PageReader = ReturnType<typeof createPageReader>;

/** Text whose letters are 16 pixels high was printed in a usual size and scanned at 200 dpi. */
const dpiOfLetter = 200 / 16;

/** Reads parts of a page within the instructions that are allowed for all of them. */
function createPageReader({ engine, limits, checkpoint, languages }: RecognitionOptions) {
  let left = limits.recognitionInstructions;
  return {
    languages: languages ?? allLanguages,
    left: () => left,
    async read(
      image: GreyImage,
      options: { language: RecognitionLanguage; letters: number; layout: 'columns' | 'block' },
    ): Promise<Reading> {
      await checkpoint?.();
      const { language, letters, layout } = options;
      const dpi = Math.round(Math.max(70, Math.min(600, letters * dpiOfLetter)));
      const { lines, spent } = await engine.read(image, {
        language,
        dpi,
        layout,
        instructions: left,
      });
      left -= spent;
      const words = lines.flatMap((line) => line.words);
      return { lines, language, confidence: confidenceOf(words) };
    },
  };
}

const surelyUpright = 75;

/** Turns a page upright, and finds its language, by reading a few of its lines. */
async function orient(prepared: PreparedPage, reader: PageReader) {
  const { measure } = prepared;
  const [language = 'en'] = reader.languages;
  const sample = densestLines(prepared);
  const read = (image: GreyImage) =>
    reader.read(image, { language, letters: measure.height, layout: 'block' });
  const upright = await read(sample);
  const isUpright = upright.confidence >= surelyUpright;
  const turned = isUpright ? upright : await read(turnImage(sample, 180));
  const isUpsideDown = turned.confidence > upright.confidence + 3;
  const best = isUpsideDown ? turned : upright;
  return {
    page: isUpsideDown ? turnPage(prepared, 180) : prepared,
    language: detectLanguage(textOf(best.lines), reader.languages)?.language ?? language,
  };
}

function textOf(lines: readonly RecognizedLine[]): string {
  return lines.flatMap((line) => line.words.map((word) => word.text)).join(' ');
}

function turnPage(page: PreparedPage, angle: RightAngle): PreparedPage {
  const rotation = ((page.rotation + angle) % 360) as RightAngle;
  return { ...turnPlaced(page, angle), measure: page.measure, rotation };
}

const linesOfSample = 6;
const rowsOfLine = 2.8;

/** The band of a page with the most letters. */
function densestLines({ image, measure }: PreparedPage): GreyImage {
  const height = Math.min(image.height, Math.round(measure.height * rowsOfLine * linesOfSample));
  let count = 0;
  let best = { count: -1, top: 0 };
  for (let row = 0; row < image.height; row += 1) {
    count += (measure.rows[row] ?? 0) - (measure.rows[row - height] ?? 0);
    if (count > best.count) best = { count, top: row - height };
  }
  const margin = measure.height * 2;
  return cropImage(image, {
    left: 0,
    top: best.top - margin,
    width: image.width,
    height: height + margin * 2,
  });
}

/** Certain enough to read a page again. */
const surelyOther = 0.3;

async function readInLanguage(
  { image, measure }: PreparedPage,
  language: RecognitionLanguage,
  reader: PageReader,
): Promise<Reading> {
  const read = (other: RecognitionLanguage) =>
    reader.read(image, { language: other, letters: measure.height, layout: 'columns' });
  const before = reader.left();
  const reading = await read(language);
  const cost = before - reader.left();
  const detected = detectLanguage(textOf(reading.lines), reader.languages);
  const isOther = detected && detected.language !== language && detected.certainty >= surelyOther;
  if (!isOther || reader.left() < cost * 1.2) return reading;
  const again = await read(detected.language);
  return again.confidence >= reading.confidence - 2 ? again : reading;
}

function presentPage(page: PreparedPage, { lines, language }: Reading): RecognizedPage {
  const kept = keepPlausible(lines);
  const words = kept.flatMap((line) => line.words);
  if (words.length === 0) return emptyPage;
  return {
    text: joinLines(kept),
    confidence: confidenceOf(words),
    language,
    words: words.map((word) => placeWord(page, word)),
    rotation: page.rotation,
  };
}

function placeWord({ toPage }: PlacedImage, word: RecognizedWord): PageWord {
  const corners = [
    toPage(word.left, word.top),
    toPage(word.right, word.top),
    toPage(word.right, word.bottom),
    toPage(word.left, word.bottom),
  ];
  const xs = corners.map(([x]) => Math.max(0, Math.min(1, x)));
  const ys = corners.map(([, y]) => Math.max(0, Math.min(1, y)));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    text: word.text,
    confidence: Math.round(word.confidence),
    box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top],
  };
}
