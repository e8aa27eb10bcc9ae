import type { LabelRole } from '../../lexicon/lexicon.ts';
import { cellIndexAt, heightOf, lineAt } from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import type { ReadAmount } from '../add-up.ts';
import { paidOut, payable, price, totalWord } from '../amount-role.ts';
import { isForPayingEarly } from '../amount-to-pay.ts';
import type { Surroundings } from './amount-surroundings.ts';
import { ofSentence } from './sentence-features.ts';
import { flag } from '../../weighing/weigh.ts';
import type { Subject } from './subject.ts';
import { ofWords } from './word-features.ts';

export type FeatureName = keyof (ReturnType<typeof ofLabel> &
  ReturnType<typeof ofSentence> &
  ReturnType<typeof ofWords> &
  ReturnType<typeof ofPlace> &
  ReturnType<typeof ofSize> &
  ReturnType<typeof ofSums> &
  ReturnType<typeof ofRests>);

const longestLead = 60;

/** Returns the evidence for and against an amount being the total, at one of its places, in groups. */
export function featuresOfAmount(
  source: SourceText,
  amount: ReadAmount,
  surroundings: Surroundings,
): readonly Readonly<Record<string, number>>[] {
  const line = lineAt(source.paper, amount.start);
  const cell = line?.cells[cellIndexAt(line, amount.start)];
  if (!line || !cell) return [];
  const from = Math.max(line.start, Math.min(cell.start, amount.start) - longestLead);
  const before = source.paper.folded.slice(
    Math.max(from, amount.start - 2 * longestLead),
    amount.start,
  );
  const subject = { source, amount, surroundings, line, cell, before };
  return [ofLabel, ofSentence, ofWords, ofPlace, ofSize, ofSums, ofRests].map((read) =>
    read(subject),
  );
}

const letters = /[a-zα-ω]{3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}/u;
const weak = 0.7;
const sure = 0.9;

function ofLabel({ amount: { role, strength, text }, before }: Subject) {
  const strengthOf = (one: LabelRole) => (role === one ? strength : 0);
  const weakOf = (one: LabelRole) => flag(role === one && strength < weak);
  const isCalled = (pattern: RegExp) => role !== undefined && pattern.test(text);
  const hasWords = letters.test(before);
  return {
    'label: total': strengthOf('total'),
    'label: sum': strengthOf('sum'),
    'label: rest': strengthOf('rest'),
    'label: net': strengthOf('net'),
    'label: tax': strengthOf('tax'),
    'label: deposit': strengthOf('deposit'),
    'label: net pay': strengthOf('netPay'),
    'label: premium': strengthOf('premium'),
    'label: other': strengthOf('otherAmount'),
    'sure label: total': flag(role === 'total' && strength > sure),
    'weak label: sum': weakOf('sum'),
    'weak label: other': weakOf('otherAmount'),
    'called a total': flag(isCalled(totalWord)),
    'called payable': flag(isCalled(payable)),
    'called paid out': flag(isCalled(paidOut)),
    'called a price': flag(isCalled(price)),
    'other called a price': flag(role === 'otherAmount' && isCalled(price)),
    'tax called a total': flag(role === 'tax' && isCalled(totalWord)),
    'unknown label': flag(role === undefined && hasWords),
    unlabelled: flag(role === undefined && !hasWords),
  };
}

function ofPlace({ source: { paper }, amount, surroundings, line, cell, before }: Subject) {
  const { lines, first, last, accounts, dueDays, withCurrency, ranks } = surroundings;
  const own = lines.get(line.index) ?? [];
  const isLast = own.at(-1) === amount;
  const isListed = (rows: number) => lines.has(line.index + rows);
  const isNear = (rows: ReadonlySet<number>, from: number, to: number) => {
    for (let row = from; row <= to; row += 1) if (rows.has(line.index + row)) return true;
    return false;
  };
  const hasCurrency = amount.currency !== undefined;
  const isOfList = !line.isAfterGap && isListed(-1);
  const longList = isOfList && (isListed(-2) || isListed(-3));
  const onlyLeads = own.length === 1 && !letters.test(before);
  return {
    'alone in its line': flag(
      onlyLeads && cell === line.cells.at(-1) && line.end - amount.end <= 6,
    ),
    'only of its line': flag(own.length === 1),
    'last of its line': flag(own.length > 1 && isLast),
    'inside its line': flag(!isLast),
    'first of its line': flag(own.length > 1 && own[0] === amount),
    'right of a label': flag(own.length === 1 && line.cells.length === 2 && cell === line.cells[1]),
    'in a row': flag(line.cells.length > 2),
    'ends its cell': flag(cell.end - amount.end <= 5),
    'begins its line': flag(amount.start - line.start <= 5),
    'ends a list': flag(isLast && longList && !isListed(1)),
    'in a list': flag(isOfList && isListed(1)),
    'begins a list': flag(isLast && isListed(1) && !isOfList),
    'after a gap': flag(line.isAfterGap),
    currency: flag(hasCurrency),
    'one of few with a currency': flag(hasCurrency && withCurrency <= 2 && ranks.size > 2),
    height: heightOf(paper, line),
    'first page': flag(line.page === 1),
    'first printed': flag(amount === first),
    'last printed': flag(amount === last),
    'near an account': flag(isNear(accounts, -2, 3)),
    'beside a due day': flag(dueDays.has(line.index)),
    'near a due day': flag(isNear(dueDays, -1, 1)),
  };
}

