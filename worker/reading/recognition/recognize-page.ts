import { detectLanguage, isDetectable } from './language/detect-language.ts';
import { cropImage, type GreyImage } from './image/grey-image.ts';
import type { RecognitionLanguage } from './language/languages.ts';
import { keepPlausible } from './language/plausible-words.ts';
import { darkenImage } from './image/even-light.ts';
import { bestScale, preparePage, type PreparedPage, scalePage } from './image/prepare-page.ts';
import { orientPage } from './orient-page.ts';
import {
  createPageReader,
  isTooComplex,
  leastOfText,
  type PageReader,
  type Reading,
  type RecognitionOptions,
  surelyUpright,
  textOf,
} from './page-reader.ts';
import { emptyPage, presentPage, type RecognizedPage } from './recognized-page.ts';
import { removeRules } from './image/text-height.ts';
import { readOtherLanguages } from './several-languages/read-other-languages.ts';

/**
 * Recognizes the text of a page, however it is rotated, lit and bent. A page without text has no words. If the limits are too small for the
 * whole text, only the upper part of the page is read. Throws `ExtractionFailure` (`too_complex`) if the page costs more than the limits
 * for another reason.
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
  const { page, language, confidence, costOfLetter } = await orientPage(prepared, reader, () =>
    prepare(image, options, { isSideways: !prepared.isSideways }),
  );
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

async function prepare(
  image: GreyImage,
  { limits, renderLarger, checkpoint }: RecognitionOptions,
  given?: { isSideways: boolean },
): Promise<PreparedPage> {
  const page = preparePage(image, given);
  await checkpoint?.();
  const factor = bestScale(page, limits.pagePixels);
  if (factor === 1) return page;
  if (factor < 1 || !renderLarger) return scalePage(page, factor);
  const drawn = await renderLarger(factor).catch((error: unknown) => {
    if (isTooComplex(error)) return undefined;
    throw error;
  });
  if (!drawn) return scalePage(page, factor);
  const larger = preparePage(drawn, page);
  await checkpoint?.();
  const rest = bestScale(larger, limits.pagePixels);
  return rest === 1 ? larger : scalePage(larger, rest);
}

/**
 * The share of the cost of a usual page that may be spent on reading it like the previous page. The rest suffices to read it in another
 * way.
 */
const shareLikeBefore = 1 / 3;
const costOfUsualLetter = 14_000_000;

/** Reads a page like the previous one, without taking a sample. Returns undefined if the page differs from it. */
async function readLikeBefore(
  page: PreparedPage,
  reader: PageReader,
): Promise<Reading | undefined> {
  const { languages, languageBefore: language } = reader;
  const { image, measure, isDoubtful } = page;
  const instructions = reader.left() * shareLikeBefore;
  const isExpensive = measure.letters * costOfUsualLetter > instructions;
  const areDetectable = languages.every((each) => isDetectable(each, languages));
  if (!language || isDoubtful || isExpensive || !areDetectable) return undefined;
  const options = { language, letters: measure.height, layout: 'columns', instructions } as const;
  const reading = await reader.readIfCheap(image, options);
  if (!reading || reading.confidence < surelyUpright) return undefined;
  const detected = detectLanguage(textOf(reading.lines), languages);
  return detected?.language === language ? complete(page, reading, reader) : undefined;
}

/** The cost of letters differs between languages. */
const uncertainty = 1.15;
const shareOfLeft = 0.85;

/** Returns the page, or as many of its lines from the top as the remaining instructions allow. */
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
    isDetectable(language, reader.languages);
  const canReadAgain = () => reader.left() > cost * 1.5;
  const again = isOther && canReadAgain() ? await read(detected.language) : undefined;
  const reading = again && again.confidence >= first.confidence - 2 ? again : first;
  return canReadAgain() ? complete(page, reading, reader) : reading;
}

async function complete(page: PreparedPage, reading: Reading, reader: PageReader) {
  return readFaintText(page, await readOtherLanguages(page, reading, reader), reader);
}

const surelyComplete = 90;

/** Reads a doubtful page again, darkened and without rules and layout, and keeps the better result. */
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
