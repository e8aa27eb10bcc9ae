import type { DocumentType } from '../../../fields/document-types.ts';
import type { Rule } from '../../rule.ts';
import { deadline, paying } from '../due/due-words.ts';
import {
  beginning,
  ending,
  matter,
  notice,
  otherPaper,
  term,
  toDo,
  trial,
  until,
  validity,
  withdrawal,
} from './term-words.ts';

export type TermClues = {
  documentType: DocumentType | undefined;
  before: string;
  after: string;
  isOfIdentity: boolean;
};

const ofTerm: ReadonlySet<DocumentType | undefined> = new Set([
  'contract',
  'policy',
  'certificate',
] satisfies DocumentType[]);
const ofTermOrUnknown = ({ documentType }: TermClues) =>
  documentType === undefined || documentType === 'other' || ofTerm.has(documentType);
const isOfTerm = ({ documentType }: TermClues) => ofTerm.has(documentType);
const isLetter = ({ documentType }: TermClues) =>
  documentType === 'letter' || documentType === 'other' || documentType === undefined;

const card = {
  documentType: 'certificate' as const,
  text: 'Membership card\nValid until 31/08/2027',
};

const isOfNotice = ({ before, after }: TermClues) => {
  const sentence = `${before} ${after}`;
  return notice.test(sentence) && !withdrawal.test(sentence) && deadline.test(before);
};

/** Scores of a day as the last one of a contract, a card or a certificate: the first row that applies. */
export const endDays: readonly Rule<TermClues>[] = [
  {
    name: 'day of notice',
    weight: 0,
    applies: isOfNotice,
    example: 'The contract may be cancelled by 30 November 2026.',
  },
  {
    name: 'first day of a period',
    weight: 0,
    applies: ({ after }) => beginning.test(after),
    example: 'Contract\nValid until: 16.02.2024 – 15.02.2025',
  },
  {
    name: 'end of a time on trial',
    weight: 0,
    applies: ({ before, after }) => trial.test(before) || trial.test(after),
    example: { documentType: 'contract', text: 'Contract\nThe trial ends on 30 June 2025.' },
  },
  {
    name: 'validity of a paper that a contract mentions',
    weight: 0,
    applies: ({ documentType, before }) =>
      documentType === 'contract' &&
      (otherPaper.test(before) || (validity.test(before) && !term.test(before))),
    example: { documentType: 'contract', text: 'Contract\nEPC valid until 8 January 2031' },
  },
  {
    name: 'end of a contract',
    weight: 88,
    applies: (clues) => isOfTerm(clues) && ending.test(clues.before),
    example: { documentType: 'contract', text: 'Contract\nThe term ends on 31 January 2026.' },
  },
  {
    name: 'validity of an identity document',
    weight: 88,
    applies: ({ isOfIdentity, before }) => isOfIdentity && validity.test(before),
    example: 'PERSONALAUSWEIS\nLÜDERS\nGültig bis\n16.05.2034',
  },
  {
    name: 'validity of a card or a certificate',
    weight: 86,
    applies: (clues) => isOfTerm(clues) && validity.test(clues.before),
    example: card,
  },
  {
    name: 'end of the period of a contract',
    weight: 80,
    applies: (clues) =>
      (clues.documentType === 'contract' || clues.documentType === 'policy') &&
      until.test(clues.before) &&
      term.test(clues.before) &&
      !toDo.test(clues.after) &&
      !paying.test(clues.before.slice(-40)),
    example: {
      documentType: 'contract',
      text: 'Contract\nTerm: from 1 February 2025 to 31 January 2026',
    },
  },
  {
    name: 'validity of what is not known',
    weight: 72,
    applies: (clues) => ofTermOrUnknown(clues) && validity.test(clues.before),
    example: 'Samir Haddon\nCard 2 0441\nValid until 31/08/2027',
  },
  {
    name: 'end that a letter names',
    weight: 60,
    applies: (clues) =>
      isLetter(clues) &&
      ending.test(clues.before) &&
      (clues.documentType !== 'letter' || matter.test(clues.before)),
    example: {
      documentType: 'letter',
      text: 'Dear Ms Dirks,\nYour membership ends on 31.01.2026.',
    },
  },
];

export const noticeDays: readonly Rule<TermClues>[] = [
  {
    name: 'last day to cancel a contract',
    weight: 88,
    applies: (clues) => isOfTerm(clues) && isOfNotice(clues),
    example: {
      documentType: 'contract',
      text: 'Contract\nIt may be cancelled no later than 30 November 2026.',
    },
  },
  {
    name: 'last day to cancel that a letter names',
    weight: 66,
    applies: (clues) => isLetter(clues) && isOfNotice(clues),
    example: {
      documentType: 'letter',
      text: 'Dear Ms Dirks,\nYou can cancel by 30 November 2026.',
    },
  },
];

/** The score of a last day to cancel that is derived from a notice period. */
export const countedNotice = 78;
