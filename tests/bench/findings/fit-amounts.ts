import { readCandidates } from '../../../shared/reading/find-fields/amounts/features/weigh-amounts.ts';
import { sureShare } from '../../../shared/reading/find-fields/amounts/find-total-amount.ts';
import {
  amountRoles,
  readAmounts,
} from '../../../shared/reading/find-fields/amounts/read-amounts.ts';
import { leastConfidence } from '../../../shared/reading/find-fields/finding.ts';
import { closeWordGaps } from '../../../shared/reading/find-fields/paper/word-gaps.ts';
import { prepareText } from '../../../shared/reading/find-fields/source-text.ts';
import { findDocumentType } from '../../../shared/reading/find-fields/type/find-document-type.ts';
import { hundredthsOf } from '../../../shared/reading/fields/money.ts';
import type { Draw } from '../../support/papers/composed/draw.ts';
import type { Paper } from '../../support/papers/paper.ts';
import { fitField } from './fitting/fit-field.ts';
import { createHidingText } from './fitting/hide-words.ts';

/*
 * Fits the weights of the features of amounts to the development papers and writes them: node
 * tests/bench/findings/fit-amounts.ts
 */

/** Replaces half of the words that lead to the paper's amounts with unknown ones. */
function withUnknownWords(text: string, draw: Draw): string {
  const source = prepareText(closeWordGaps(text).text, {});
  const { paper, mentions } = source;
  const { hide, hideWords, read } = createHidingText(paper.text, draw);
  for (const { role, start, end } of mentions.labels)
    if (amountRoles.has(role) && end - start > 3 && draw.chance(0.5)) hide(start, end);
  for (const { start } of readAmounts(source)) {
    const line = paper.lines.findLast((one) => one.start <= start);
    if (line && draw.chance(0.5)) hideWords(Math.max(line.start, start - 50), start);
  }
  return read();
}

/** The papers of the harder kinds, which were written last, count more, because new papers are like them. */
const weightOfNew = 2.5;
const isNew = ({ name, origin }: Paper) => origin === 'workshop' || name.endsWith('-f7');

fitField({
  read(text, { expected: { totalAmount } }) {
    const source = prepareText(closeWordGaps(text).text, {});
    const type = findDocumentType(source);
    const documentType = type && type.confidence >= leastConfidence ? type.value : undefined;
    const { candidates, none } = readCandidates(source, readAmounts(source), documentType);
    const isTotal = (cents: number) =>
      totalAmount.some((total) => total && Math.abs(hundredthsOf(total.amount)) === cents);
    return {
      features: candidates.map(({ features }) => features),
      none,
      isRight: candidates.map(({ cents }) => isTotal(cents)),
      isNullRight: totalAmount.includes(null),
    };
  },
  withUnknownWords,
  seed: 17,
  copies: 2,
  ofCopy: () => 0.4,
  ofPaper: (paper) => (isNew(paper) ? weightOfNew : 1),
  decay: 0.0003,
  judging: { sureShare, costOfWrong: 1 },
  written: {
    file: 'amounts/features/amount-weights.ts',
    name: 'amountWeights',
    comment: 'Weights of the evidence on amounts, fitted by `tests/bench/findings/fit-amounts.ts`.',
    least: 0.15,
  },
});
