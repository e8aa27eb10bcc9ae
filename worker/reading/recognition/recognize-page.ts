import { recognitionLanguageCodes } from '../../../shared/recognition-languages.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { chooseByDictionary } from './language/choose-language.ts';
import { detectLanguage, isDetectable } from './language/detect-language.ts';
import { cropImage, type GreyImage, type RightAngle, turnImage } from './image/grey-image.ts';
import type { RecognitionLanguage } from './language/languages.ts';
import { turnPlaced } from './image/placed-image.ts';
import { confidenceOf, keepPlausible } from './language/plausible-words.ts';
import { darkenImage } from './image/even-light.ts';
import { bestScale, preparePage, type PreparedPage, scalePage } from './image/prepare-page.ts';
import type { RecognitionLimits } from './recognition-limits.ts';
import { emptyPage, presentPage, type RecognizedPage } from './recognized-page.ts';
import type { RecognizedLine } from './recognized-word.ts';
import type { TextEngine, TextLayout } from './engine/text-engine.ts';
import { removeRules } from './image/text-height.ts';

export type RecognitionOptions = {
  engine: TextEngine;
  limits: Pick<RecognitionLimits, 'recognitionInstructions' | 'pagePixels'>;
  /** The expected languages, the likeliest first. All languages by default. */
  languages?: readonly RecognitionLanguage[] | undefined;
  /** The language of the page before, if that was read well. This page is probably upright and in the same language. */
  languageBefore?: RecognitionLanguage | undefined;
  /** Renders the page with more pixels, by a factor, if its source has them. */
  renderLarger?(factor: number): Promise<GreyImage>;
  /** Called between steps. It may throw to stop the work. */
  checkpoint?(): Promise<void>;
};

/**
 * Recognizes the text of a page, however it is turned, lit and bent. A page without text has no words. If the limits are
 * too small for the text of a page, only its upper part is read. Throws `ExtractionFailure` (`too_complex`) if the page
 * costs more than the limits for another reason.
 */
export async function recognizePage(
  image: GreyImage,
  options: RecognitionOptions,
): Promise<RecognizedPage> {
  const reader = createPageReader(options);
  const prepared = await prepare(image, options);
  if (prepared.measure.height === 0 || !prepared.hasLines) return emptyPage;
  const likeBefore = await readLikeBefore(prepared, reader);
  if (likeBefore) return presentPage(prepared, likeBefore);
  const { page, language, confidence, costOfLetter } = await orient(prepared, reader);
  try {
    const part = affordablePart(page, { costOfLetter, left: reader.left() });
    const reading = await readInLanguage(part, language, reader);
    return { ...presentPage(page, reading), isCut: part !== page };
  } catch (error) {
    // A texture costs more than any text.
    if (isTooComplex(error) && confidence < leastOfText) return emptyPage;
    throw error;
  }
}

const leastOfText = 60;

function isTooComplex(error: unknown): boolean {
  return error instanceof ExtractionFailure && error.reason === 'too_complex';
}

async function prepare(
  image: GreyImage,
  { limits, renderLarger, checkpoint }: RecognitionOptions,
): Promise<PreparedPage> {
  const page = preparePage(image);
  await checkpoint?.();
  const factor = bestScale(page, limits.pagePixels);
  if (factor === 1) return page;
  if (factor < 1 || !renderLarger) return scalePage(page, factor);
  const drawn = await renderLarger(factor).catch((error: unknown) => {
    if (isTooComplex(error)) return undefined;
    throw error;
  });
  if (!drawn) return scalePage(page, factor);
  const larger = preparePage(drawn);
  await checkpoint?.();
  const rest = bestScale(larger, limits.pagePixels);
  return rest === 1 ? larger : scalePage(larger, rest);
}

type Reading = {
  lines: RecognizedLine[];
  confidence: number;
  language: RecognitionLanguage;
  spent: number;
};
type PageReader = ReturnType<typeof createPageReader>;

/** Text with letters of 16 pixels was printed in a usual size and scanned at 200 dpi. */
const dpiOfLetter = 200 / 16;

const instructionsOfSample = 10_000_000_000;

type ReadOptions = {
  language: RecognitionLanguage;
  letters: number;
  layout: TextLayout;
  instructions?: number;
};

