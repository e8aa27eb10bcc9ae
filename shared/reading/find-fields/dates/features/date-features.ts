import type { DocumentType } from '../../../fields/document-types.ts';
import type { Known, SourceText } from '../../source-text.ts';
import type { DayCandidate, Others } from '../compare-days.ts';
import { ordered } from '../kinds-of-documents.ts';
import { ofSurroundings, type Surroundings } from './date-surroundings.ts';
import type { PrintedMonth } from '../find-months.ts';
import { ofPlace, ofWords } from './day-features.ts';
import { daysBetween, type ReadDate } from '../read-dates.ts';
import { type Features, flag } from '../../weighing/weigh.ts';

export type FeatureName = keyof (ReturnType<typeof ofScore> &
  ReturnType<typeof ofPlace> &
  ReturnType<typeof ofWords> &
  ReturnType<typeof ofOthers> &
  ReturnType<typeof ofSurroundings>);

type Kind = Known['documentType'];

const ofKinds: readonly (readonly [
  name: string,
  isKind: (type: Kind, surroundings: Surroundings) => boolean,
  features: readonly FeatureName[],
])[] = [
  [
    'reminder',
    (type) => type === 'reminder',
    [
      'names its own kind',
      'names another kind',
      'beside an amount',
      'latest',
      'label: document',
      'after a number',
      'head',
      'likely one later',
      'in prose',
      'alone',
      'listed',
    ],
  ],
  [
    'told',
    (type) => type === 'contract' || type === 'certificate',
    ['after a name and a comma', 'foot', 'in prose', 'after a place', 'latest', 'head', 'expiring'],
  ],
  [
    'announcing',
    (type, { isSale }) => type === 'other' && !isSale,
    [
      'bought',
      'alone',
      'with a time',
      'foot',
      'in prose',
      'latest',
      'head',
      'on a weekday',
      'at an hour',
    ],
  ],
  [
    'held',
    (type) => type === 'minutes',
    [
      'assembled',
      'head',
      'at an hour',
      'on a weekday',
      'first free',
      'near the title',
      'said to be of another',
      'looked ahead to',
      'in prose',
      'signed',
      'foot',
      'first printed',
      'said to be its own',
      'label: document',
      'likely one later',
      'likely one earlier',
    ],
  ],
  [
    'letter',
    (type) => type === 'letter',
    [
      'head',
      'in prose',
      'latest',
      'alone',
      'on a weekday',
      'at an hour',
      'foot',
      'label: document',
      'label: date',
      'looked ahead to',
    ],
  ],
  [
    'sold',
    (type, { isSale }) => type === 'other' && isSale,
    ['head', 'label: document', 'label: date', 'label: other', 'latest', 'bought'],
  ],
  ['ordered', (type) => ordered.has(type), ['bought', 'said to be of another', 'at an hour']],
  [
    'ticket',
    (type) => type === 'ticket',
    [
      'only',
      'label: date',
      'with a time',
      'alone',
      'foot',
      'head',
      'latest',
      'on a weekday',
      'at an hour',
      'said to be of another',
      'looked ahead to',
      'first free',
    ],
  ],
  [
    'payslip',
    (type) => type === 'payslip',
    [
      'label: due',
      'to be paid by',
      'paid out',
      'only',
      'looked ahead to',
      'ends a period',
      'below words of another',
      'far behind the latest',
      'said to be of another',
      'label: other',
    ],
  ],
  [
    'medical',
    (type) => type === 'medical',
    ['examined', 'with a time', 'said to be of another', 'discharged', 'at an hour'],
  ],
  ['invoice', (type) => type === 'invoice', ['head', 'alone', 'latest', 'in prose']],
  ['receipt', (type) => type === 'receipt', ['with a time', 'alone', 'latest']],
  [
    'statement',
    (type) => type === 'statement',
    [
      'listed',
      'latest',
      'period',
      'head',
      'ends a period',
      'looked ahead to',
      'in prose',
      'expiring',
    ],
  ],
  [
    'delivered',
    (type) => type === 'delivery-note',
    ['said to be of another', 'label: other', 'given over', 'bought', 'after a number', 'head'],
  ],
  ['unknown', (type) => type === undefined, ['head', 'latest', 'in prose']],
];

