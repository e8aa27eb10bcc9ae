import { flag } from '../../weighing/weigh.ts';
import type { DocumentType } from '../../../fields/document-types.ts';
import type { Known, SourceText } from '../../source-text.ts';
import { ofPlace, ofWords } from '../features/day-features.ts';
import { daysBetween, type ReadDate } from '../read-dates.ts';
import { ofPaymentWords } from './due-clues.ts';
import type { CountedTerm } from './term-features.ts';

/** The evidence of days of payment that other days have not. */
export type DueFeatureName = keyof (ReturnType<typeof ofPaymentWords> & ReturnType<typeof ofTime>);
type FeatureName = DueFeatureName | keyof ReturnType<typeof ofDay> | 'without a year';

/** Types whose days of payment are printed alike. */
const kinds = new Map<DocumentType | undefined, string>([
  ['invoice', 'bill'],
  ['reminder', 'bill'],
  ['letter', 'told'],
  ['other', 'told'],
  ['ticket', 'told'],
  [undefined, 'told'],
  ['policy', 'policy'],
  ['tax', 'tax'],
  ['statement', 'statement'],
  ['receipt', 'receipt'],
  ['payslip', 'payslip'],
  ['contract', 'contract'],
  ['offer', 'offer'],
]);

/** Returns the kind of papers whose days of payment are printed alike. */
export const kindOfDue = (type: Known['documentType']) => kinds.get(type) ?? 'without payment';

const ofKinds: readonly FeatureName[] = [
  'label: due',
  'label is nearest',
  'label of paying',
  'asked for',
  'debited',
  'last day',
  'last day to pay',
  'stated as due',
  'paying in its sentence',
  'money in its sentence',
  'paying nearby',
  'amount nearby',
  'unknown label',
  'in prose',
  'listed',
  'period',
  'head',
  'before the date',
  'on the date',
  'a week later',
  'weeks later',
  'a month later',
  'months later',
  'date unknown',
  'last of all',
  'first to pay',
  'first later',
  'first beside an amount',
  'ends a period',
  'amount in its sentence',
  'requested in its sentence',
  'without a year',
  'in a table',
];

/** The other days of a paper that a day is compared with. */
export type OtherDays = {
  lines: ReadonlySet<number>;
  last: string | undefined;
  /** The first day after the date of the paper, and of those the first one that is said to be one of payment or is beside an amount. */
  firstLater: string | undefined;
  firstToPay: string | undefined;
  firstBesideAmount: string | undefined;
  /** Days to which terms lead that are about payments. */
  ends: ReadonlySet<string>;
};

/** Returns the evidence for and against a printed day being the day of payment. */
export function featuresOfDue(
  source: SourceText,
  date: ReadDate,
  { hasYear, others, documentType, documentDate }: { hasYear: boolean; others: OtherDays } & Known,
): Map<string, number> {
  return withKind(
    {
      ...ofDay(source, date, { others, documentType }),
      ...ofTime(date.day, { others, documentDate }),
      'without a year': flag(!hasYear),
      'end of a term': flag(others.ends.has(date.day)),
    },
    documentType,
  );
}

/** Returns the evidence of a term, such as `within 14 days`, by its words and the row of the table that it has. */
export function featuresOfTerm(
  { day, row = 'term without a row', isOfPayment, words }: CountedTerm,
  { others, documentType, documentDate }: { others: OtherDays } & Known,
): Map<string, number> {
  const features = withKind(ofTime(day, { others, documentDate }), documentType);
  features.set(row, 1);
  const kind = kindOfDue(documentType);
  for (const [name, value] of Object.entries(words)) {
    if (value !== 0) features.set(name, value).set(`${kind}: ${name}`, value);
  }
  if (!isOfPayment) return features;
  features.set('counted', 1);
  return features.set(`${kind}: counted`, 1);
}

function withKind(
  plain: Readonly<Record<string, number>>,
  documentType: Known['documentType'],
): Map<string, number> {
  const features = new Map(Object.entries(plain));
  const kind = kindOfDue(documentType);
  for (const name of ofKinds) {
    const value = features.get(name) ?? 0;
    if (value !== 0) features.set(`${kind}: ${name}`, value);
  }
  return features;
}

function ofDay(
  source: SourceText,
  date: ReadDate,
  { others, documentType }: { others: OtherDays; documentType: Known['documentType'] },
) {
  return {
    ...ofPlace(source, date, others),
    ...ofWords(source, date, documentType),
    ...ofPaymentWords(source.paper, date, documentType),
  };
}

function ofTime(
  day: string,
  {
    others: { last, firstLater, firstToPay, firstBesideAmount },
    documentDate,
  }: { others: OtherDays; documentDate?: string },
) {
  const days = documentDate === undefined ? undefined : daysBetween(documentDate, day);
  const isWithin = (from: number, to: number) =>
    flag(days !== undefined && days >= from && days <= to);
  return {
    'date unknown': flag(days === undefined),
    'before the date': isWithin(-Infinity, -1),
    'on the date': isWithin(0, 0),
    'a week later': isWithin(1, 10),
    'weeks later': isWithin(11, 25),
    'a month later': isWithin(26, 65),
    'months later': isWithin(66, 200),
    'half a year later': isWithin(201, 400),
    'more than a year later': isWithin(401, Infinity),
    'last of all': flag(last === day),
    'first later': flag(firstLater === day),
    'first to pay': flag(firstToPay === day),
    'first beside an amount': flag(firstBesideAmount === day),
    'after the first to pay': flag(firstToPay !== undefined && day > firstToPay),
  };
}
