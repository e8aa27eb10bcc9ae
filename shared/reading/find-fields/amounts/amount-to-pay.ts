import type { DocumentType } from '../../fields/document-types.ts';
import type { LabelRole } from '../lexicon/lexicon.ts';
import { type Line, lineAt, type Paper } from '../paper/paper.ts';
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

/** What is taken off for those who pay early: a word of its own, or a discount beside a word of paying. */
const forPayingEarly =
  /(?<![a-z])(?:skont[oa]|scont(?![a-z])|(?:cash|settlement) discount|(?:early|prompt) (?:payment|settlement)|escompte|pronto pago|pronto pagamento|betalingskorting|(?:kassa|kontant)rabat)/;
const discount =
  /(?<![a-z])(?:discount|nachlass|rabat|remise|rabais|descuento|dto(?![a-z])|sconto|korting|upust|desconto|reducere)/;
const paying =
  /(?<![a-z])(?:pay|paid|settle|(?:be)?zahl|paie|paye|regl|pag[aou]|betal|betaal|platno|platn|plata|placi|zaplat|achit)/;
/** What is left for those who pay early: no other rest is that of a discount. */
const afterDiscount =
  /(?<![a-z])(?:skont[oa]|cash discount|early payment|prompt payment|escompte|pronto pago|pronto pagamento|sconto|betalingskorting|rabat|desconto|discount)/;
const minus = /(?:^|\s)-\s?[€$£]?$/;
const leastStrength = 0.5;
const mostAmounts = 200;
const mostPayments = 40;
const furthest = 200;

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
  const payments = behind.map(isPayment);
  return behind.findLast((rest, at) => {
    if (rest.cents <= 0 || rest.cents >= total.cents || !isRest(rest)) return false;
    return arePaid(payments.slice(0, at), total.cents - rest.cents);
  });
}

/** Tells the amounts that are labelled as what is to pay, whatever else their label may mean. */
function createRests(source: SourceText): (amount: ReadAmount) => boolean {
  const { paper } = source;
  const lines = linesLabelled(source, 'rest');
  return ({ role, strength, start }) => {
    const line = lineAt(paper, start);
    if (!line || afterDiscount.test(besides(paper, line, start))) return false;
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
    if (line && isForPayingEarly(besides(paper, line, start))) return 0;
    const isPaid =
      cents < 0 ||
      role === 'deposit' ||
      minus.test(paper.folded.slice(Math.max(0, start - 4), start)) ||
      (line !== undefined && lines.has(line.index));
    return isPaid ? Math.abs(cents) : 0;
  };
}

/** What is printed in the line of an amount, folded, up to some way from it. */
function besides({ folded }: Paper, line: Line, start: number): string {
  return folded.slice(Math.max(line.start, start - furthest), Math.min(line.end, start + furthest));
}

function isForPayingEarly(line: string): boolean {
  return forPayingEarly.test(line) || (discount.test(line) && paying.test(line));
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
