import type { Money } from '../../fields/document-fields.ts';
import type { DocumentType } from '../../fields/document-types.ts';
import { phraseIndexOf } from '../lexicon/phrase-index.ts';
import type { Cell, Paper } from '../paper/paper.ts';
import { sureConfidence } from '../finding.ts';
import { confidenceOf, type Found, type Known, type SourceText } from '../source-text.ts';
import type { ReadAmount } from './add-up.ts';
import { findAmountToPay } from './amount-to-pay.ts';
import { isCredit } from './credit-notes.ts';
import { currencyAsWritten } from './currency-as-written.ts';
import { currencyOf, type MeantCurrency, meantCurrency } from './currency.ts';
import type { PrintedAmount } from './find-amounts.ts';
import { readAmounts } from './read-amounts.ts';
import { createAmountClues, priced } from './scores/amount-clues.ts';
import { scoreAmount } from './scores/score-amount.ts';
import { scoreTotal } from './scores/total-rules.ts';

/**
 * Returns the gross total, by its label and by what net, tax and deposits add up to, or what is left to pay if a part was paid. The total
 * of a credit note is negative, however it is printed. `title` is the text that named the type.
 */
export function findTotalAmount(
  source: SourceText,
  { documentType, title }: Known & { title?: Cell | undefined },
): Found<Money> | undefined {
  const amounts = readAmounts(source);
  const [first, next] = rank(source, amounts, documentType);
  const only = onlyAmount(amounts, documentType);
  const best = only && (!first || first.score < only.score) ? only : first;
  if (!best) return undefined;
  const meant = currencyFor(source, { amount: best.amount, amounts });
  if (meant === undefined) return undefined;
  const score = scoreTotal({
    documentType,
    score: best.score,
    nextScore: next?.score,
    isCurrencyPrinted: best.amount.currency !== undefined || meant.isPrinted,
  });
  const toPay = findAmountToPay(source, { amounts, total: best.amount, documentType });
  const { start, end, cents } = toPay ?? best.amount;
  const size = Math.abs(cents);
  const isCreditNote =
    (documentType === 'invoice' && isCredit(source.paper, { title, amounts, cents })) ||
    (documentType === 'receipt' && isNegative(source.paper, best.amount));
  return {
    value: { amount: (isCreditNote ? -size : size) / 100, currency: meant.currency },
    start,
    end,
    // A dollar currency that the paper does not specify needs confirmation by a person.
    confidence: Math.min(confidenceOf(score), meant.isSure ? 100 : sureConfidence - 1),
  };
}

/** Returns whether a minus is printed before an amount or its currency. */
function isNegative({ folded }: Paper, { cents, start }: PrintedAmount): boolean {
  return cents < 0 || /-\s?[€$£¥]\s?$/.test(folded.slice(Math.max(0, start - 5), start));
}

/** Returns the currency of an amount, by what is printed next to it at any of its places. */
function currencyFor(
  { paper, language }: SourceText,
  { amount, amounts }: { amount: PrintedAmount; amounts: readonly PrintedAmount[] },
): MeantCurrency | undefined {
  const beside = amounts.find(
    ({ cents, currency }) => cents === amount.cents && currency !== undefined,
  );
  const printed = amount.currency ?? beside?.currency;
  if (printed !== undefined) {
    const meant = meantCurrency(printed, paper, language.best);
    return meant && { ...meant, isPrinted: true };
  }
  const ofPaper = currencyOf(paper, language);
  const isWord = (word: string) =>
    language.active.some((one) => phraseIndexOf(one).wordFor(word) !== undefined);
  const written = amounts
    .filter(({ cents, currency }) => cents === amount.cents && currency === undefined)
    .flatMap((same) => currencyAsWritten(paper.text, same, isWord) ?? []);
  const listed = written.find(({ isListed }) => isListed);
  if (listed)
    return listed.currency === undefined
      ? undefined
      : { currency: listed.currency, isPrinted: true, isSure: true };
  if (written.length > 0 && ofPaper?.isPrinted === false) return { ...ofPaper, isSure: false };
  return ofPaper;
}

function rank(
  { paper }: SourceText,
  amounts: readonly ReadAmount[],
  documentType: DocumentType | undefined,
): { amount: ReadAmount; score: number }[] {
  const cluesOf = createAmountClues(paper, amounts, documentType);
  const byCents = new Map<number, { amount: ReadAmount; score: number }>();
  for (const amount of amounts) {
    if (amount.cents === 0 || (documentType === 'payslip' && amount.cents < 0)) continue;
    const score = scoreAmount(cluesOf(amount));
    if (score <= 0) continue;
    const known = byCents.get(amount.cents);
    if (!known) byCents.set(amount.cents, { amount, score });
    else {
      const better = score >= known.score ? { amount, score } : known;
      byCents.set(amount.cents, { ...better, score: Math.max(score, known.score) + 2 });
    }
  }
  const ranked = [...byCents.values()];
  if (documentType === 'payslip') preferLast(ranked);
  return ranked.toSorted((a, b) => b.score - a.score || b.amount.cents - a.amount.cents);
}

/** Prefers the last amount: on a payslip, the amount paid out follows the net pay and the deductions from it. */
function preferLast(ranked: { amount: ReadAmount; score: number }[]): void {
  const paid = ranked.filter(({ score, amount }) => score > 70 && amount.strength >= 0.95);
  const last = Math.max(...paid.slice(0, 100).map(({ amount }) => amount.start));
  for (const one of paid) if (one.amount.start < last) one.score *= 0.9;
}

/** The score of the only amount of something sold. */
const onlyPrice = 76;

function onlyAmount(
  amounts: readonly ReadAmount[],
  documentType: DocumentType | undefined,
): { amount: ReadAmount; score: number } | undefined {
  const [amount, ...others] = amounts;
  if (!amount || !priced.has(documentType)) return undefined;
  return others.every(({ cents }) => cents === amount.cents)
    ? { amount, score: onlyPrice }
    : undefined;
}
