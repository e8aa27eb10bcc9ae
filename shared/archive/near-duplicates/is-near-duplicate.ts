import { isMisreading } from './is-misreading.ts';
import type { TextSignature } from './text-signature.ts';

/** The minimum share of words in common, including misread ones. */
const leastAgreement = 0.7;
/** The minimum share of identical words, below which the texts are not compared further. */
const leastExact = 0.3;
const leastNumbers = 0.5;
const leastEvidence = 12;
/** The share of words that two texts have in common if OCR made no errors. */
const cleanAgreement = 0.985;
/** The share of numbers that OCR misreads. */
const misreadNumbers = 0.02;

/**
 * Returns whether two texts are of the same paper, scanned twice or also mailed. OCR may have misread both. Forms of one sender share their
 * words, so their numbers and months have to agree.
 */
export function isNearDuplicate(one: TextSignature, other: TextSignature): boolean {
  const sizes = [one, other].map(({ words, numbers }) => words.size + numbers.size);
  if (Math.min(...sizes) < leastEvidence) return false;
  const most = Math.max(one.words.size, other.words.size, 1);
  const exact = one.words.intersection(other.words).size / most;
  if (exact < leastExact) return false;
  if (disagreeInMonths(one, other)) return false;
  if (!agreeInNumbers(one, other, { isClean: exact >= cleanAgreement })) return false;
  return exact + misreadWords(one, other) / most >= leastAgreement;
}

/** Returns whether each text names a month that the other lacks, or one does and they have none in common. */
function disagreeInMonths(one: TextSignature, other: TextSignature): boolean {
  const [lacks, othersLacks] = [lacksMonths(other, one), lacksMonths(one, other)];
  if (lacks && othersLacks) return true;
  const haveCommon = [...one.months.keys()].some((month) => other.months.has(month));
  return (lacks || othersLacks) && !haveCommon;
}

function lacksMonths({ months, words }: TextSignature, other: TextSignature): boolean {
  return [...other.months].some(
    ([month, name]) => !months.has(month) && ![...words].some((word) => isMisreading(name, word)),
  );
}

/** Numbers that only one text has contradict those of the other if they have the same shape and contain no letters. */
function agreeInNumbers(
  one: TextSignature,
  other: TextSignature,
  { isClean }: { isClean: boolean },
): boolean {
  const [own, others] = [onlyIn(one, other), onlyIn(other, one)];
  const fewer = Math.min(one.numbers.size, other.numbers.size);
  const common = one.numbers.size - own.length;
  if (common < fewer * leastNumbers) return false;
  const contradictions = countAlike(clearShapes(one, own), clearShapes(other, others));
  const allowed = isClean ? 0 : Math.max(1, Math.floor(fewer * misreadNumbers));
  return contradictions <= allowed;
}

function onlyIn({ numbers }: TextSignature, other: TextSignature): string[] {
  return [...numbers.keys()].filter((number) => !other.numbers.has(number));
}

function clearShapes({ numbers, misread }: TextSignature, only: readonly string[]): string[] {
  return only.flatMap((number) => (misread.has(number) ? [] : (numbers.get(number) ?? [])));
}

function countAlike(one: readonly string[], other: readonly string[]): number {
  const left = new Map(
    [...Map.groupBy(other, (each) => each)].map(([each, { length }]) => [each, length]),
  );
  let count = 0;
  for (const each of one) {
    const remaining = left.get(each) ?? 0;
    if (remaining === 0) continue;
    left.set(each, remaining - 1);
    count += 1;
  }
  return count;
}

/** Bounds the pairwise comparison, whose cost is quadratic. */
const mostMisread = 300;

function misreadWords(one: TextSignature, other: TextSignature): number {
  const waiting = [...other.words.difference(one.words)].slice(0, mostMisread);
  let count = 0;
  for (const word of [...one.words.difference(other.words)].slice(0, mostMisread)) {
    const index = waiting.findIndex((candidate) => isMisreading(word, candidate));
    if (index < 0) continue;
    waiting.splice(index, 1);
    count += 1;
  }
  return count;
}
