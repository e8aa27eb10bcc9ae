import type { DocumentType } from '../../fields/document-types.ts';
import { sureConfidence } from '../finding.ts';
import type { LabelRole } from '../lexicon/lexicon.ts';
import type { Paper } from '../paper/paper.ts';
import { hasPostcode } from '../parties/names/party-names.ts';
import type { Rule } from '../rule.ts';
import type { SourceText } from '../source-text.ts';

const has = ({ mentions }: SourceText, role: LabelRole) =>
  mentions.labels.some((label) => label.role === role);

const linesOfSale = 30;
const timeOfDay = /(?<!\d)\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?!\d)(?! ?(?:€|eur|£))/;

/** Returns whether a text is a few lines with a time of day, as of a sale on the spot. */
function isShortSale({ lines, folded }: Paper): boolean {
  return lines.length <= linesOfSale && timeOfDay.test(folded);
}

const widthOfProse = 70;

/** Returns whether a text has an address in the upper half and sentences below it. */
function isAddressed({ lines, folded }: Paper): boolean {
  const upper = lines.slice(0, Math.ceil(lines.length / 2));
  const isToAddress = upper.some(
    ({ start, end }) => end - start < 80 && hasPostcode(folded.slice(start, end)),
  );
  const prose = lines.filter(
    ({ start, end, cells }) => cells.length === 1 && end - start > widthOfProse,
  );
  return isToAddress && prose.length >= 3 && prose.length * 4 >= lines.length;
}

const shortestOther = 150;
const sentence = 'We would like to thank you for the many years that you have lived in our house.';

const amounts = ['total', 'rest', 'sum', 'net'] as const;

/** Types of texts without titles and typical words: the first row that applies. `weight` is the confidence. */
export const typesWithoutTitle: readonly (Rule<SourceText> & { type: DocumentType })[] = [
  {
    name: 'amounts and a day of payment',
    type: 'invoice',
    weight: sureConfidence,
    applies: (source) => has(source, 'dueDate') && amounts.some((role) => has(source, role)),
    example: 'Elm Street Nursery\n\nTotal due: 40.00 GBP\nDue date: 3 March 2024',
  },
  {
    name: 'sold on the spot',
    type: 'receipt',
    weight: sureConfidence,
    applies: (source) => (has(source, 'total') || has(source, 'sum')) && isShortSale(source.paper),
    example: 'Elm Street Farm\n3/3/2024 14:32\nTotal 4.00 GBP',
  },
  {
    name: 'addressed',
    type: 'letter',
    weight: sureConfidence,
    applies: ({ paper }) => isAddressed(paper),
    example: `A. Lind\n89073 Ulm\n\n${`${sentence}\n`.repeat(3)}`,
  },
  {
    name: 'about the matter of a number',
    type: 'letter',
    weight: sureConfidence,
    applies: (source) => has(source, 'caseNumber') && source.paper.text.length >= shortestOther,
    example: `Our reference: 44 718\n\n${`${sentence}\n`.repeat(3)}`,
  },
  {
    name: 'long text in a known language',
    type: 'other',
    weight: sureConfidence,
    applies: ({ paper, language }) =>
      paper.text.length >= shortestOther && language.best !== undefined,
    example: `${sentence}\n`.repeat(3),
  },
];
