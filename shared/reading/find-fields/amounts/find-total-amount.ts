import type { Money } from '../../fields/document-fields.ts';
import { phraseIndexOf } from '../lexicon/phrase-index.ts';
import type { Cell, Paper } from '../paper/paper.ts';
import { sureConfidence } from '../finding.ts';
import type { Found, Known, SourceText } from '../source-text.ts';
import { confidenceOfShare, weigh } from '../weighing/weigh.ts';
import { isCredit, isPaidBack } from './credit-notes.ts';
import { currencyAsWritten } from './currencies/currency-as-written.ts';
import { currencyOf, type MeantCurrency, meantCurrency } from './currencies/currency.ts';
import { amountWeights } from './features/amount-weights.ts';
import { readCandidates } from './features/weigh-amounts.ts';
import type { PrintedAmount } from './find-amounts.ts';
import { readAmounts } from './read-amounts.ts';

/**
 * Returns the gross total, by its label and by what net, tax and deposits add up to, or what is left to pay if a part was paid. The total
 * of a credit note is negative, however it is printed. `title` is the text that named the type.
 */
export function findTotalAmount(
  source: SourceText,
  { documentType, title }: Known & { title?: Cell | undefined },
): Found<Money> | undefined {
  const amounts = readAmounts(source);
  const { candidates, none } = readCandidates(source, amounts, documentType);
  const shares = weigh([...candidates.map(({ features }) => features), none], amountWeights);
  let [best, most] = [candidates[0], 0];
  candidates.forEach((candidate, at) => {
    const share = shares[at] ?? 0;
    if (share > most) [best, most] = [candidate, share];
  });
  if (!best) return undefined;
  const { amount, cents: size } = best;
  const meant = currencyFor(source, { amount, amounts });
  if (meant === undefined) return undefined;
  const { start, end, cents } = amount;
  const isCreditNote =
    (documentType === 'invoice' && isCredit(source.paper, { title, amounts, cents })) ||
    (documentType === 'tax' && isNegative(source.paper, amount)) ||
    (documentType === 'receipt' &&
      isNegative(source.paper, amount) &&
      isPaidBack(source.paper, { title, total: amount }));
  return {
    value: { amount: (isCreditNote ? -size : size) / 100, currency: meant.currency },
    start,
    end,
    // A dollar currency that the paper does not specify needs confirmation by a person.
    confidence: Math.min(
      confidenceOfShare(most, sureShare),
      meant.isSure ? 100 : sureConfidence - 1,
    ),
  };
}

/** The share of probability from which a total is set without confirmation. */
export const sureShare = 0.45;

/** Returns whether a minus is printed before an amount or its currency. */
function isNegative({ folded }: Paper, { cents, start }: PrintedAmount): boolean {
  return cents < 0 || /-\s?[€$£¥]\s?$/.test(folded.slice(Math.max(0, start - 5), start));
}

const unspacedLetters = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+$/u;

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
    // Words before amounts are no currencies in a text of such characters.
    (language.best === 'ja' && unspacedLetters.test(word)) ||
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
