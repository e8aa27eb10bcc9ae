import { decodeText } from '../../../../shared/text/encodings/decode-text.ts';
import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import type { CardLine, CardsView, CardView, ViewRequest } from '../file-view.ts';
import { calendarTimeOf, formatSpan } from './calendar-time.ts';
import { contentLinesOf, textOfValue, type ContentLine } from './content-lines.ts';

export const mostCards = 500;
const mostPeople = 50;

const shownParts: ReadonlySet<string> = new Set(['VEVENT', 'VTODO', 'VJOURNAL']);

export async function readCalendarView({ bytes, texts }: ViewRequest): Promise<CardsView> {
  const cards: CardView[] = [];
  let lines: ContentLine[] | undefined;
  let inner = 0;
  for (const line of contentLinesOf(decodeText(bytes))) {
    const part = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN' && lines) inner += 1;
    else if (line.name === 'BEGIN' && shownParts.has(part)) lines = [];
    else if (line.name === 'END' && inner > 0) inner -= 1;
    else if (line.name === 'END' && lines && shownParts.has(part)) {
      cards.push(cardOf(lines, texts.locale));
      lines = undefined;
      if (cards.length > mostCards) break;
    } else if (lines && inner === 0) lines.push(line);
  }
  if (cards.length === 0) throw new ExtractionFailure('unsupported');
  return { kind: 'cards', cards: cards.slice(0, mostCards), isCut: cards.length > mostCards };
}

function cardOf(lines: readonly ContentLine[], locale: string): CardView {
  const find = (name: string) => lines.find((line) => line.name === name);
  const text = (name: string) => textOfValue(find(name)?.value ?? '').trim();
  const people = lines.filter(({ name }) => name === 'ATTENDEE').slice(0, mostPeople);
  const all: CardLine[] = [
    { label: 'when', values: spanOf(find, locale) },
    { label: 'repeats-every', values: frequencyOf(text('RRULE'), locale) },
    { label: 'due', values: timeOf(find('DUE'), locale) },
    { label: 'where', values: [text('LOCATION')] },
    { label: 'organizer', values: [personOf(find('ORGANIZER'))] },
    { label: 'attendees', values: people.map(personOf) },
    { label: 'web', values: [text('URL')] },
    { label: 'notes', values: [text('DESCRIPTION')] },
  ];
  return { title: text('SUMMARY'), isCancelled: text('STATUS') === 'CANCELLED', lines: said(all) };
}

export function said(lines: readonly CardLine[]): CardLine[] {
  return lines.flatMap(({ label, values }) => {
    const written = values.filter((value) => value.trim() !== '');
    return written.length === 0 ? [] : [{ label, values: written }];
  });
}

function spanOf(find: (name: string) => ContentLine | undefined, locale: string): string[] {
  const [start, end] = [find('DTSTART'), find('DTEND')].map((line) => line && calendarTimeOf(line));
  return start ? [formatSpan(start, end, locale)] : [];
}

function timeOf(line: ContentLine | undefined, locale: string): string[] {
  const time = line && calendarTimeOf(line);
  return time ? [formatSpan(time, undefined, locale)] : [];
}

const units = new Map([
  ['DAILY', 'day'],
  ['WEEKLY', 'week'],
  ['MONTHLY', 'month'],
  ['YEARLY', 'year'],
]);

/** Formats the interval of a recurrence: `2 weeks`. */
function frequencyOf(rule: string, locale: string): string[] {
  const unit = units.get(/\bFREQ=(\w+)/.exec(rule)?.[1] ?? '');
  if (!unit) return [];
  const interval = Number(/\bINTERVAL=(\d{1,4})/.exec(rule)?.[1] ?? 1);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return [format.format(interval)];
}

function personOf(line: ContentLine | undefined): string {
  if (!line) return '';
  const address = line.value.replace(/^mailto:/i, '').trim();
  const name = line.parameters.get('CN') ?? '';
  return name === '' || name === address ? address : `${name} <${address}>`;
}
