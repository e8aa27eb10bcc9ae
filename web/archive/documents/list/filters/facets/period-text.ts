import { periods, type Period } from '../../../../../../shared/archive/search/syntax/periods.ts';
import { dateLocale } from '../../../../../i18n/formats/date-locale.ts';
import { useTranslation } from '../../../../../i18n/use-translation.ts';

const yearsOffered = 5;
const monthsOffered = 12;

const ends = [
  { sign: '>=', label: 'documents.filter.from' },
  { sign: '<=', label: 'documents.filter.to' },
] as const;

/** Whether the dates of a filter are mostly in the past or in the future. */
export type Direction = 'past' | 'ahead' | 'both';

const past: readonly Period[] = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'this-year',
  'last-year',
  'last-30-days',
];
const ahead: readonly Period[] = [
  'next-30-days',
  'this-week',
  'next-week',
  'this-month',
  'next-month',
  'this-year',
  'next-year',
  'last-month',
  'last-year',
];
const periodsOf = { past, ahead, both: periods } as const;

/** Returns the offered periods as values of a filter: relative ones first, then years and months, the nearest first. */
export function offeredPeriods(today: string, direction: Direction): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const step = direction === 'ahead' ? 1 : -1;
  const years = Array.from({ length: yearsOffered }, (_, index) => String(year + step * index));
  const months = Array.from({ length: monthsOffered }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + step * index)).toISOString().slice(0, 7),
  );
  return [...periodsOf[direction], ...years, ...months];
}

/**
 * Returns the text of a period in a filter: `last-year`, `2026`, `2026-03`, a day, or a range with one or two ends;
 * undefined for other formats.
 */
export function usePeriodText(): (value: string) => string | undefined {
  const { t, i18n } = useTranslation();
  const locale = dateLocale(i18n.language);
  const month = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (value) => {
    const end = ends.find(({ sign }) => value.startsWith(sign));
    if (!end) return daysText(value);
    const text = daysText(value.slice(end.sign.length));
    return text && `${t(end.label)} ${text}`;
  };

  function daysText(value: string): string | undefined {
    const period = periods.find((each) => each === value);
    if (period) return t(`documents.period.${period}`);
    if (/^\d{4}$/.test(value)) return value;
    if (/^\d{4}-\d{2}$/.test(value)) return month.format(new Date(value));
    const [start = '', end] = value.split('..');
    const [from, to] = [dayOf(start), dayOf(end ?? '')];
    if (from && to) return day.formatRange(from, to);
    if (end === undefined) return from && day.format(from);
    const texts = [daysText(start), daysText(end)];
    return texts.includes(undefined) ? undefined : texts.join(' – ');
  }
}

function dayOf(text: string): Date | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
}
