import type { DocumentType } from '../../../fields/document-types.ts';
import { lineAt, type Paper } from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import { addUp, createSums, type ReadAmount } from '../add-up.ts';
import { payable, paidOut } from '../amount-role.ts';
import { billed, findAmountToPay, isForPayingEarly } from '../amount-to-pay.ts';
import { findMultiplied } from '../multiply.ts';
import { findTaxed } from '../tax-rates.ts';
import { findDeadlines } from './deadlines.ts';
import { type Differences, findDifferences } from './differences.ts';
import { findPaymentWords, findRequests } from './payment-words.ts';

/** What a paper's amounts say about each other, and where they are printed. */
export type Surroundings = ReturnType<typeof surroundingsOf>;

const mostCompared = 1000;
/** Numbers of accounts, or words that precede them. */
const account =
  /(?<![a-z\d])[a-z]{2}\d{2} ?[\da-z]{4} ?[\da-z]{4}|(?<!\d)\d{2} ?(?:\d{4} ?){6}(?!\d)|(?<!\d)\d{5,10}\/\d{4}(?!\d)|(?<![a-z])(?:(?:bank|plus|post)giro|bg|pg|swish|mobilepay|sort code|clabe|cbu|chave pix|routing|reg\.? ?nr|kontonr|iban)(?![a-z])|口座|振込先/;