function createPageReader({
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

const surelyUpright = 75;
/**
 * The share of the cost of a usual page that may be spent on reading it like the page before. Enough is left to read it
 * in another way.
 */
const shareLikeBefore = 1 / 3;
const costOfUsualLetter = 14_000_000;

/** Reads a page like the one before, without taking a sample. Returns undefined if the page differs from it. */
async function readLikeBefore(
  page: PreparedPage,
  reader: PageReader,
): Promise<Reading | undefined> {
  const { languages, languageBefore: language } = reader;
  const { image, measure } = page;
  const instructions = reader.left() * shareLikeBefore;
  const isExpensive = measure.letters * costOfUsualLetter > instructions;
  if (!language || isExpensive || !languages.every(isDetectable)) return undefined;
  const options = { language, letters: measure.height, layout: 'columns', instructions } as const;
  const reading = await reader.readIfCheap(image, options);
  if (!reading || reading.confidence < surelyUpright) return undefined;
  const detected = detectLanguage(textOf(reading.lines), languages);
  return detected?.language === language ? readFaintText(page, reading, reader) : undefined;
}

async function orient(prepared: PreparedPage, reader: PageReader) {
  const { measure } = prepared;
  const [language = 'en'] = reader.languages;
  const { image: sample, letters } = densestLines(prepared);
  const read = (image: GreyImage, other = language) =>
    reader.readIfCheap(image, {
      language: other,
      letters: measure.height,
      layout: 'block',
      instructions: instructionsOfSample,
    });
  const upright = await read(sample);
  const confidence = upright?.confidence ?? 0;
  const isUpright = confidence >= surelyUpright;
  const turned = isUpright ? undefined : await read(turnImage(sample, 180));
  const isUpsideDown = turned !== undefined && turned.confidence > confidence + 3;
  const best = isUpsideDown ? turned : upright;
  const found = detectLanguage(textOf(best?.lines ?? []), reader.languages)?.language ?? language;
  const others = reader.languages.filter((other) => !isDetectable(other));
  const readAgain = async (other: RecognitionLanguage) => {
    if (reader.left() < 2 * instructionsOfSample) return [];
    return (await read(isUpsideDown ? turnImage(sample, 180) : sample, other))?.lines ?? [];
  };
  const chosen =
    others.length > 0 && (await chooseByDictionary([...new Set([found, ...others])], readAgain));
  return {
    page: isUpsideDown ? turnPage(prepared, 180) : prepared,
    language: chosen || found,
    confidence: best?.confidence ?? 0,
    costOfLetter: best ? best.spent / Math.max(1, letters, lettersOf(best)) : 0,
  };
}

function textOf(lines: readonly RecognizedLine[]): string {
  return lines.flatMap((line) => line.words.map((word) => word.text)).join(' ');
}

function lettersOf({ lines }: Reading): number {
  return lines.flatMap(({ words }) => words).reduce((sum, { text }) => sum + text.length, 0);
}

function turnPage(page: PreparedPage, angle: RightAngle): PreparedPage {
  const rotation = ((page.rotation + angle) % 360) as RightAngle;
  return { ...page, ...turnPlaced(page, angle), rotation };
}

const linesOfSample = 6;
const lettersOfSample = 500;
const rowsOfLine = 2.8;

function densestLines({ image, measure }: PreparedPage): { image: GreyImage; letters: number } {
  const height = Math.min(image.height, Math.round(measure.height * rowsOfLine * linesOfSample));
  let count = 0;
  let best = { count: -1, top: 0 };
  for (let row = 0; row < image.height; row += 1) {
    count += (measure.rows[row] ?? 0) - (measure.rows[row - height] ?? 0);
    if (count > best.count) best = { count, top: row - height };
  }
  const margin = measure.height * 2;
  const [top, bottom] = [Math.max(0, best.top - margin), best.top + height + margin];
  const inBand = measure.rows.subarray(top, bottom).reduce((sum, inRow) => sum + inRow, 0);
  const letters = Math.min(inBand, lettersOfSample);
  const width = Math.round((image.width * letters) / Math.max(1, inBand));
  const left = Math.floor((image.width - width) / 2);
  const sample = cropImage(image, { left, top, width, height: bottom - top });
  return { image: sample, letters };
}

/** The cost of letters differs between languages. */
const uncertainty = 1.15;
const shareOfLeft = 0.85;

/** The page, or as many of its lines from the top as can be read with the remaining instructions. */
function affordablePart(
  page: PreparedPage,
  { costOfLetter, left }: { costOfLetter: number; left: number },
): PreparedPage {
  const { image, measure } = page;
  const cost = costOfLetter * uncertainty;
  if (measure.letters * cost <= left) return page;
  const affordable = (left * shareOfLeft) / cost;
  let count = 0;
  let row = 0;
  while (row < image.height && count < affordable) count += measure.rows[row++] ?? 0;
  const height = emptiestRow(image, { from: row - measure.height * 3, to: row });
  return { ...page, image: cropImage(image, { left: 0, top: 0, width: image.width, height }) };
}

function emptiestRow({ width, data }: GreyImage, rows: { from: number; to: number }): number {
  let best = { row: rows.to, light: -1 };
  for (let row = Math.max(1, rows.from); row < rows.to; row += 1) {
    let light = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) light += data[at] ?? 0;
    if (light >= best.light) best = { row, light };
  }
  return best.row;
}

/** The certainty from which a page is read again in another language. */
const surelyOther = 0.3;

async function readInLanguage(
  page: PreparedPage,
  language: RecognitionLanguage,
  reader: PageReader,
): Promise<Reading> {
  const { image, measure } = page;
  const read = (other: RecognitionLanguage) =>
    reader.read(image, { language: other, letters: measure.height, layout: 'columns' });
  const before = reader.left();
  const first = await read(language);
  const cost = before - reader.left();
  const detected = detectLanguage(textOf(first.lines), reader.languages);
  const isOther =
    detected &&
    detected.language !== language &&
    detected.certainty >= surelyOther &&
    isDetectable(language);
  const canReadAgain = () => reader.left() > cost * 1.5;
  const again = isOther && canReadAgain() ? await read(detected.language) : undefined;
  const reading = again && again.confidence >= first.confidence - 2 ? again : first;
  return canReadAgain() ? readFaintText(page, reading, reader) : reading;
}

const surelyComplete = 90;

/** Reads a doubtful page once more, darkened and without rules and layout, and keeps the better result. */
async function readFaintText(
  { image, measure }: PreparedPage,
  reading: Reading,
  reader: PageReader,
): Promise<Reading> {
  if (reading.confidence >= surelyComplete) return reading;
  const { language } = reading;
  const options = { language, letters: measure.height, layout: 'scattered' } as const;
  const darker = await reader.readIfCheap(darkenImage(removeRules(image, measure.height)), options);
  return darker && worthOf(darker) > worthOf(reading) * 1.02 ? darker : reading;
}

function worthOf({ lines }: Reading): number {
  return keepPlausible(lines)
    .flatMap((line) => line.words)
    .reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - 50), 0);
}
