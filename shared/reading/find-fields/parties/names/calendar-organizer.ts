import type { Cell } from '../../paper/paper.ts';

const calendar = /^\s{0,20}BEGIN:VCALENDAR\s/;
const organizerLine = /^ORGANIZER[;:].{0,400}/m;
const commonName = /;CN="?([^";:]+)/;

/** Returns whether a text is a calendar file, whose lines begin with property names that are not names of parties. */
export function isCalendar(text: string): boolean {
  return calendar.test(text);
}

/** Returns the organizer of the first event of a calendar; undefined if there is none. */
export function findOrganizer(text: string): Cell | undefined {
  const line = organizerLine.exec(text);
  const [, name] = (line && commonName.exec(line[0])) ?? [];
  if (!line || name === undefined) return undefined;
  const start = line.index + line[0].indexOf(name);
  return { start, end: start + name.length };
}