const longestLine = 200;
/** Titles of bills for a part that is paid before the work, in the beginning of a paper. */
const forDeposit =
  /(?<![a-zα-ω])(?:(?:anzahlung|abschlag|akonto|vorauszahlung|teil)s?rechnung|(?:deposit|down payment|advance(?: payment)?|interim) (?:invoice|request)|facture d'acompte|demande d'acompte|factura (?:de|por) (?:anticipo|a cuenta)|fattura (?:di|d') ?acconto|(?:aanbetalings|voorschot)(?:factuur|nota)|faktura zaliczkowa|fatura de (?:adiantamento|sinal)|factura (?:de )?avans|zalohov[ay] (?:faktura|list)|(?:a ?conto|forskuds|depositum)s?-?faktura|(?:forskotts|a ?conto)-?faktura|τιμολογιο προκαταβολησ|avans faturasi|kapora)|前払|着手金|手付/;
const headLength = 800;
const sampleLength = 50_000;

const sizeOf = ({ cents }: ReadAmount) => Math.abs(cents);
const largestOf = (amounts: readonly ReadAmount[]) =>
  Math.max(0, ...amounts.slice(0, mostCompared).map(sizeOf));

/** Reads once for a paper what the evidence on each of its amounts needs. */
export function surroundingsOf(
  source: SourceText,
  amounts: readonly ReadAmount[],
  documentType: DocumentType | undefined,
) {
  const { paper, mentions } = source;
  const lines = Map.groupBy(amounts, ({ start }) => lineAt(paper, start)?.index ?? 0);
  const labelled = compareLabels(amounts);
  const differences = findDifferences(paper, amounts);
  const { highestTotal: total } = labelled;
  return {
    documentType,
    lines,
    ...labelled,
    ...compareSizes(amounts),
    toPay:
      total &&
      (findAmountToPay(source, { amounts, total, documentType }) ??
        (billed.has(documentType) ? restOf(total, differences) : undefined)),
    first: amounts[0],
    last: amounts.at(-1),
    sums: createSums(amounts),
    added: addUp(paper, amounts),
    adjusted: findAdjusted(paper, lines),
    listed: sumsOfLists(lines),
    taxed: findTaxed(paper.folded, amounts),
    multiplied: findMultiplied(paper.folded, amounts),
    accounts: linesWithAccounts(paper),
    ...wordsOf(source),
    differences,
    isForDeposit: forDeposit.test(paper.folded.slice(0, headLength)),
    dueDays: new Set(
      mentions.labels.flatMap(({ role, start }) =>
        role === 'dueDate' ? (lineAt(paper, start)?.index ?? []) : [],
      ),
    ),
  };
}

function wordsOf(source: SourceText) {
  const said = findPaymentWords(source);
  return {
    said,
    requests: findRequests(said),
    deadlines: findDeadlines(source.paper.folded.slice(0, sampleLength)),
    meanings: new Set(said.map(({ meaning }) => meaning)),
  };
}

const leastStrength = 0.7;

/** Returns the amount called a rest that is left of a total, or is what was added and taken after it. */
function restOf(total: ReadAmount, { results, signedSums }: Differences): ReadAmount | undefined {
  const left = [...results].flatMap(([rest, base]) => (base === total ? [rest] : []));
  return [...left, ...signedSums].find(
    ({ role, strength, start, cents }) =>
      role === 'rest' &&
      strength >= leastStrength &&
      start > total.start &&
      Math.abs(cents) < Math.abs(total.cents),
  );
}

function compareSizes(amounts: readonly ReadAmount[]) {
  const counts = new Map<number, number>();
  for (const amount of amounts) counts.set(sizeOf(amount), (counts.get(sizeOf(amount)) ?? 0) + 1);
  const sizes = [...counts.keys()].toSorted((a, b) => b - a);
  return {
    counts,
    ranks: new Map(sizes.map((size, rank) => [size, rank])),
    largest: sizes[0] ?? 0,
    areWhole: !amounts.some(({ hasDecimals }) => hasDecimals),
    withCurrency: amounts.filter(({ currency }) => currency !== undefined).length,
  };
}

const named: ReadonlySet<string> = new Set(['total', 'sum', 'rest', 'premium', 'netPay']);

function compareLabels(amounts: readonly ReadAmount[]) {
  return {
    largestLabelled: largestOf(amounts.filter(({ role }) => role !== undefined && named.has(role))),
    highestPremium: largestOf(amounts.filter(({ role }) => role === 'premium')),
    highestPayable: largestOf(amounts.filter(isPayable)),
    highestTotal: findHighestTotal(amounts),
    lastNetPay: amounts.findLast(isNetPay),
  };
}

function findHighestTotal(amounts: readonly ReadAmount[]): ReadAmount | undefined {
  let highest: ReadAmount | undefined;
  for (const amount of amounts) {
    if ((amount.role !== 'total' && amount.role !== 'sum') || amount.strength <= 0.7) continue;
    if (!highest || amount.cents > highest.cents) highest = amount;
  }
  return highest;
}

const isPayable = ({ role, text }: ReadAmount) =>
  (role === 'total' || role === 'rest') && payable.test(text);

function isNetPay({ role, strength, text }: ReadAmount): boolean {
  if (strength < 0.95) return false;
  return role === 'netPay' || ((role === 'total' || role === 'rest') && paidOut.test(text));
}

/** `early`: what is left of a total if it is paid early. */
type Adjustment = 'base' | 'result' | 'early';

/** Returns the amounts that are the difference of the two above them: what a total becomes by a payment, a discount or by rounding. */
function findAdjusted(
  paper: Paper,
  lines: ReadonlyMap<number, readonly ReadAmount[]>,
): Map<ReadAmount, Adjustment> {
  const adjusted = new Map<ReadAmount, Adjustment>();
  let [base, change]: (ReadAmount | undefined)[] = [];
  for (const line of lines.values()) {
    const amount = line.at(-1);
    if (base && change && amount) {
      const difference = sizeOf(base) - sizeOf(change);
      if (difference > 0 && difference === sizeOf(amount)) {
        adjusted.set(amount, isForPayingEarly(paper, change) ? 'early' : 'result');
        adjusted.set(base, 'base');
      }
    }
    [base, change] = [change, amount];
  }
  return adjusted;
}

/** Returns the sums of lists, which are lines in a row with an amount at the end, such as instalments. */
function sumsOfLists(lines: ReadonlyMap<number, readonly ReadAmount[]>): Set<number> {
  const sums = new Set<number>();
  let [sum, rows, previous] = [0, 0, -1];
  const close = () => {
    if (rows > 1) sums.add(sum);
    [sum, rows] = [0, 0];
  };
  for (const [line, amounts] of lines) {
    if (line !== previous + 1) close();
    sum += amounts.at(-1)?.cents ?? 0;
    rows += 1;
    previous = line;
  }
  close();
  return sums;
}

function linesWithAccounts({ folded, lines }: Paper): Set<number> {
  const found = new Set<number>();
  for (const { index, start, end } of lines)
    if (account.test(folded.slice(start, Math.min(end, start + longestLine)))) found.add(index);
  return found;
}
