import type { Cell } from '../../paper/paper.ts';

const calendar = /^\s{0,20}BEGIN:VCALENDAR\s/;
const organizerLine = /^ORGANIZER[;:].{0,400}/m;
const commonName = /;CN="?([^";:]+)/;

/** Whether a text is a calendar, whose lines begin with names of properties that are nobody's. */
export function isCalendar(text: string): boolean {
  return calendar.test(text);
}

/** Where a calendar names who invites to its first event; undefined where it names nobody. */
export function findOrganizer(text: string): Cell | undefined {
  const line = organizerLine.exec(text);
  const [, name] = (line && commonName.exec(line[0])) ?? [];
  if (!line || name === undefined) return undefined;
  const start = line.index + line[0].indexOf(name);
  return { start, end: start + name.length };
}
