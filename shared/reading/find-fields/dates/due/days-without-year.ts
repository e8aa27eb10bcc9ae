import { createLabelFinder } from '../../paper/labels-of.ts';
import { type Cell, cellIndexAt, lineAt } from '../../paper/paper.ts';
import type { SourceText } from '../../source-text.ts';
import { formatDay, lastDayOf } from '../date-order.ts';
import { isValid } from '../find-dates.ts';
import { findDaysOfYear } from '../find-days-of-year.ts';
import { findEndsOfMonths } from '../find-ends-of-months.ts';
import { dateRoles, daysBetween, type ReadDate } from '../read-dates.ts';

const longestTerm = 183;
const mostDays = 12;

type CompletedDay = { date: ReadDate; hasYear: boolean };

/**
 * Returns days that are printed without a year, such as `by 5 August`, or as the end of a month: the next ones after the day of the document.
 */
export function daysWithoutYear(
  source: SourceText,
  documentDate: string | undefined,
): CompletedDay[] {
  if (documentDate === undefined) return [];
  const { paper, mentions } = source;
  const labelsOf = createLabelFinder(paper, { labels: mentions.labels, roles: dateRoles });
  const found: CompletedDay[] = [];
  for (const { day, start, end, hasYear } of daysIn(paper.folded, documentDate)) {
    const line = lineAt(paper, start);
    const cell = line?.cells[cellIndexAt(line, start)];
    if (!line || !cell) continue;
    const date = {
      start,
      end,
      day,
      line,
      cell,
      labels: labelsOf({ start, end }),
      isShort: false,
      isInWords: false,
      isPeriod: false,
      isPeriodEnd: false,
      isFirst: false,
      hasTime: false,
    };
    found.push({ date, hasYear });
    if (found.length >= mostDays) break;
  }
  return found;
}

function daysIn(
  folded: string,
  documentDate: string,
): (Cell & { day: string; hasYear: boolean })[] {
  const documentYear = Number(documentDate.slice(0, 4));
  const nextOf = (dayIn: (year: number) => string | undefined) =>
    [documentYear, documentYear + 1]
      .flatMap((year) => dayIn(year) ?? [])
      .find((one) => one >= documentDate && daysBetween(documentDate, one) <= longestTerm);
  const days = findDaysOfYear(folded).map(({ day, month, start, end }) => ({
    start,
    end,
    hasYear: false,
    day: nextOf((year) => (isValid(year, month, day) ? formatDay(year, month, day) : undefined)),
  }));
  const ends = findEndsOfMonths(folded).map(({ month, year, start, end }) => ({
    start,
    end,
    hasYear: year !== undefined,
    day: year === undefined ? nextOf((one) => lastDayOf(one, month)) : lastDayOf(year, month),
  }));
  return [...days, ...ends].flatMap(({ day, ...place }) => (day ? { ...place, day } : []));
}
