import type { Money } from '../../fields/document-fields.ts';
import type { DocumentType } from '../../fields/document-types.ts';
import type { LabelRole } from '../lexicon/lexicon.ts';
import { phraseIndexOf } from '../lexicon/phrase-index.ts';
import { createLabelFinder } from '../paper/labels-of.ts';
import { cellIndexAt, heightOf, lineAt, type Paper } from '../paper/paper.ts';
import { sureConfidence } from '../finding.ts';
import { confidenceOf, type Found, type Known, type SourceText } from '../source-text.ts';
import { addUp, createSums, type ReadAmount } from './add-up.ts';
import { paidOut, roleOf, totalWord } from './amount-role.ts';
import { currencyAsWritten } from './currency-as-written.ts';
import { currencyOf, type MeantCurrency, meantCurrency } from './currency.ts';
import { findAmounts, type PrintedAmount } from './find-amounts.ts';

const amountRoles: ReadonlySet<LabelRole> = new Set([
  'total',
  'sum',
  'rest',
  'net',
  'tax',
  'deposit',
  'netPay',
  'premium',
  'otherAmount',
] satisfies LabelRole[]);

/** Documents that have amounts, but no total. */
const withoutTotal: ReadonlySet<DocumentType> = new Set([
  'statement',
  'contract',
  'certificate',
  'medical',
  'minutes',
  'manual',
  'delivery-note',
] satisfies DocumentType[]);

const rarelyTotalled: ReadonlySet<DocumentType> = new Set([
  'letter',
  'other',
] satisfies DocumentType[]);

/** The gross total, before deposits: what is labelled so, and what net, tax and deposits add up to. */
export function findTotalAmount(
  source: SourceText,
  { documentType }: Known,
): Found<Money> | undefined {
  const amounts = readAmounts(source);
  const [first, next] = rank(source, amounts, documentType);
  const only = onlyAmount(amounts, documentType);
  const best = only && (!first || first.score < only.score) ? only : first;
  if (!best) return undefined;
  const meant = currencyFor(source, { amount: best.amount, amounts });
  if (meant === undefined) return undefined;
  let score = best.score;
  if (next && next.score > best.score * 0.95) score -= 12;
  if (best.amount.currency === undefined && !meant.isPrinted) score -= 4;
  if (documentType && withoutTotal.has(documentType)) score *= 0.3;
  if (documentType === undefined || rarelyTotalled.has(documentType)) score *= 0.9;
  const { start, end, cents } = best.amount;
  return {
    value: { amount: Math.abs(cents) / 100, currency: meant.currency },
    start,
    end,
    // Whose dollars it is about is left to a person where the paper does not say.
    confidence: Math.min(confidenceOf(score), meant.isSure ? 100 : sureConfidence - 1),
  };
}

