import type { RecognizedLine, RecognizedWord } from './recognized-word.ts';
import { medianOf } from './image/tile-levels.ts';

export type TextRow = { words: RecognizedWord[]; startsParagraph: boolean };

export type Box = { left: number; top: number; right: number; bottom: number };
type Fragment = Box & { words: RecognizedWord[] };
type Band = Box & { fragments: Fragment[] };

/** Sorts lines into reading order: columns one after the other, tables row by row, and from the right in right-to-left scripts. */
export function orderLines(lines: readonly RecognizedLine[]): TextRow[] {
  const place = isRightToLeft(lines) ? mirror : (box: Box) => box;
  const fragments = lines.map(({ words }) => ({ ...place(boxOf(words)), words }));
  if (fragments.length === 0) return [];
  const height = medianOf(fragments.map(({ top, bottom }) => bottom - top));
  return orderFragments(fragments, height);
}

function mirror({ left, top, right, bottom }: Box): Box {
  return { left: -right, top, right: -left, bottom };
}

const rightToLeftLetters =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;

function isRightToLeft(lines: readonly RecognizedLine[]): boolean {
  const text = lines.flatMap(({ words }) => words.map((word) => word.text)).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(rightToLeftLetters)?.length ?? 0) * 2 > letters;
}

function orderFragments(fragments: readonly Fragment[], height: number): TextRow[] {
  const bands = bandsOf(fragments, height);
  const rows: TextRow[] = [];
  let previous: Band | undefined;
  for (let at = 0; at < bands.length;) {
    const columns = findColumns(bands, { at, height });
    if (columns) {
      const [first, ...others] = columns.parts.flatMap((part) => orderFragments(part, height));
      if (first) rows.push({ ...first, startsParagraph: true }, ...others);
      previous = undefined;
      at = columns.end;
      continue;
    }
    const band = bands[at];
    at += 1;
    if (!band) continue;
    rows.push({ words: wordsOfBand(band), startsParagraph: isApart(previous, band, height) });
    previous = band;
  }
  return rows;
}

function isApart(previous: Band | undefined, band: Band, height: number): boolean {
  return previous === undefined || band.top - previous.bottom > height * 0.75;
}

export function boxOf(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function bandsOf(fragments: readonly Fragment[], height: number): Band[] {
  const bands: Band[] = [];
  for (const fragment of fragments.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const band = bands.findLast((candidate) => isInBand(candidate, fragment, height));
    if (!band) {
      bands.push({ ...fragment, fragments: [fragment] });
      continue;
    }
    band.fragments.push(fragment);
    Object.assign(band, boxOf([band, fragment]));
  }
  return bands.toSorted((a, b) => a.top - b.top);
}

function middleOf({ top, bottom }: Box): number {
  return (top + bottom) / 2;
}

function isInBand(band: Band, fragment: Fragment, height: number): boolean {
  if (Math.abs(middleOf(band.fragments.at(-1) ?? band) - middleOf(fragment)) > height * 0.6) {
    return false;
  }
  return band.fragments.every(
    ({ left, right }) =>
      fragment.left >= right - height * 0.5 || fragment.right <= left + height * 0.5,
  );
}

function wordsOfBand({ fragments }: Band): RecognizedWord[] {
  return fragments.toSorted((a, b) => a.left - b.left).flatMap(({ words }) => words);
}

const fewestRowsOfColumns = 3;
const wordsOfProse = 3.5;

type Gap = readonly [from: number, to: number];

function findColumns(
  bands: readonly Band[],
  { at, height }: { at: number; height: number },
): { parts: [Fragment[], Fragment[]]; end: number } | undefined {
  let gaps: Gap[] = [[-Infinity, Infinity]];
  let end = at;
  while (end < bands.length) {
    const next = narrow(gaps, bands[end]?.fragments ?? [], height);
    if (next.length === 0) break;
    gaps = next;
    end += 1;
  }
  const fragments = bands.slice(at, end).flatMap((band) => band.fragments);
  for (const [from, to] of gaps) {
    const middle = (from + to) / 2;
    const left = fragments.filter((fragment) => fragment.right <= middle);
    const right = fragments.filter((fragment) => fragment.left >= middle);
    if (isProse(left) && isProse(right)) return { parts: [left, right], end };
  }
  return undefined;
}

function narrow(gaps: readonly Gap[], fragments: readonly Fragment[], height: number): Gap[] {
  let left = [...gaps];
  for (const fragment of fragments) {
    left = left.flatMap(([from, to]): Gap[] => {
      if (fragment.right <= from || fragment.left >= to) return [[from, to]];
      return [
        [from, fragment.left],
        [fragment.right, to],
      ];
    });
  }
  return left.filter(([from, to]) => to - from >= height * 0.8);
}

function isProse(fragments: readonly Fragment[]): boolean {
  if (fragments.length < fewestRowsOfColumns) return false;
  const words = fragments.reduce((sum, fragment) => sum + fragment.words.length, 0);
  return words / fragments.length >= wordsOfProse;
}