const mostRepeated = 3;

function ofSize({ amount, surroundings, before }: Subject) {
  const { ranks, counts, largest, largestLabelled, areWhole } = surroundings;
  const size = Math.abs(amount.cents);
  const rank = ranks.get(size) ?? 0;
  const count = counts.get(size) ?? 1;
  const { role } = amount;
  const isLargest = rank === 0;
  const hasWords = letters.test(before);
  const isTotal = role === 'total' || role === 'sum';
  return {
    largest: flag(isLargest),
    'second largest': flag(rank === 1),
    'third largest': flag(rank === 2),
    smallest: flag(ranks.size > 2 && rank === ranks.size - 1),
    'share of the largest': size / Math.max(1, largest),
    'largest labelled': flag(size === largestLabelled),
    'only one': flag(ranks.size === 1),
    'one of two': flag(ranks.size === 2),
    repeated: Math.min(mostRepeated, count - 1),
    'repeated once': flag(count === 2),
    'without decimals': flag(!amount.hasDecimals && !areWhole),
    'largest, unknown label': flag(isLargest && role === undefined && hasWords),
    'largest, unlabelled': flag(isLargest && role === undefined && !hasWords),
    'largest, with a currency': flag(isLargest && amount.currency !== undefined),
    'largest total': flag(isLargest && isTotal),
    'total, not the largest': flag(!isLargest && (isTotal || role === 'rest')),
  };
}

function ofSums({ amount, surroundings }: Subject) {
  const { sums, added, taxed, multiplied, listed, highestTotal } = surroundings;
  const { cents, role } = amount;
  const size = Math.abs(cents);
  const isGross = sums.isGross(cents);
  const isHighest = cents >= (highestTotal?.cents ?? 0);
  return {
    gross: flag(isGross),
    'gross and a total': flag(isGross && (role === 'total' || role === 'sum' || role === 'rest')),
    'highest gross': flag(isGross && isHighest),
    'net by a rate': flag(taxed.net.has(size)),
    'gross by a rate': flag(taxed.gross.has(size)),
    'includes a tax': flag(taxed.including.has(size)),
    'before a deposit': flag(sums.isBeforeDeposit(cents)),
    'after a deposit': flag(sums.isAfterDeposit(cents)),
    sum: flag(added.isSum(amount)),
    'sum of labelled': flag(added.isOfLabelled(amount)),
    'sum, printed last': flag(added.isSum(amount) && amount === surroundings.last),
    'sum of a list': flag(listed.has(size)),
    'sum of later': flag(added.isSumOfLater(amount)),
    part: flag(added.isPart(amount)),
    instalment: flag(added.isLaterPart(amount)),
    multiple: flag(multiplied.products.has(size)),
    multiplied: flag(multiplied.parts.has(size)),
  };
}

function ofRests({ source: { paper }, amount, surroundings }: Subject) {
  const { adjusted, differences, toPay, highestTotal } = surroundings;
  const { cents, role } = amount;
  const isDifference = differences.results.has(amount);
  const isLeft = isDifference || differences.signedSums.has(amount);
  const isHighest = cents >= (highestTotal?.cents ?? 0);
  return {
    difference: flag(isDifference),
    'difference, printed last': flag(isDifference && amount === surroundings.last),
    'left and called a rest': flag(isLeft && (role === 'rest' || role === 'total')),
    'signed sum': flag(differences.signedSums.has(amount)),
    'base of a difference': flag(differences.bases.has(amount)),
    'deposit to pay': flag(role === 'deposit' && surroundings.isForDeposit),
    adjusted: flag(adjusted.get(amount) === 'result'),
    'to be adjusted': flag(adjusted.get(amount) === 'base'),
    'left to pay': flag(toPay !== undefined && Math.abs(toPay.cents) === Math.abs(cents)),
    'partly paid': flag(toPay !== undefined && highestTotal?.cents === cents),
    'for paying early': flag(isForPayingEarly(paper, amount)),
    'highest premium': flag(role === 'premium' && cents === surroundings.highestPremium),
    'highest total': flag((role === 'total' || role === 'sum') && isHighest),
    'highest payable': flag(cents === surroundings.highestPayable),
    'last net pay': flag(surroundings.lastNetPay === amount),
  };
}
