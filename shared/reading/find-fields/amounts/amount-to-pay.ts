import type { DocumentType } from '../../fields/document-types.ts';
import type { LabelRole } from '../lexicon/lexicon.ts';
import { lineAt } from '../paper/paper.ts';
import type { SourceText } from '../source-text.ts';
import type { ReadAmount } from './add-up.ts';

/** What is paid as a whole: the parts that a tax or a ticket names are all still to be paid, or paid at once. */
const billed: ReadonlySet<DocumentType | undefined> = new Set([
  'invoice',
  'reminder',
  'letter',
  'other',
  undefined,
] satisfies (DocumentType | undefined)[]);

/** What is paid less only by those who pay early. */
const ifPaidEarly =
  /(?<![a-z])(?:skont[oa]|cash discount|early payment|prompt payment|escompte|pronto pago|pronto pagamento|sconto|betalingskorting|rabat|desconto|discount)/;
const minus = /(?:^|\s)-\s?[€$£]?$/;
const leastStrength = 0.5;
const mostAmounts = 200;
const mostPayments = 40;

/**
 * What is left to pay of a total: an amount behind it that is labelled so, and that deposits, instalments or a credit between
 * the two take off. Undefined where nothing was paid, or nothing is left.
 */
export function findAmountToPay(
  source: SourceText,
  {
    amounts,
    total,
    documentType,
  }: {
    amounts: readonly ReadAmount[];
    total: ReadAmount;
    documentType: DocumentType | undefined;
  },
): ReadAmount | undefined {
  if (!billed.has(documentType)) return undefined;
  const [isRest, isPayment] = [createRests(source), createPayments(source)];
  const behind = amounts.filter(({ start }) => start > total.start).slice(0, mostAmounts);
  return behind.findLast((rest, at) => {
    if (rest.cents <= 0 || rest.cents >= total.cents || !isRest(rest)) return false;
    return arePaid(behind.slice(0, at).map(isPayment), total.cents - rest.cents);
  });
}

/** Tells the amounts that are labelled as what is to pay, whatever else their label may mean. */
function createRests(source: SourceText): (amount: ReadAmount) => boolean {
  const { paper } = source;
  const lines = linesLabelled(source, 'rest');
  return ({ role, strength, start }) => {
    const line = lineAt(paper, start);
    if (!line || ifPaidEarly.test(paper.folded.slice(line.start, line.end))) return false;
    const isTotal = role === 'rest' || role === 'total' || role === 'sum';
    return strength >= leastStrength && (isTotal || lines.has(line.index));
  };
}

/** Tells what was paid with an amount; 0 if it is no payment. */
function createPayments(source: SourceText): (amount: ReadAmount) => number {
  const { paper } = source;
  const lines = linesLabelled(source, 'deposit');
  return ({ role, cents, start }) => {
    const line = lineAt(paper, start);
    const isPaid =
      cents < 0 ||
      role === 'deposit' ||
      minus.test(paper.folded.slice(Math.max(0, start - 4), start)) ||
      (line !== undefined && lines.has(line.index));
    return isPaid ? Math.abs(cents) : 0;
  };
}

/** The lines, by index, that have a label of a role. */
function linesLabelled({ paper, mentions }: SourceText, searched: LabelRole): Set<number> {
  return new Set(
    mentions.labels.flatMap(({ role, start }) =>
      role === searched ? (lineAt(paper, start)?.index ?? []) : [],
    ),
  );
}

/** Whether some payments, each next to another, add up to a sum. */
function arePaid(payments: readonly number[], sum: number): boolean {
  return payments.some((_, from) => {
    let paid = 0;
    for (const payment of payments.slice(from, from + mostPayments)) {
      if (payment === 0) return false;
      paid += payment;
      if (paid >= sum) return paid === sum;
    }
    return false;
  });
}
