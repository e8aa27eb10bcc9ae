import type { DocumentType } from '../../../fields/document-types.ts';
import type { LabelRole } from '../../lexicon/lexicon.ts';
import { weekday } from '../../lexicon/weekdays.ts';
import type { TypeMention } from '../../paper/find-labels.ts';
import { lastStartingBy } from '../../paper/paper.ts';
import type { Known, SourceText } from '../../source-text.ts';
import { type DayCandidate, isAhead, isToPay, type Others } from '../compare-days.ts';
import { meaningOfDay } from '../date-meanings.ts';
import {
  isInParentheses,
  isInProse,
  isInSubject,
  isInTable,
  isPlaceAndDate,
  textBefore,
} from './date-places.ts';
import {
  examined,
  isAnnouncing,
  isPaidOut,
  ordered,
  ordering,
  typesDatedInSentences,
} from '../kinds-of-documents.ts';
import { isAtHour } from '../hours.ts';
import { ofSurroundings, type Surroundings } from './date-surroundings.ts';
import { daysBetween, type ReadDate } from '../read-dates.ts';

export type Features = ReadonlyMap<string, number>;

export type FeatureName = keyof (ReturnType<typeof ofScore> &
  ReturnType<typeof ofPlace> &
  ReturnType<typeof ofWords> &
  ReturnType<typeof ofOthers> &
  ReturnType<typeof ofSurroundings>);

type Kind = Known['documentType'];

const ofKinds: readonly (readonly [
  name: string,
  isKind: (type: Kind) => boolean,
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
    (type) => type !== undefined && typesDatedInSentences.has(type),
    ['after a name and a comma', 'foot', 'in prose', 'after a place', 'latest', 'head'],
  ],
  [
    'announcing',
    isAnnouncing,
    ['alone', 'with a time', 'foot', 'in prose', 'latest', 'head', 'on a weekday', 'at an hour'],
  ],
  [
    'letter',
    (type) => type === 'letter',
    ['head', 'in prose', 'latest', 'alone', 'on a weekday', 'at an hour'],
  ],
  ['ordered', (type) => ordered.has(type), ['bought', 'said to be of another', 'at an hour']],
  ['medical', (type) => type === 'medical', ['examined', 'with a time', 'said to be of another']],
  ['invoice', (type) => type === 'invoice', ['head', 'alone', 'latest', 'in prose']],
  ['receipt', (type) => type === 'receipt', ['with a time', 'alone', 'latest']],
  ['statement', (type) => type === 'statement', ['listed', 'latest', 'period', 'head']],
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
    if (!isKind(documentType)) continue;
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

const flag = (is: boolean) => (is ? 1 : 0);

function ofScore({ score, count }: DayCandidate) {
  return {
    score: score / 100,
    'score over 50': Math.max(0, score - 50) / 30,
    'score over 80': Math.max(0, score - 80) / 15,
    repeated: Math.min(2, Math.max(0, count - 1)),
  };
}

const rowsOfHead = 12;
const longestLine = 200;
const amount = /\d[.,]\d{2}(?![\d.,/])/;

function ofPlace({ paper }: SourceText, date: ReadDate, others: Others) {
  const { folded } = paper;
  const { line, cell, start, end } = date;
  const rows = paper.rows[line.page - 1] ?? 1;
  const isHead = line.page === 1 && line.row < Math.min(rowsOfHead, rows * 0.6);
  const isFoot = line.page === paper.rows.length && !isHead && line.row > rows * 0.7;
  const beside = `${folded.slice(Math.max(line.start, start - longestLine), start)} ${folded.slice(end, Math.min(line.end, end + longestLine))}`;
  const hasAmount = amount.test(beside);
  const isNextToDay = others.lines.has(line.index - 1) || others.lines.has(line.index + 1);
  return {
    head: flag(isHead),
    foot: flag(isFoot),
    'first page': flag(line.page === 1),
    alone: flag(cell.end - cell.start - (end - start) <= 4),
    'end of line': flag(end >= line.end - 2),
    'first of cell': flag(start - cell.start <= 1),
    'beside an amount': flag(hasAmount),
    listed: flag(isNextToDay && (line.cells.length > 1 || hasAmount)),
    'in the subject': flag(isInSubject(paper, date)),
    'in a table': flag(isInTable(paper, date)),
    'in prose': flag(isInProse(folded, date)),
    'in parentheses': flag(isInParentheses(folded, date)),
    'with a time': flag(date.hasTime),
    'at an hour': flag(isAtHour(paper, date)),
    'on a weekday': flag(afterWeekday.test(folded.slice(Math.max(cell.start, start - 24), start))),
    'short year': flag(date.isShort),
    'in words': flag(date.isInWords),
    period: flag(date.isPeriod),
  };
}

function ofWords(source: SourceText, date: ReadDate, documentType: Kind) {
  const { paper } = source;
  const { line, cell, start, labels } = date;
  const before = paper.folded.slice(Math.max(cell.start, start - 60), start);
  const meaning = meaningOfDay(paper, date);
  const kind = kindBefore(source, date);
  const strengthOf = (role: LabelRole) =>
    Math.max(0, ...labels.map(({ label, strength }) => (label.role === role ? strength : 0)));
  const printed = paper.text.slice(Math.max(line.start, start - 40), start);
  return {
    'after a place': flag(isPlaceAndDate(paper, date)),
    'after a number': flag(/\d[\w./-]{0,20}[ ,/-]{1,3}$/.test(before)),
    'after a name and a comma': flag(nameAndComma.test(printed) && !onWeekday.test(before)),
    'names its own kind': flag(kind !== undefined && kind === documentType),
    'names another kind': flag(
      kind !== undefined && documentType !== undefined && kind !== documentType,
    ),
    'unknown label': flag(
      labels.length === 0 && meaning === undefined && /[a-z]{3}[^a-z]{0,3}:? ?$/.test(before),
    ),
    'label: document': strengthOf('documentDate'),
    'label: date': strengthOf('date'),
    'label: due': strengthOf('dueDate'),
    'label: other': strengthOf('otherDate'),
    'said to be its own': flag(meaning === 'own'),
    'said to be of another': flag(meaning === 'other'),
    bought: flag(ordering.test(textBefore(paper.folded, date))),
    'paid out': flag(isPaidOut(paper.folded, date, documentType)),
    examined: flag(examined.test(textBefore(paper.folded, date))),
    'looked ahead to': flag(isAhead(source, date)),
    'to be paid by': flag(isToPay(source, date)),
  };
}

const afterWeekday = new RegExp(`(?<![a-z])${weekday}[.,:]{0,2} (?:[a-z]{1,4}[.]? ){0,2}$`);

/** Matches `…, in Padova, 3.2.2025`, also within a sentence. */
const nameAndComma =
  /(?:^|\s)['’]?\p{Lu}[\p{L}'’-]{2,24}(?:\/\p{Lu}{2}|, \p{Lu}\p{L}{1,4}\.)?,\s(?:\p{L}{1,4}\.?\s){0,2}$/u;
const onWeekday = new RegExp(`(?<![a-z])${weekday}[.,]{1,2} (?:[a-z]{1,4}[.]? ){0,2}$`);

const longestNaming = 40;

function kindBefore(
  { mentions }: SourceText,
  { cell, start }: ReadDate,
): TypeMention['type'] | undefined {
  const mention = mentions.types[lastStartingBy(mentions.types, start - 1)];
  if (!mention?.isTitle || mention.start < cell.start) return undefined;
  return start - mention.end < longestNaming ? mention.type : undefined;
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
