import type { RightAngle } from './image/grey-image.ts';
import { correctLetters, joinRows, separateRate } from './join-lines.ts';
import type { RecognitionLanguage } from './language/languages.ts';
import type { PlacedImage } from './image/placed-image.ts';
import { textOf } from './page-reader.ts';
import { confidenceOf, keepPlausible } from './language/plausible-words.ts';
import type { PreparedPage } from './image/prepare-page.ts';
import { orderLines } from './reading-order.ts';
import type { RecognizedLine, RecognizedWord } from './recognized-word.ts';

export type PageWord = {
  text: string;
  /** Left, top, width and height, as shares of the page as shown. */
  box: readonly [x: number, y: number, width: number, height: number];
  confidence: number;
};

export type RecognizedPage = {
  text: string;
  confidence: number;
  language: RecognitionLanguage | null;
  otherLanguages: Record<string, number>;
  words: PageWord[];
  /** The clockwise rotation that makes the page upright. */
  rotation: RightAngle;
  isCut: boolean;
};

export const emptyPage: RecognizedPage = {
  text: '',
  confidence: 0,
  language: null,
  otherLanguages: {},
  words: [],
  rotation: 0,
  isCut: false,
};

/** Returns the words of a page in reading order with their positions on the page as shown, without what is not text. */
export function presentPage(
  page: PreparedPage,
  { lines, language }: { lines: RecognizedLine[]; language: RecognitionLanguage },
): RecognizedPage {
  const kept = keepPlausible(lines).map((line) => ({
    ...line,
    words: line.words
      .flatMap(separateRate)
      .map((word) => ({ ...word, text: correctLetters(word.text, line.language ?? language) })),
  }));
  const rows = orderLines(kept);
  const words = rows.flatMap((row) => row.words);
  if (words.length === 0) return emptyPage;
  return {
    text: joinRows(rows),
    confidence: confidenceOf(words),
    language,
    otherLanguages: lettersOfOthers(kept, language),
    words: words.map((word) => placeWord(page, word)),
    rotation: page.rotation,
    isCut: false,
  };
}

function lettersOfOthers(
  lines: readonly RecognizedLine[],
  language: RecognitionLanguage,
): RecognizedPage['otherLanguages'] {
  const others = lines.filter((line) => line.language && line.language !== language);
  const byLanguage = Map.groupBy(others, (line) => line.language ?? language);
  return Object.fromEntries(
    Array.from(byLanguage, ([other, own]) => [
      other,
      textOf(own).match(/[\p{L}\p{N}]/gu)?.length ?? 0,
    ]),
  );
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
