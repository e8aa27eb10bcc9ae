import { isMisreading } from './is-misreading.ts';
import type { TextSignature } from './text-signature.ts';

/** The part of the words of a text that the other one has, as they are or misread. */
const leastAgreement = 0.7;
/** With fewer words in common as they are, a text is not worth comparing. */
const leastExact = 0.3;
/** The part of the numbers of a text that the other one has. */
const leastNumbers = 0.5;
/** A text with fewer words and numbers has too little to tell it from others. */
const leastEvidence = 12;
/** The part of the words that texts have in common if neither was recognized wrongly. */
const cleanAgreement = 0.985;
/** The part of the numbers that recognition takes for others. */
const misreadNumbers = 0.02;

/**
 * Whether two texts are of the same paper, once scanned and once more, or once mailed. Recognition may have misread both. Forms of
 * one sender have the same words: their numbers and months tell them apart.
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

/** Whether each of two texts names months that the other one does not, or one of them does and they have none in common. */
function disagreeInMonths(one: TextSignature, other: TextSignature): boolean {
  const [lacks, othersLacks] = [lacksMonths(other, one), lacksMonths(one, other)];
  if (lacks && othersLacks) return true;
  const haveCommon = [...one.months.keys()].some((month) => other.months.has(month));
  return (lacks || othersLacks) && !haveCommon;
}

/** Whether a text has not all months of another one, not even misread. */
function lacksMonths({ months, words }: TextSignature, other: TextSignature): boolean {
  return [...other.months].some(
    ([month, name]) => !months.has(month) && ![...words].some((word) => isMisreading(name, word)),
  );
}

/** Numbers that are in one text alone contradict each other if they are printed alike, and neither has a letter in it. */
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

/** How many of two lists can be paired with the same in the other one. */
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

/** Words of which each is compared with each, which bounds the cost of hostile texts. */
const mostMisread = 300;

/** How many words of one text are misread in the other one. */
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
