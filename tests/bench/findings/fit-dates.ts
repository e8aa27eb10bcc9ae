import { leastConfidence } from '../../../shared/reading/find-fields/finding.ts';
import {
  readDays,
  sureShare,
} from '../../../shared/reading/find-fields/dates/find-document-date.ts';
import { readDates } from '../../../shared/reading/find-fields/dates/read-dates.ts';
import { closeWordGaps } from '../../../shared/reading/find-fields/paper/word-gaps.ts';
import { prepareText } from '../../../shared/reading/find-fields/source-text.ts';
import { findDocumentType } from '../../../shared/reading/find-fields/type/find-document-type.ts';
import { fitField } from './fitting/fit-field.ts';
import { withUnknownWordsOfDays } from './fitting/hide-words.ts';

/*
 * Fits the weights of the features of dates to the development papers and writes them: node
 * tests/bench/findings/fit-dates.ts
 */

/** Evidence that is rare in the papers, but certain. */
const priors = new Map([
  ['expiring', -1.2],
  ['statement: expiring', -1.5],
  ['named month of a statement', 1.5],
]);

fitField({
  read(text, { expected: { documentDate } }) {
    const source = prepareText(closeWordGaps(text).text, {});
    const type = findDocumentType(source);
    const documentType = type && type.confidence >= leastConfidence ? type.value : undefined;
    const { days, none } = readDays(source, { dates: readDates(source), documentType });
    return {
      features: days.map(({ features }) => features),
      none,
      isRight: days.map(({ day }) => documentDate.includes(day)),
      isNullRight: documentDate.includes(null),
    };
  },
  withUnknownWords: withUnknownWordsOfDays,
  seed: 17,
  copies: 4,
  ofCopy: (weight) => 0.35 * weight,
  ofForm: 0.3,
  decay: 0.0005,
  priors,
  judging: { sureShare, costOfWrong: 2 },
  written: {
    file: 'dates/features/date-weights.ts',
    name: 'dateWeights',
    comment: 'Weights of the evidence on days, fitted by `tests/bench/findings/fit-dates.ts`.',
    least: 0.03,
  },
});