const ofEveryKind: readonly FeatureName[] = [
  'first printed',
  'last printed',
  'last of all',
  'share of later',
];

/** Returns the evidence for and against a day being the date of the document. */
export function featuresOf(
  source: SourceText,
  candidate: DayCandidate,
  {
    others,
    surroundings,
    documentType,
  }: { others: Others; surroundings: Surroundings; documentType: Kind },
): Features {
  const { date } = candidate;
  const features = new Map<string, number>(
    Object.entries({
      ...ofScore(candidate),
      ...ofPlace(source, date, others),
      ...ofWords(source, date, documentType),
      ...ofOthers(date, others),
      ...ofSurroundings(date, surroundings),
    }),
  );
  for (const [kind, isKind, names] of ofKinds) {
    if (!isKind(documentType, surroundings)) continue;
    for (const name of names) features.set(`${kind}: ${name}`, features.get(name) ?? 0);
  }
  for (const name of ofEveryKind)
    features.set(`each ${documentType ?? 'unknown'}: ${name}`, features.get(name) ?? 0);
  return features;
}

const mostDays = 8;

/** Returns the evidence that a paper has no date of its own, from the evidence on each of its days. */
export function featuresOfNone(
  days: readonly Features[],
  documentType: DocumentType | undefined,
): Features {
  const isEach = (...names: string[]) =>
    flag(days.length > 0 && days.every((day) => names.some((name) => (day.get(name) ?? 0) > 0.5)));
  const most = (name: string) => Math.max(0, ...days.map((day) => day.get(name) ?? 0));
  const features = {
    'none of many': Math.min(1, days.length / mostDays),
    'none is announced': isEach('on a weekday', 'at an hour', 'looked ahead to', 'period'),
    'none is its own': flag(most('label: document') < 0.5 && most('said to be its own') < 0.5),
    'none is likely': 1 - most('score'),
  };
  return new Map([
    ['none', 1],
    [`none: ${documentType ?? 'unknown'}`, 1],
    ...Object.entries(features),
    ...Object.entries(features).map(
      ([name, value]) => [`${documentType ?? 'unknown'}: ${name}`, value] as const,
    ),
  ]);
}

const nearestDays = 40;

/** Returns the evidence that the last day of a printed month is the date: that no day near it is printed. */
export function featuresOfMonth(
  { lastDay, isNamed }: PrintedMonth,
  { dates, documentType }: { dates: readonly ReadDate[]; documentType: Kind },
): Features {
  const isAlone = !dates.some(({ day }) => Math.abs(daysBetween(day, lastDay)) < nearestDays);
  return new Map(
    Object.entries({
      [`month of a ${documentType}`]: 1,
      [`named month of a ${documentType}`]: flag(isNamed),
      [`month without a day of a ${documentType}`]: flag(isAlone),
    }),
  );
}

function ofScore({ score, count }: DayCandidate) {
  return {
    score: score / 100,
    'score over 50': Math.max(0, score - 50) / 30,
    'score over 80': Math.max(0, score - 80) / 15,
    repeated: Math.min(2, Math.max(0, count - 1)),
  };
}

const longestTerm = 45;
const year = 400;

function ofOthers({ day }: ReadDate, others: Others) {
  const { latest, firstLikely, lastLikely, firstDue, lastDue } = others;
  const daysBehind = latest === undefined ? 0 : Math.max(0, daysBetween(day, latest));
  const isBeforeLast = lastDue !== undefined && day < lastDue;
  return {
    latest: flag(latest !== undefined && day >= latest),
    only: flag(latest === day && others.likely <= 1),
    'likely one later': flag(lastLikely !== undefined && lastLikely > day),
    'likely one earlier': flag(firstLikely !== undefined && firstLikely < day),
    'years after another': flag(others.anniversaries.has(day)),
    'years before another': flag(others.renewed.has(day)),
    'behind the latest': Math.min(1, daysBehind / year),
    'far behind the latest': flag(daysBehind > year),
    'before the first to pay': flag(firstDue !== undefined && day < firstDue),
    'shortly before the last to pay': flag(
      isBeforeLast && daysBetween(day, lastDue) <= longestTerm,
    ),
    'after the last to pay': flag(lastDue !== undefined && day > lastDue),
  };
}
