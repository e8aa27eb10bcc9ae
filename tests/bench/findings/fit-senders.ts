import { sureConfidence } from '../../../shared/reading/find-fields/finding.ts';
import { closeWordGaps } from '../../../shared/reading/find-fields/paper/word-gaps.ts';
import { foldText } from '../../../shared/reading/find-fields/paper/fold-text.ts';
import { readSenders } from '../../../shared/reading/find-fields/parties/features/sender-features.ts';
import { sureShare } from '../../../shared/reading/find-fields/parties/find-correspondent.ts';
import { reasonAgainst } from '../../../shared/reading/find-fields/parties/names/no-names.ts';
import {
  isInstitution,
  isOfOffice,
} from '../../../shared/reading/find-fields/parties/names/party-names.ts';
import { prepareText } from '../../../shared/reading/find-fields/source-text.ts';
import { findDocumentType } from '../../../shared/reading/find-fields/type/find-document-type.ts';
import { composePapers } from '../../support/papers/composed/compose-papers.ts';
import { createDraw, type Draw } from '../../support/papers/composed/draw.ts';
import type { Paper } from '../../support/papers/paper.ts';
import { readAbroad, readDrawer, readJudged } from '../../support/papers/read-papers.ts';
import { outcomeOf } from './compare.ts';
import { type Example, fitWeights, folds } from './fitting/fit-weights.ts';
import { createUnknownWords } from './fitting/hide-words.ts';
import { printFolds } from './fitting/print-folds.ts';
import { writeWeights } from './fitting/write-weights.ts';
import { noValues } from './read-values.ts';

/*
 * Fits the weights of the features of senders to the development papers and writes them: node
 * tests/bench/findings/fit-senders.ts
 */

const decay = 0.001;
const copies = 2;

/** Evidence that is rare in these papers, but certain. */
const priors = new Map(
  Object.entries({
    'at: sender of a mail': 4,
    'at: recipient of a mail': -4,
    'at: prepared by': 4,
    'at: prepared for': -4,
    'at: label of the sender': 1.5,
    'at: label of the recipient': -1.5,
    'at: first party of a contract': 1,
    'at: before the role of the sender': 1,
    'at: before the role of the recipient': -1,
    'to no one: one word': -6,
    'to no one: bare': -3,
    'in a row of values': -4,
  }),
);
/** Papers that do not name their sender in the first row are rarer here than elsewhere. */
const weightBelowHead = 2;
/** Papers without a sender are rarer, too. */
const weightOfNone = 3;

type Options = { weight: number; fold: number };

function exampleOf(paper: Paper, { weight, fold }: Options): Example {
  const source = prepareText(closeWordGaps(paper.text).text, {});
  const type = findDocumentType(source);
  const documentType = type && type.confidence >= sureConfidence ? type.value : undefined;
  const { senders, none } = readSenders(source, documentType);
  const outcome = (correspondent: string | null) =>
    outcomeOf(paper, 'correspondent', { ...noValues, correspondent });
  const isRight = senders.map(({ best }) => outcome(best.name) === 'right');
  const isNullRight = outcome(null) === 'rightly-empty';
  const isBelowHead =
    isRight.includes(true) &&
    !senders.some(({ features }, at) => isRight[at] && features.has('at: first row'));
  return {
    alternatives: [...senders.map(({ features }) => features), none],
    isRight: [...isRight, isNullRight || !isRight.includes(true)],
    isNullRight,
    fold,
    weight: weight * (isBelowHead ? weightBelowHead : 1) * (isNullRight ? weightOfNone : 1),
  };
}

const rolesOfParties = new Set(['sender', 'recipient', 'payee', 'closing', 'salutation']);

const wordsIn = (printed: string) => printed.match(/\p{L}{4,}/gu) ?? [];

/** Replaces half of the words by which the rules know names, labels and titles with unknown ones. */
function withUnknownWords(paper: Paper, draw: Draw): Paper {
  const { paper: printed, mentions } = prepareText(closeWordGaps(paper.text).text, {});
  const { text, folded, lines } = printed;
  const labels = mentions.labels.filter(({ role }) => rolesOfParties.has(role));
  const titles = mentions.types.filter(({ isTitle }) => isTitle);
  const known = [...labels, ...titles].flatMap(({ start, end }) =>
    wordsIn(folded.slice(start, end)),
  );
  const kinds = wordsIn(folded).filter((word) => isOfOffice(word) || isInstitution(word));
  const reasons = lines
    .flatMap(({ cells }) => cells)
    .flatMap(({ start, end }) => {
      const beginning = text.slice(start, Math.min(end, start + 60));
      const reason = reasonAgainst(beginning);
      const [match = ''] =
        (reason && 'folded' in reason && reason.folded.exec(foldText(beginning))) || [];
      return wordsIn(match);
    });
  const change = createUnknownWords(new Set([...known, ...kinds, ...reasons]), draw);
  const correspondent = paper.expected.correspondent.map((name) => name && change(name));
  return { ...paper, text: change(text), expected: { ...paper.expected, correspondent } };
}

const draw = createDraw(17);
const weightOf: Partial<Record<Paper['origin'], number>> = { composed: 0.2, abroad: 0.4 };
const printed: Example[] = [];
const varied: Example[] = [];
[...readJudged(), ...readDrawer(), ...readAbroad()]
  .filter(({ half }) => half === 'development')
  .forEach((paper, at) => {
    const fold = at % folds;
    const weight = weightOf[paper.origin] ?? 1;
    printed.push(exampleOf(paper, { fold, weight }));
    if (weight < 1) return;
    for (let copy = 0; copy < copies; copy += 1)
      varied.push(exampleOf(withUnknownWords(paper, draw), { fold, weight: 0.5 }));
  });
const composed = composePapers(104_729).map((paper, at) =>
  exampleOf(paper, { fold: at % folds, weight: 0.3 }),
);
const everything = [...printed, ...varied, ...composed];

const isUsual = ({ weight }: Example) => weight >= 0.5;
printFolds(
  everything,
  { printed: printed.filter(isUsual), varied: varied.filter(isUsual) },
  { fitting: { decay, priors }, judging: { sureShare, costOfWrong: 1 } },
);

writeWeights(fitWeights(everything, { decay, priors }), {
  file: 'parties/features/sender-weights.ts',
  name: 'senderWeights',
  comment: 'Weights of the evidence on senders, fitted by `tests/bench/findings/fit-senders.ts`.',
  least: 0.03,
});