/** In which currency an amount is, by what is printed beside it, wherever that is. */
function currencyFor(
  { paper, language }: SourceText,
  { amount, amounts }: { amount: PrintedAmount; amounts: readonly PrintedAmount[] },
): MeantCurrency | undefined {
  if (amount.currency !== undefined) {
    const meant = meantCurrency(amount.currency, paper);
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

function readAmounts({ paper, mentions, language }: SourceText): ReadAmount[] {
  const labelsOf = createLabelFinder(paper, { labels: mentions.labels, roles: amountRoles });
  // `Lei 12.741` is a law.
  const amounts = findAmounts(paper.folded).filter(
    ({ currency, hasDecimals }) => hasDecimals || language.best !== 'pt' || currency !== 'RON',
  );
  return amounts.map((amount, index) => {
    const previous = amounts[index - 1];
    const isBlocked = (gap: { start: number }) =>
      previous !== undefined && previous.start >= gap.start;
    const own = lineAt(paper, amount.start);
    const text = paper.folded.slice(Math.max(own?.start ?? 0, amount.start - 60), amount.start);
    if (equals.test(text)) return { ...amount, role: 'sum', strength: 0.9, text };
    const [nearest] = labelsOf(amount, isBlocked);
    if (!nearest || (nearest.strength < 0.9 && taking.test(text)))
      return asking.test(text) || taking.test(text)
        ? { ...amount, role: 'rest', strength: 0.95, text }
        : { ...amount, role: undefined, strength: 0, text };
    const { label, strength } = nearest;
    const line = lineAt(paper, label.start);
    const cell = line?.cells[cellIndexAt(line, label.start)];
    const until =
      cell && amount.start >= cell.start && amount.start < cell.end ? amount.start : cell?.end;
    const from = Math.max(cell?.start ?? 0, label.start - 60);
    const printed = cell ? paper.folded.slice(from, Math.min(until ?? from, from + 200)) : '';
    const labelled = printed
      .replace(/(?<=[a-z])1|1(?=[a-z])/g, 'l')
      .replace(/(?<=[a-z])0|0(?=[a-z])/g, 'o');
    const role = roleOf(labelled, label.role, amount.start < (cell?.end ?? 0));
    // The head of a column says "amount" of each, the total has a label of its own.
    const isHead = role === 'sum' && line && line.end < amount.start && line.cells.length > 2;
    return {
      ...amount,
      role,
      strength: isHead && !totalWord.test(labelled) ? strength * 0.5 : strength,
      text: labelled,
    };
  });
}

/** `300,00 + VAT 69,00 = ` */
const equals = /\d ?[a-z€$£]{0,4} ?= ?(?:[a-z€$£]{1,4} ?)?$/;

/** Right before an amount: what will be taken, or has to be paid. */
const taking =
  /(?<![a-z])(?:(?:we'?ll|we will|will) (?:take|collect|debit|charge)(?: you)?|must pay|(?:penalty )?charge of|(?:a|the) fine of|buchen wir|ziehen wir|wir buchen|wir ziehen|nous preleverons|nous prelevons|cargaremos|le cargamos|addebiteremo|incasseren wij|schrijven wij|wij verzoeken u|staat er nu|moet betalen|kwocie|pobierzemy|iremos debitar|vom debita)[ :]{0,2}(?:(?:rund|de|di|van|od)\s)?[€$£]? ?$/;

/** Verbs that ask for an amount without naming it. */
const asking =
  /(?<![a-z])(?:zahlen sie|zu zahlen|please pay|to pay|pay this|a payer|payer la somme|da pagare|da corrispondere|da versare|a pagar|do zaplaty|de plata|de achitat|te betalen|betaal|betaald|zaplacic|bezahlt|(?:por|con) importe de|in hohe von|(?:un|le) montant de|un importo di|na kwote|ten bedrage van|(?:no|de) valor de|in valoare de|in suma de|the sum of|amounting to|asciende a)(?![a-z])/;

const scores: Partial<Record<LabelRole, number>> = { total: 90, sum: 72, rest: 74 };

function rank(
  { paper }: SourceText,
  amounts: readonly ReadAmount[],
  documentType: DocumentType | undefined,
): { amount: ReadAmount; score: number }[] {
  const scoreOf = createScores(paper, amounts, documentType);
  const byCents = new Map<number, { amount: ReadAmount; score: number }>();
  for (const amount of amounts) {
    if (amount.cents === 0 || (documentType === 'payslip' && amount.cents < 0)) continue;
    const score = scoreOf(amount);
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

const mostCompared = 1000;

const largestOf = (amounts: readonly ReadAmount[]) =>
  Math.max(0, ...amounts.slice(0, mostCompared).map(({ cents }) => cents));

/** Scores amounts by their labels, and by what they add up to. */
function createScores(
  paper: Paper,
  amounts: readonly ReadAmount[],
  documentType: DocumentType | undefined,
): (amount: ReadAmount) => number {
  const largestPremium = largestOf(amounts.filter(({ role }) => role === 'premium'));
  const largest = largestOf(amounts);
  const end = amounts.at(-1)?.start;
  const { isSum, isPart, isOfLabelled } = addUp(paper, amounts);
  const scoreOfLabel = createLabelScores(paper, amounts, documentType);
  // At the end of what is sold, what all of it costs.
  const isLastSum = ({ cents, start }: ReadAmount) =>
    documentType !== undefined && priced.has(documentType) && cents === largest && start === end;
  return (amount) => {
    let score = scoreOfLabel(amount);
    if (amount.role === 'premium' && amount.cents === largestPremium) score += 7;
    if (isSum(amount)) {
      const isOther = amount.role === 'net' || amount.role === 'tax' || amount.role === 'deposit';
      if (!isOther && documentType !== 'payslip')
        score = Math.max(score + 14, isOfLabelled(amount) || isLastSum(amount) ? 76 : 64);
    } else if (isPart(amount)) score -= 22;
    if (amount.currency !== undefined) score += 2;
    return amount.hasDecimals ? score : score - 4;
  };
}

/** Scores amounts by their labels, and by what those labelled net, tax and deposit add up to. */
function createLabelScores(
  paper: Paper,
  amounts: readonly ReadAmount[],
  documentType: DocumentType | undefined,
): (amount: ReadAmount) => number {
  const sums = createSums(amounts);
  const largest = largestOf(amounts);
  const largestTotal = largestOf(
    amounts.filter(({ role, strength }) => (role === 'total' || role === 'sum') && strength > 0.7),
  );
  return (amount) => {
    const { role, cents } = amount;
    const base = baseScore(amount, documentType);
    let score = base * amount.strength;
    if (base > 0 && documentType !== 'payslip') {
      if (sums.isGross(cents) && cents >= largestTotal) score += 14;
      if (sums.isBeforeDeposit(cents)) score += 26;
      if (sums.isAfterDeposit(cents)) score -= 24;
      if (Math.abs(cents) === largest) score += 6;
      if (role === 'sum' && documentType === 'receipt') score += 14;
      return score;
    }
    const line = lineAt(paper, amount.start);
    const isGross = role === undefined && sums.isGross(cents);
    return isGross && line ? 48 + heightOf(paper, line) * 6 : score;
  };
}

function baseScore({ role, text }: ReadAmount, documentType: DocumentType | undefined): number {
  if (role === undefined) return 0;
  if (role === 'netPay' && documentType !== 'payslip') return asking.test(text) ? 84 : 20;
  if (role === 'netPay') return 95;
  if (documentType === 'payslip') {
    if (role === 'total' || role === 'rest') return paidOut.test(text) ? 94 : 10;
    return role === 'net' ? 80 : 10;
  }
  if (documentType === 'tax' && role === 'tax' && totalWord.test(text)) return 90;
  if (role === 'premium') return documentType === 'policy' ? 92 : 20;
  if (role === 'sum' && totalWord.test(text)) return 80;
  return scores[role] ?? 0;
}

/** What is paid out comes after what is earned net, and so does what is paid out of it for others. */
function preferLast(ranked: { amount: ReadAmount; score: number }[]): void {
  const paid = ranked.filter(({ score, amount }) => score > 70 && amount.strength >= 0.95);
  const last = Math.max(...paid.slice(0, 100).map(({ amount }) => amount.start));
  for (const one of paid) if (one.amount.start < last) one.score *= 0.9;
}

const priced: ReadonlySet<DocumentType> = new Set([
  'ticket',
  'receipt',
  'invoice',
  'offer',
  'reminder',
] satisfies DocumentType[]);

/** What is sold says its price, whatever it calls it. */
function onlyAmount(
  amounts: readonly ReadAmount[],
  documentType: DocumentType | undefined,
): { amount: ReadAmount; score: number } | undefined {
  const [amount, ...others] = amounts;
  if (!amount || !documentType || !priced.has(documentType)) return undefined;
  return others.every(({ cents }) => cents === amount.cents) ? { amount, score: 76 } : undefined;
}
