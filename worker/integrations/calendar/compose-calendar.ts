import { singleLine } from '../../../shared/text/single-line.ts';

export type CalendarEvent = {
  uid: string;
  /** As `YYYY-MM-DD`. */
  day: string;
  title: string;
  description: string;
  url: string;
  changedAt: Date;
};

const encoder = new TextEncoder();
/** The octets of a line without its end (RFC 5545, 3.1). */
const maxOctets = 75;
/** Relative to the beginning of the day: at nine in the time zone of the calendar. */
const alarmTime = 'PT9H';

/**
 * Returns whole-day events with alarms as iCalendar (RFC 5545). The same events always result in
 * the same text.
 */
export function composeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sheaf//Reminders//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines({ uid, day, title, description, url, changedAt }: CalendarEvent): string[] {
  const changed = changedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${alarmTime}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** A value of the type TEXT (RFC 5545, 3.3.11) on one line, so that no name can add a property. */
function escapeText(text: string): string {
  return singleLine(text).replaceAll(/[\\;,]/g, '\\$&');
}

/** Folds long lines into lines that begin with a space. No character is split (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
