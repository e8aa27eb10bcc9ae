import type { SearchFilter } from '../../../../shared/archive/search/parse-search-query.ts';
import { day as dayLength } from '../../../../shared/time/durations.ts';
import { utcDay } from '../../../../shared/time/utc-day.ts';

type Days = { from?: string; before?: string };

export function dayFilters(params: URLSearchParams): SearchFilter[] {
  return intervalsOf(params, 'created').map((interval) => ({
    kind: 'anyOf',
    filters: [
      { kind: 'day', field: 'documentDate', interval, isExcluded: false },
      {
        // Documents without a date that were added in the interval, written as the negation of an
        // `anyOf`.
        kind: 'anyOf',
        filters: [
          { kind: 'presence', field: 'date', isExcluded: false },
          { kind: 'created', interval: times(interval), isExcluded: true },
        ],
        isExcluded: true,
      },
    ],
    isExcluded: false,
  }));
}

const units = ['year', 'month', 'day'];

/** Whether the request names an unsupported calendar, such as a month of every year. */
export function hasVainCalendar(params: URLSearchParams): boolean {
  return ['created', 'added', 'modified'].some((name) => {
    const areNamed = units.map((unit) => Boolean(params.get(`${name}__${unit}`)));
    const isGap = areNamed.lastIndexOf(true) > areNamed.indexOf(false) && areNamed.includes(false);
    return isGap || (areNamed.includes(true) && !calendarOf(params, name));
  });
}

export function timeFilters(params: URLSearchParams): SearchFilter[] {
  return [
    ...intervalsOf(params, 'added').map((days): SearchFilter => ({
      kind: 'created',
      interval: times(days),
      isExcluded: false,
    })),
    ...intervalsOf(params, 'modified').map((days): SearchFilter => ({
      kind: 'changed',
      interval: times(days),
      isExcluded: false,
    })),
  ];
}

function times({ from, before }: Days) {
  return { ...(from && { from: new Date(from) }), ...(before && { before: new Date(before) }) };
}

function later(one: string | undefined, other: string | undefined) {
  return one && other ? [one, other].toSorted()[1] : (one ?? other);
}

function earlier(one: string | undefined, other: string | undefined) {
  return one && other ? [one, other].toSorted()[0] : (one ?? other);
}

function intervalsOf(params: URLSearchParams, name: string): Days[] {
  const dayAt = (end: string, offset: number) => {
    const value = params.get(`${name}__date__${end}`) ?? params.get(`${name}__${end}`);
    return value === null ? undefined : movedDay(value, offset);
  };
  const from = later(dayAt('gte', 0), dayAt('gt', 1));
  const before = earlier(dayAt('lt', 0), dayAt('lte', 1));
  const calendar = calendarOf(params, name);
  const ends = { ...(from && { from }), ...(before && { before }) };
  return [...(from || before ? [ends] : []), ...(calendar ? [calendar] : [])];
}

function movedDay(text: string, days: number): string | undefined {
  const [written] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text) ?? [];
  const time = written === undefined ? Number.NaN : Date.parse(written);
  return Number.isNaN(time) ? undefined : utcDay(new Date(time + days * dayLength));
}

/**
 * Reads `…__year`, with `…__month` and `…__day` of that year. A month of every year is not
 * supported.
 */
function calendarOf(params: URLSearchParams, name: string): Required<Days> | undefined {
  const part = (unit: string, most: number) => {
    const value = Number(params.get(`${name}__${unit}`) ?? Number.NaN);
    return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
  };
  const year = part('year', 9998);
  if (year === undefined || year < 1000) return undefined;
  const month = part('month', 12);
  const dayOfMonth = month === undefined ? undefined : part('day', 31);
  const from = Date.UTC(year, (month ?? 1) - 1, dayOfMonth ?? 1);
  const before =
    dayOfMonth === undefined
      ? Date.UTC(month === undefined ? year + 1 : year, month ?? 0, 1)
      : from + dayLength;
  return { from: utcDay(new Date(from)), before: utcDay(new Date(before)) };
}
