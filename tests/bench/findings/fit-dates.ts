import { writeFileSync } from 'node:fs';
import type { Features } from '../../../shared/reading/find-fields/dates/features/date-features.ts';
import {
  confidenceOfShare,
  readDays,
} from '../../../shared/reading/find-fields/dates/find-document-date.ts';
import { readDates } from '../../../shared/reading/find-fields/dates/read-dates.ts';
import {
  weigh,
  type Weights,
} from '../../../shared/reading/find-fields/dates/features/weigh-days.ts';
import { leastConfidence, sureConfidence } from '../../../shared/reading/find-fields/finding.ts';
import { closeWordGaps } from '../../../shared/reading/find-fields/paper/word-gaps.ts';
import { prepareText } from '../../../shared/reading/find-fields/source-text.ts';
import { findDocumentType } from '../../../shared/reading/find-fields/type/find-document-type.ts';
import { composePapers } from '../../support/papers/composed/compose-papers.ts';
import { createDraw, type Draw } from '../../support/papers/composed/draw.ts';
import type { Paper } from '../../support/papers/paper.ts';
import { readPapers } from '../../support/papers/read-papers.ts';

/*
 * Fits the weights of the features of dates to the development papers and writes them: node
 * tests/bench/findings/fit-dates.ts
 */

type Example = {
  alternatives: readonly Features[];
  isRight: readonly boolean[];
  isNullRight: boolean;
  weight: number;
  fold: number;
};

const folds = 5;
const steps = 200;
const rate = 0.05;
const decay = 0.0005;
/** Smaller weights are left out. */
const least = 0.03;

function exampleOf(paper: Paper, { text = paper.text, weight = 1, fold = 0 } = {}): Example {
  const source = prepareText(closeWordGaps(text).text, {});
  const type = findDocumentType(source);
  const documentType = type && type.confidence >= leastConfidence ? type.value : undefined;
  const { days, none } = readDays(source, { dates: readDates(source), documentType });
  const { documentDate } = paper.expected;
  const isRight = days.map(({ date }) => documentDate.includes(date.day));
  const isNullRight = documentDate.includes(null);
  return {
    alternatives: [...days.map(({ features }) => features), none],
    // A value that is not legible cannot be found.
    isRight: [...isRight, isNullRight || !isRight.includes(true)],
    isNullRight,
    weight,
    fold,
  };
}

const vowels = 'a e i o u'.split(' ');
const consonants = 'b d f g k l m n p r s t v z'.split(' ');

/**
 * Replaces half of the words that lead to the paper's days with unknown ones. The rules know the words of these
 * papers too well; other papers will have more unknown words.
 */
function withUnknownWords({ text }: Paper, draw: Draw): string {
  const source = prepareText(closeWordGaps(text).text, {});
  const characters = source.paper.text.split('');
  const hide = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) {
      const letter = characters[at] ?? '';
      if (!/\p{L}/u.test(letter)) continue;
      const isVowel = vowels.includes(letter.normalize('NFD').charAt(0).toLowerCase());
      const other = draw.pick(isVowel ? vowels : consonants);
      characters[at] = letter === letter.toLowerCase() ? other : other.toUpperCase();
    }
  };
  for (const { role, start, end } of source.mentions.labels)
    if (/date/i.test(role) && end - start > 3 && draw.chance(0.5)) hide(start, end);
  for (const { cell, start } of readDates(source)) {
    if (!draw.chance(0.5)) continue;
    const from = Math.max(cell.start, start - 30);
    for (const { 0: word, index } of source.paper.text.slice(from, start).matchAll(/\p{L}{4,}/gu))
      hide(from + index, from + index + word.length);
  }
  return characters.join('');
}

/** Features of an alternative as columns and values, which are added much faster than maps. */
type Alternative = { columns: Int32Array; values: Float64Array };

function columnsOf(features: Features, columnOf: ReadonlyMap<string, number>): Alternative {
  const present = [...features].filter(([, value]) => value !== 0);
  return {
    columns: Int32Array.from(present, ([name]) => columnOf.get(name) ?? 0),
    values: Float64Array.from(present, ([, value]) => value),
  };
}

/**
 * Fits weights that maximize the likelihood of the right alternatives: gradient descent with Adam's steps, and weight
 * decay against overfitting.
 */
