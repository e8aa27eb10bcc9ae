import { flag } from '../../weighing/weigh.ts';
import type { NearLabel } from '../../paper/labels-of.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Known } from '../../source-text.ts';
import { textBefore, wordsAbove } from '../features/date-places.ts';
import type { ReadDate } from '../read-dates.ts';
import { handing, isFirstOfSeveral, isNext, isPaidByThatDay, requesting } from './due-sentences.ts';
import { ofOtherMatters } from './payment-term-words.ts';
import {
  amountNear,
  anyDeadline,
  arriving,
  asksForMoney,
  deadline,
  elsewhere,
  expiring,
  isAskedBehind,
  isDeadlineCell,
  isDebited,
  isFreeText,
  isGivenBack,
  isOfSomethingElse,
  isPaidAfter,
  isTerm,
  isUntil,
  money,
  paid,
  payableOn,
  paying,
  payingOn,
  payingOut,
  sentenceOf,
} from './due-words.ts';

const longestSentence = 160;

/** Returns the evidence of the words around a day for and against a payment on it. */
export function ofPaymentWords(paper: Paper, date: ReadDate, documentType: Known['documentType']) {
  const { folded } = paper;
  const due = date.labels.find(({ label }) => label.role === 'dueDate');
  const label = due ? folded.slice(due.label.start, due.label.end) : '';
  const sentence = sentenceOf(folded, date);
  const context = contextOf(paper, date);
  const isNearPaying = paying.test(`${label} ${context}`);
  const requests = ofRequests(folded, date, { documentType, sentence });
  const isStated = requests['asked for'] + requests['last day to pay'] > 0;
  return {
    'label is nearest': flag(isNearest(due, date)),
    'label of paying': flag(paying.test(label.replace(anyDeadline, ''))),
    'label of an expiry': flag(label !== '' && label.replace(expiring, '').trim() === ''),
    'label of something else': flag(due !== undefined && isOfSomethingElse(folded, due.label)),
    ...requests,
    'paying nearby': flag(isNearPaying),
    'nothing speaks of paying': flag(!isStated && !due && !isNearPaying && !paying.test(sentence)),
    'amount nearby': flag(amountNear.test(context)),
    'below words of paying': flag(paying.test(wordsAbove(paper, date))),
    ...ofSentence(folded, date, sentence),
  };
}

function ofRequests(
  folded: string,
  date: ReadDate,
  { documentType, sentence }: { documentType: Known['documentType']; sentence: string },
) {
  const before = folded.slice(Math.max(0, date.start - longestSentence), date.start);
  const clause = before.replace(/^.*(?:(?:[\p{L})]{3}|\d{4})[.!?;]\s|\n\n|。)/su, '');
  const isOfAmount = amountNear.test(sentence) || money.test(sentence);
  const isPast = paid.test(before);
  const isAsked = !isPast && (payingOn.test(before) || payableOn.test(before) || isTerm(before));
  const isLast = deadline.test(before) || isUntil(folded, date);
  const isElsewhere = elsewhere.test(textBefore(folded, date));
  const isOfMoney =
    paying.test(clause) ||
    isPaidAfter(folded, date) ||
    (asksForMoney(documentType) && arriving.test(clause)) ||
    (isFreeText(documentType) && isOfAmount);
  const isStated = isLast && isOfMoney && !isElsewhere;
  const isTaken = isDebited(folded, date);
  return {
    'asked for': flag(isAsked),
    'asked for in its row': flag(isDeadlineCell(folded, date)),
    'asked for behind it': flag(isAskedBehind(folded, date)),
    debited: flag(isTaken),
    'last day': flag(isLast),
    'last day to pay': flag(isStated),
    'stated as due': flag(isAsked || isStated || isTaken),
    'last day of something else': flag(isElsewhere),
    'paid on it': flag(isPast),
    'handed in': flag(isLast && isOfAmount && handing.test(sentence)),
  };
}

function ofSentence(folded: string, date: ReadDate, sentence: string) {
  return {
    'given back': flag(isGivenBack(folded, date)),
    'paid to the reader': flag(payingOut.test(sentence)),
    'paying in its sentence': flag(paying.test(sentence.replaceAll(anyDeadline, ''))),
    'money in its sentence': flag(money.test(sentence)),
    'amount in its sentence': flag(amountNear.test(sentence)),
    'requested in its sentence': flag(requesting.test(sentence)),
    'other matter in its sentence': flag(ofOtherMatters.test(sentence)),
    'other matter beside it': flag(isBesideOtherMatter(folded, date)),
    'next of something': flag(isNext(folded, date)),
    'first of several': flag(isFirstOfSeveral(folded, date)),
    'paid by that day': flag(isPaidByThatDay(folded, date)),
  };
}

function isNearest(due: NearLabel | undefined, { labels: [nearest] }: ReadDate): boolean {
  return due !== undefined && nearest !== undefined && due.strength >= nearest.strength * 0.95;
}

const longestSide = 45;
const everyOtherMatter = new RegExp(`\\p{L}*(?:${ofOtherMatters.source})\\p{L}*`, 'gu');

const isOther = (words: string) =>
  ofOtherMatters.test(words) && !paying.test(words.replaceAll(everyOtherMatter, ''));

function isBesideOtherMatter(folded: string, { start, end }: ReadDate): boolean {
  const before = folded
    .slice(Math.max(0, start - longestSide), start)
    .replace(/^.*(?:[\p{L})]{3}[.!?;]\s|\n\n|。)/su, '');
  const after = folded.slice(end, end + longestSide).replace(/(?:[.!?;,。]|\n\n).*$/s, '');
  return isOther(before) || isOther(after);
}

function contextOf({ folded, lines }: Paper, { line, start, end }: ReadDate): string {
  const above = lines[line.index - 1];
  const from = Math.max(above?.start ?? line.start, start - longestSentence);
  return folded.slice(from, Math.min(line.end, end + 60));
}
