import { leastConfidence, sureConfidence } from '../../../shared/reading/find-fields/finding.ts';
import {
  readDueDays,
  sureShareOfDue,
} from '../../../shared/reading/find-fields/dates/due/find-due-date.ts';
import { isCreditNote } from '../../../shared/reading/find-fields/dates/due/due-words.ts';
import { findDocumentDate } from '../../../shared/reading/find-fields/dates/find-document-date.ts';
import { readDates } from '../../../shared/reading/find-fields/dates/read-dates.ts';
import { closeWordGaps } from '../../../shared/reading/find-fields/paper/word-gaps.ts';
import { prepareText } from '../../../shared/reading/find-fields/source-text.ts';
import { findDocumentType } from '../../../shared/reading/find-fields/type/find-document-type.ts';
import { fitField } from './fitting/fit-field.ts';
import { withUnknownWordsOfDays } from './fitting/hide-words.ts';

/*
 * Fits the weights of the features of days of payment to the development papers and writes them, after those of dates: node
 * tests/bench/findings/fit-due.ts
 */

/** Evidence that is rare in the papers, but certain. */
const priors = new Map([
  ['paid on it', -3],
  ['given back', -6],
  ['paid to the reader', -5],
  ['last day of something else', -2.5],
  ['label of something else', -2],
  ['next of something', -2],
  ['other matter beside it', -1],
  ['term of a discount', -4],
  ['term of something else', -2],
  ['term from another day', -4],
  ['term from another day, behind it', -2],
  ['term of a repayment', -5],
]);

fitField({
  read(text, { expected: { dueDate } }) {
    const source = prepareText(closeWordGaps(text).text, {});
    if (isCreditNote(source.paper.folded)) return undefined;
    const type = findDocumentType(source);
    const documentType = type && type.confidence >= leastConfidence ? type.value : undefined;
    const dates = readDates(source);
    const date = findDocumentDate(source, { dates, documentType });
    const documentDate = date && date.confidence >= sureConfidence ? date.value : undefined;
    const { days, none } = readDueDays(source, { dates, documentType, documentDate });
    return {
      features: days.map(({ features }) => features),
      none,
      isRight: days.map(({ day }) => dueDate.includes(day)),
      isNullRight: dueDate.includes(null),
    };
  },
  withUnknownWords: withUnknownWordsOfDays,
  seed: 29,
  copies: 4,
  ofCopy: (weight) => 0.35 * weight,
  ofForm: 0.3,
  decay: 0.0005,
  priors,
  judging: { sureShare: sureShareOfDue, costOfWrong: 2 },
  written: {
    file: 'dates/due/due-weights.ts',
    name: 'dueWeights',
    comment:
      'Weights of the evidence on days of payment, fitted by `tests/bench/findings/fit-due.ts`.',
    least: 0.03,
  },
});
