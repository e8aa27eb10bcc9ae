import { day } from '../../../../shared/time/durations.ts';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { keepResults } from '../../../i18n/formats/keep-results.ts';

type DueState = { kind: 'paid' } | { kind: 'due' | 'overdue'; days: number };

export function dueStateOf(
  { dueDate, isPaid }: Pick<DocumentSummary, 'dueDate' | 'isPaid'>,
  today: string,
): DueState | undefined {
  if (isPaid) return { kind: 'paid' };
  if (dueDate === null) return undefined;
  const days = Math.round((Date.parse(dueDate) - Date.parse(today)) / day);
  return days < 0 ? { kind: 'overdue', days: -days } : { kind: 'due', days };
}

const formatterOf = keepResults(
  (locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
);

export function untilText(days: number, locale: string): string {
  const [month, year] = [365.25 / 12, 365.25];
  if (days < 2 * month) return formatterOf(locale).format(days, 'day');
  if (days < 2 * year) return formatterOf(locale).format(Math.floor(days / month), 'month');
  return formatterOf(locale).format(Math.floor(days / year), 'year');
}
