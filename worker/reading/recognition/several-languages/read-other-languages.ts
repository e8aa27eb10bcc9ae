import type { PreparedPage } from '../image/prepare-page.ts';
import { detectLanguage } from '../language/detect-language.ts';
import type { RecognitionLanguage } from '../language/languages.ts';
import { confidenceOf } from '../language/plausible-words.ts';
import { scriptOf } from '../language/scripts.ts';
import { lettersOf, type PageReader, type Reading, textOf } from '../page-reader.ts';
import { languagesToProbe, probeScripts } from '../probe-scripts.ts';
import { type Box, boxOf } from '../reading-order.ts';
import { keepLines } from './keep-lines.ts';
import { languagesOfLines, unread, type LineRead } from './line-languages.ts';

/** Few pages have more languages, and each costs a reading of its lines. */
const mostReadings = 6;

/** Reads lines in other languages than the page again, each in its own. Nothing is read again for a page in one language. */
export async function readOtherLanguages(
  page: PreparedPage,
  reading: Reading,
  reader: PageReader,
): Promise<Reading> {
  let lines = linesOf(reading);
  const tried = new Set<RecognitionLanguage>([reading.language]);
  for (let count = 0; count < mostReadings; count += 1) {
    const other = await findOtherLines(page, { lines, tried }, reader);
    if (!other) break;
    tried.add(other.language);
    const again = await readLines(page, other, reader);
    if (!again) break;
    lines = replaceLines(lines, other.lines, again);
  }
  return tried.size === 1 ? reading : { ...reading, ...summarize(lines, reading.language) };
}

function linesOf({ lines, language }: Reading): LineRead[] {
  return lines
    .filter(({ words }) => words.length > 0)
    .map((line) => ({ ...line, language: line.language ?? language }));
}

type OtherLines = { lines: readonly LineRead[]; language: RecognitionLanguage };
type Progress = { lines: readonly LineRead[]; tried: ReadonlySet<RecognitionLanguage> };

async function findOtherLines(
  page: PreparedPage,
  { lines, tried }: Progress,
  reader: PageReader,
): Promise<OtherLines | undefined> {
  const found = languagesOfLines(lines, reader.languages);
  const linesIn = (language: RecognitionLanguage) =>
    lines.filter((_, index) => found[index] === language);
  const known = found.find((own) => own !== undefined && own !== unread && !tried.has(own));
  if (known) return { language: known, lines: linesIn(known) };
  const unreadLines = linesIn(unread);
  const language = await findScript(page, { lines: unreadLines, tried }, reader);
  return language === undefined ? undefined : { language, lines: unreadLines };
}

/** Fewer letters may be a stamp, a logo or a rule. */
const fewestLetters = 12;
const linesOfProbe = 2;

async function findScript(
  { image, measure }: PreparedPage,
  { lines, tried }: Progress,
  reader: PageReader,
): Promise<RecognitionLanguage | undefined> {
  if (lettersOf(lines) < fewestLetters) return undefined;
  const triedScripts = new Set([...tried].map(scriptOf));
  const languages = languagesToProbe(reader.languages).filter(
    (other) => !triedScripts.has(scriptOf(other)),
  );
  const longest = lines.toSorted((one, other) => lettersOf([other]) - lettersOf([one]));
  const sample = keepLines(image, longest.slice(0, linesOfProbe));
  const probed = await probeScripts(sample, { languages, letters: measure.height }, reader);
  if (!probed) return undefined;
  const detected = detectLanguage(textOf(probed.lines), reader.languages);
  return detected && !tried.has(detected.language) ? detected.language : probed.language;
}

async function readLines(
  { image, measure }: PreparedPage,
  { lines, language }: OtherLines,
  reader: PageReader,
): Promise<LineRead[] | undefined> {
  const reading = await reader.readIfCheap(keepLines(image, lines), {
    language,
    letters: measure.height,
    layout: 'columns',
  });
  return reading && linesOf(reading);
}

/** The confidence that a line may lose by being read in its language. */
const tolerance = 2;

function replaceLines(
  lines: readonly LineRead[],
  before: readonly LineRead[],
  again: readonly LineRead[],
): LineRead[] {
  const replaced = new Set<LineRead>();
  const better = again.filter((line) => {
    const box = boxOf(line.words);
    const same = before.filter((one) => isInside(boxOf(one.words), box));
    const isBetter =
      confidenceOf(line.words) >= confidenceOf(same.flatMap(({ words }) => words)) - tolerance;
    if (isBetter) for (const one of same) replaced.add(one);
    return isBetter && same.length > 0;
  });
  return [...lines.filter((line) => !replaced.has(line)), ...better];
}

function isInside(box: Box, other: Box): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x >= other.left && x <= other.right && y >= other.top && y <= other.bottom;
}

function summarize(
  lines: LineRead[],
  language: RecognitionLanguage,
): Pick<Reading, 'lines' | 'language' | 'confidence'> {
  const byLanguage = Map.groupBy(lines, (line) => line.language);
  const [most = language] = Array.from(byLanguage.keys()).toSorted(
    (one, other) => lettersOf(byLanguage.get(other) ?? []) - lettersOf(byLanguage.get(one) ?? []),
  );
  return { lines, language: most, confidence: confidenceOf(lines.flatMap(({ words }) => words)) };
}