function fit(examples: readonly Example[]): Weights {
  const names = [
    ...new Set(
      examples.flatMap(({ alternatives }) =>
        alternatives.flatMap((features) => [...features.keys()]),
      ),
    ),
  ];
  const columnOf = new Map(names.map((name, column) => [name, column]));
  const read = examples.map(({ alternatives, isRight, weight }) => ({
    alternatives: alternatives.map((features) => columnsOf(features, columnOf)),
    isRight,
    weight,
  }));
  const weights = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const square = new Float64Array(names.length);
  const slopes = new Float64Array(names.length);
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 1; step <= steps; step += 1) {
    slopes.fill(0);
    for (const example of read) addSlopes(example, weights, slopes);
    for (let column = 0; column < names.length; column += 1) {
      const weight = weights[column] ?? 0;
      const slope = (slopes[column] ?? 0) / all + decay * weight;
      const first = 0.9 * (mean[column] ?? 0) + 0.1 * slope;
      const second = 0.999 * (square[column] ?? 0) + 0.001 * slope * slope;
      mean[column] = first;
      square[column] = second;
      const size = Math.sqrt(second / (1 - 0.999 ** step)) + 1e-8;
      weights[column] = weight - (rate * first) / (1 - 0.9 ** step) / size;
    }
  }
  return new Map(names.map((name, column) => [name, weights[column] ?? 0]));
}

function addSlopes(
  {
    alternatives,
    isRight,
    weight,
  }: { alternatives: readonly Alternative[]; isRight: readonly boolean[]; weight: number },
  weights: Float64Array,
  slopes: Float64Array,
): void {
  const sums = alternatives.map(({ columns, values }) =>
    values.reduce((sum, value, at) => sum + value * (weights[columns[at] ?? 0] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((total, one) => total + one, 0);
  const right = odds.reduce((sum, one, at) => sum + (isRight[at] ? one : 0), 0);
  alternatives.forEach(({ columns, values }, at) => {
    const share = (odds[at] ?? 0) / all;
    const pull = weight * (share - (isRight[at] ? (odds[at] ?? 0) / right : 0));
    if (Math.abs(pull) < 1e-9) return;
    values.forEach((value, index) => {
      const column = columns[index] ?? 0;
      slopes[column] = (slopes[column] ?? 0) + pull * value;
    });
  });
}

/** (papers − missing − 2 × wrong) / papers, as the bench judges it. */
function judge(examples: readonly Example[], weights: Weights): number {
  const lost = examples.reduce((sum, { alternatives, isRight, isNullRight }) => {
    const shares = weigh(alternatives, weights);
    const best = shares.indexOf(Math.max(...shares));
    const isSet =
      best < shares.length - 1 && confidenceOfShare(shares[best] ?? 0) >= sureConfidence;
    if (!isSet) return sum + (isNullRight ? 0 : 1);
    return sum + (isRight[best] ? 0 : 2);
  }, 0);
  return 1 - lost / examples.length;
}

const draw = createDraw(17);
const printed: Example[] = [];
const varied: Example[] = [];
readPapers()
  .filter(({ half }) => half === 'development')
  .forEach((paper, at) => {
    const fold = at % folds;
    printed.push(exampleOf(paper, { fold, weight: paper.origin === 'later' ? 1.2 : 1 }));
    for (let copy = 0; copy < 2; copy += 1)
      varied.push(exampleOf(paper, { text: withUnknownWords(paper, draw), weight: 0.7, fold }));
  });
const composed = [104_729, 50_021].flatMap((seed) =>
  composePapers(seed).map((paper, at) => exampleOf(paper, { weight: 0.3, fold: at % folds })),
);
const everything = [...printed, ...varied, ...composed];

for (let fold = 0; fold < folds; fold += 1) {
  const weights = fit(everything.filter((example) => example.fold !== fold));
  const ofFold = (examples: readonly Example[]) =>
    judge(
      examples.filter((example) => example.fold === fold),
      weights,
    );
  console.log(
    `part ${fold}: ${ofFold(printed).toFixed(3)}, with unknown words ${ofFold(varied).toFixed(3)}`,
  );
}

const fitted = [...fit(everything)]
  .filter(([, weight]) => Math.abs(weight) >= least)
  .toSorted(([a], [b]) => (a < b ? -1 : 1));
const file = new URL(
  '../../../shared/reading/find-fields/dates/features/date-weights.ts',
  import.meta.url,
);
writeFileSync(
  file,
  `/** How much speaks for a day, by what speaks for it. Written by \`tests/bench/findings/fit-dates.ts\`. */
export const dateWeights: ReadonlyMap<string, number> = new Map(
  Object.entries({
${fitted.map(([name, weight]) => `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: ${Number(weight.toFixed(2))},`).join('\n')}
  }),
);
`,
);
