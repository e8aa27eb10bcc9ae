import type { DocumentType } from '../../fields/document-types.ts';
import type { LabelRole } from '../lexicon/lexicon.ts';
import { type Cell, type Line, lineAt, type Paper } from '../paper/paper.ts';
import type { SourceText } from '../source-text.ts';
import type { ReadAmount } from './add-up.ts';

/** Types that are paid as a whole. For taxes and tickets, the named parts are all still to be paid, or paid at once. */
export const billed: ReadonlySet<DocumentType | undefined> = new Set([
  'invoice',
  'reminder',
  'letter',
  'other',
  undefined,
] satisfies (DocumentType | undefined)[]);

/** Discounts for early payment: a specific word, or a discount next to a word about paying. */
const forPayingEarly =
  /(?<![a-z])(?:skont[oa]|scont(?![a-z])|(?:cash|settlement) discount|(?:early|prompt) (?:payment|settlement)|escompte|pronto pago|pronto pagamento|betalingskorting|(?:kassa|kontant)rabat)/;
const discount =
  /(?<![a-z])(?:discount|nachlass|rabat|remise|rabais|descuento|dto(?![a-z])|sconto|korting|upust|desconto|reducere)/;
const paying =
  /(?<![a-z])(?:pay|paid|settle|(?:be)?zahl|paie|paye|regl|pag[aou]|betal|betaal|platno|platn|plata|placi|zaplat|achit)/;
/** The remainder after a discount for early payment, which no other remainder is. */
const afterDiscount =
  /(?<![a-z])(?:skont[oa]|cash discount|early payment|prompt payment|escompte|pronto pago|pronto pagamento|sconto|betalingskorting|rabat|desconto|discount)/;
const minus = /(?:^|\s)-\s?[€$£]?$/;
const leastStrength = 0.5;
const mostAmounts = 200;
const mostPayments = 40;
const furthest = 200;

/**
 * Returns what is left to pay of a total: an amount after it with such a label, if the deposits, instalments or credits between the two
 * account for the difference. Undefined if nothing was paid, or nothing is left.
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
    const rounding = rest.cents % 100 === 0 ? mostRounded : 0;
    return arePaid(payments.slice(0, at), { from: total.cents - rest.cents, rounding });
  });
}

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

function createPayments(source: SourceText): (amount: ReadAmount) => number {
  const { paper } = source;
  const lines = linesLabelled(source, 'deposit');
  return (amount) => {
    const { role, cents, start } = amount;
    if (isForPayingEarly(paper, amount)) return 0;
    const line = lineAt(paper, start);
    const isPaid =
      cents < 0 ||
      role === 'deposit' ||
      minus.test(paper.folded.slice(Math.max(0, start - 4), start)) ||
      (line !== undefined && lines.has(line.index));
    return isPaid ? Math.abs(cents) : 0;
  };
}

function besides({ folded }: Paper, line: Line, start: number): string {
  return folded.slice(Math.max(line.start, start - furthest), Math.min(line.end, start + furthest));
}

/** Returns whether the line of an amount is about a discount for paying early. */
export function isForPayingEarly(paper: Paper, { start }: Cell): boolean {
  const line = lineAt(paper, start);
  if (!line) return false;
  const text = besides(paper, line, start);
  return forPayingEarly.test(text) || (discount.test(text) && paying.test(text));
}

function linesLabelled({ paper, mentions }: SourceText, searched: LabelRole): Set<number> {
  return new Set(
    mentions.labels.flatMap(({ role, start }) =>
      role === searched ? (lineAt(paper, start)?.index ?? []) : [],
    ),
  );
}

/** Amounts in whole units are rounded by less than one. */
const mostRounded = 99;

function arePaid(
  payments: readonly number[],
  { from: sum, rounding = 0 }: { from: number; rounding?: number },
): boolean {
  return payments.some((_, from) => {
    let paid = 0;
    for (const payment of payments.slice(from, from + mostPayments)) {
      if (payment === 0) return false;
      paid += payment;
      if (paid >= sum - rounding) return paid <= sum + rounding;
    }
    return false;
  });
}
