import { lastStartingBy, type Line } from '../paper/paper.ts';
import type { Found, Known, SourceText } from '../source-text.ts';
import { confidenceOfShare, type Features, weigh } from '../weighing/weigh.ts';
import {
  type NumberPlace,
  numbersOfLine,
  type PrintedNumber,
} from './references/printed-numbers.ts';
import {
  featuresOfNoNumber,
  markFirst,
  surroundingsOf,
  type WeighedNumber,
  weighedOf,
} from './references/reference-features.ts';
import { referenceWeights } from './references/reference-weights.ts';

/**
 * The share of probability, less half of that of no number, from which a number is set without confirmation. A wrong number is no worse
 * than a right one is good, so that one of several likely numbers is set rather than none.
 */
export const sureShare = 0.25;

/** Returns the number by which the sender identifies the document or its matter: of the invoice, the contract or the customer. */
export function findReference(source: SourceText, known: Known): Found<string> | undefined {
  const { numbers, none } = readNumbers(source, known);
  const odds = weigh([...numbers.map(({ features }) => features), none], referenceWeights);
  const likeliest = likeliestOf(numbers, odds);
  if (!likeliest) return undefined;
  const { text, start, end } = likeliest.number;
  const share = Math.max(0, likeliest.share - (odds.at(-1) ?? 0) / 2);
  const confidence = confidenceOfShare(share, sureShare);
  return { value: text, start, end, confidence };
}

/** Returns the likeliest number, whose mentions add up, in its likeliest mention. */
function likeliestOf(
  numbers: readonly WeighedNumber[],
  odds: readonly number[],
): { number: PrintedNumber; share: number } | undefined {
  const byKey = new Map<string, { number: PrintedNumber; most: number; share: number }>();
  numbers.forEach(({ number }, at) => {
    const own = odds[at] ?? 0;
    const known = byKey.get(number.key);
    if (!known) byKey.set(number.key, { number, most: own, share: own });
    else {
      known.share += own;
      if (own > known.most) [known.number, known.most] = [number, own];
    }
  });
  return [...byKey.values()].toSorted((a, b) => b.share - a.share)[0];
}

/** Returns the evidence on each number that a paper may be known by, and that it has none. */
export function readNumbers(
  source: SourceText,
  { documentType }: Known,
): { numbers: WeighedNumber[]; none: Features } {
  const places = placesOf(source);
  const surroundings = surroundingsOf(source, { places, documentType });
  const numbers = places.flatMap((place) => weighedOf(source, place, surroundings));
  markFirst(numbers);
  return { numbers, none: featuresOfNoNumber(numbers, documentType) };
}

const lengthRead = 20_000;
const mostPlaces = 60;
const mostLabelled = 40;

function placesOf(source: SourceText): NumberPlace[] {
  const { paper } = source;
  const places: NumberPlace[] = [];
  let labelled = 0;
  for (const line of paper.lines) {
    if (line.start > lengthRead || labelled > mostLabelled) break;
    if (places.length > mostPlaces) {
      if (!isLabelled(source, line)) continue;
      labelled += 1;
    }
    places.push(...numbersOfLine(paper, line).map((place) => behindLabel(source, place)));
  }
  return places;
}

/** Returns whether a line contains the label of a number, or the line above ends with one. */
function isLabelled({ mentions: { labels } }: SourceText, line: Line): boolean {
  const last = labels[lastStartingBy(labels, line.end)];
  return last !== undefined && last.end > line.start && last.role.endsWith('Number');
}

/** Returns the place of a number behind a label or title that may also be read as its letters. */
function behindLabel({ mentions }: SourceText, place: NumberPlace): NumberPlace {
  const behind = [mentions.labels, mentions.types].map((words) => {
    const word = words[lastStartingBy(words, place.start)];
    return word && word.end < place.end ? word.end : 0;
  });
  const start = Math.min(
    ...place.numbers.flatMap((number) => (number.start >= Math.max(...behind) ? number.start : [])),
  );
  return Number.isFinite(start) ? { ...place, start } : place;
}
