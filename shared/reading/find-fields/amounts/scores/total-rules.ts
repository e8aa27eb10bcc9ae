import type { DocumentType } from '../../../fields/document-types.ts';
import type { Rule } from '../../rule.ts';

type TotalClues = {
  documentType: DocumentType | undefined;
  score: number;
  nextScore: number | undefined;
  isCurrencyPrinted: boolean;
};

type TotalRule = Rule<TotalClues> & { effect: 'plus' | 'times' };

const withoutTotal: ReadonlySet<DocumentType | undefined> = new Set([
  'statement',
  'contract',
  'certificate',
  'medical',
  'minutes',
  'manual',
  'delivery-note',
] satisfies DocumentType[]);

const rarelyTotalled: ReadonlySet<DocumentType | undefined> = new Set([
  'letter',
  'other',
  undefined,
] satisfies (DocumentType | undefined)[]);

export const totalRules: readonly TotalRule[] = [
  {
    name: 'another amount is as likely',
    effect: 'plus',
    weight: -6,
    applies: ({ score, nextScore }) => nextScore !== undefined && nextScore > score * 0.95,
    example: 'Invoice 118\nTotal   £120.00\nTotal   £118.00',
  },
  {
    name: 'currency only by the country',
    effect: 'plus',
    weight: -1,
    applies: ({ isCurrencyPrinted }) => !isCurrencyPrinted,
    example: 'FOSSE MOTORS\nINVOICE 118\nMOT test\nTotal due        276.00',
  },
  {
    name: 'document without a total',
    effect: 'times',
    weight: 0.3,
    applies: ({ documentType }) => withoutTotal.has(documentType),
    example: { documentType: 'statement', text: 'Statement of account\nTotal   £276.00' },
  },
  {
    name: 'document that rarely has a total',
    effect: 'times',
    weight: 0.95,
    applies: ({ documentType }) => rarelyTotalled.has(documentType),
    example: { documentType: 'letter', text: 'Dear Ms Lind,\n\nTotal   £276.00' },
  },
];

export function scoreTotal(clues: TotalClues): number {
  return totalRules
    .filter(({ applies }) => applies(clues))
    .reduce(
      (score, { effect, weight }) => (effect === 'plus' ? score + weight : score * weight),
      clues.score,
    );
}
