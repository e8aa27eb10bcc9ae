import { describe, expect, it } from 'vitest';
import { composeCalendar, type CalendarEvent } from './compose-calendar.ts';

const event: CalendarEvent = {
  uid: 'rem_1@example.com',
  day: '2026-03-31',
  title: 'Invoice.pdf',
  description: '',
  url: 'https://example.com/a',
  changedAt: new Date('2026-01-02T03:04:05.678Z'),
};

const hostile = [
  'a\r\nEND:VCALENDAR\r\nBEGIN:VEVENT',
  'a\nATTENDEE:mailto:x@example.com',
  'semi;colon, comma\\backslash "quote": x',
  '👩‍👩‍👧‍👦'.repeat(40),
  'é'.repeat(200),
  `${'x'.repeat(66)}😀`,
  '\u2028\u0085\u0000\u202Ex',
  '\ud800 alone',
];

const unescaped = (_: string, character: string) => (character === 'n' ? '\n' : character);

function parse(text: string) {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z=]+)?):(.*)$/s.exec(line) ?? [];
    return [name, value.replaceAll(/\\([\\;,n])/g, unescaped)];
  });
}

describe('a calendar', () => {
  it('has whole days with the time of their last change', () => {
    expect(composeCalendar('Papers', [event]).split('\r\n').slice(8, -2)).toEqual([
      'BEGIN:VEVENT',
      'UID:rem_1@example.com',
      'DTSTAMP:20260102T030405Z',
      'LAST-MODIFIED:20260102T030405Z',
      'DTSTART;VALUE=DATE:20260331',
      'SUMMARY:Invoice.pdf',
      'URL:https://example.com/a',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Invoice.pdf',
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
    ]);
  });

  it.each(hostile)('keeps its lines whatever a name contains: %j', (name) => {
    const text = composeCalendar(name, [{ ...event, title: name, description: name }]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    const properties = parse(text);
    const count = (name: string, value: string) =>
      properties.filter((property) => property[0] === name && property[1] === value).length;
    expect(count('END', 'VCALENDAR')).toBe(1);
    expect(count('BEGIN', 'VEVENT')).toBe(1);
    expect(properties.some(([property]) => property === 'ATTENDEE')).toBe(false);
    expect(properties.find(([property]) => property === 'SUMMARY')?.[1]).toBe(
      properties.find(([property]) => property === 'DESCRIPTION')?.[1],
    );
  });

  it('gives names back as they were', () => {
    const title = `a;b,c\\new ${'👩‍👩‍👧‍👦'.repeat(30)}`;
    const [, value] = parse(composeCalendar('x', [{ ...event, title }])).find(
      ([property]) => property === 'SUMMARY',
    ) ?? [''];
    expect(value).toBe(title);
  });
});
