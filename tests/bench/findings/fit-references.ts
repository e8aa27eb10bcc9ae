import { leastConfidence } from '../../../shared/reading/find-fields/finding.ts';
import {
  readNumbers,
  sureShare,
} from '../../../shared/reading/find-fields/identifiers/find-reference.ts';
import { numbersOfLine } from '../../../shared/reading/find-fields/identifiers/references/printed-numbers.ts';
import { closeWordGaps } from '../../../shared/reading/find-fields/paper/word-gaps.ts';
import { prepareText } from '../../../shared/reading/find-fields/source-text.ts';
import { findDocumentType } from '../../../shared/reading/find-fields/type/find-document-type.ts';
import type { Draw } from '../../support/papers/composed/draw.ts';
import type { Paper, PaperValues } from '../../support/papers/paper.ts';
import { outcomeOf } from './compare.ts';
import { fitField } from './fitting/fit-field.ts';
import { createHidingText } from './fitting/hide-words.ts';

/*
 * Fits the weights of the features of references to the development papers and writes them: node
 * tests/bench/findings/fit-references.ts
 */

/** Evidence that is rare in the papers, but certain. */
const priors = new Map(
  [
    'a unique id',
    'a VAT id',
    'an IBAN',
    'of a register',
    'like a telephone',
    'means contact',
    'like a personal number',
    'only zeros',
  ].map((name) => [name, -1.5]),
);
const nothing = { reference: null } as PaperValues;

/** Replaces half of the words that lead to the paper's numbers with unknown ones. */
function withUnknownWords(text: string, draw: Draw): string {
  const { paper, mentions } = prepareText(closeWordGaps(text).text, {});
  const { hide, hideWords, read } = createHidingText(paper.text, draw);
  for (const { role, start, end } of mentions.labels)
    if (role.endsWith('Number') && end - start > 3 && draw.chance(0.5)) hide(start, end);
  for (const { line, start } of paper.lines.flatMap((each) => numbersOfLine(paper, each)))
    if (draw.chance(0.3)) hideWords(Math.max(line.start, start - 40), start);
  return read();
}

/** Papers of the first collections often say that there is none because nobody had looked for the number of a letter. */
function weightOf({ origin, expected: { reference } }: Paper): number {
  const isFirst = origin === 'written' || origin === 'later' || origin === 'everyday';
  return isFirst && reference.every((value) => value === null) ? 0.5 : 1;
}

fitField({
  read(text, paper) {
    const source = prepareText(closeWordGaps(text).text, {});
    const type = findDocumentType(source);
    const documentType = type && type.confidence >= leastConfidence ? type.value : undefined;
    const { numbers, none } = readNumbers(source, { documentType });
    const outcomeWith = (reference: string) =>
      outcomeOf(paper, 'reference', { ...nothing, reference });
    return {
      features: numbers.map(({ features }) => features),
      none,
      isRight: numbers.map(({ number }) => outcomeWith(number.text) === 'right'),
      isNullRight: paper.expected.reference.includes(null),
    };
  },
  withUnknownWords,
  seed: 37,
  copies: 2,
  ofCopy: (weight) => 0.4 * weight,
  ofPaper: weightOf,
  ofForm: 0.6,
  decay: 0.0003,
  priors,
  judging: { sureShare, costOfWrong: 1 },
  written: {
    file: 'identifiers/references/reference-weights.ts',
    name: 'referenceWeights',
    comment:
      'Weights of the evidence on references, fitted by `tests/bench/findings/fit-references.ts`.',
    least: 0.08,
  },
});
