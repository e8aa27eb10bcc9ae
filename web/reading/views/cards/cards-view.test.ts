import { describe, expect, it } from 'vitest';
import type { CardsView } from '../file-view.ts';
import { readFileView } from '../read-file-view.ts';
import { windowsZones } from './windows-zones.ts';

const texts = { locale: 'en-GB', from: '', to: '', cc: '', date: '', quoted: '' };

async function cardsOf(lines: string[], mimeType = 'text/calendar'): Promise<CardsView> {
  const bytes = new Uint8Array(Buffer.from(lines.join('\r\n')));
  const view = await readFileView({ bytes, mimeType, texts });
  if (view.kind !== 'cards') throw new Error('It has no cards');
  return view;
}

const event = (...lines: string[]) => [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  ...lines,
  'END:VEVENT',
  'END:VCALENDAR',
];
const lineOf = ({ cards }: CardsView, label: string) =>
  cards[0]?.lines.find((line) => line.label === label)?.values;

const start = (written: string) =>
  cardsOf(event(`DTSTART${written}`)).then((view) => lineOf(view, 'when')?.[0]);

describe('an event', () => {
  it('has its time in the zone of the reader', async () => {
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
    const unmoved = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    const written = unmoved.format(Date.UTC(2026, 2, 2, 9));
    expect(await start(';TZID=America/New_York:20260302T090000')).toBe(
      format.format(Date.UTC(2026, 2, 2, 14)),
    );
    expect(await start(';TZID=Europe/Berlin:20260702T090000')).toBe(
      format.format(Date.UTC(2026, 6, 2, 7)),
    );
    expect(await start(';TZID="W. Europe Standard Time":20260702T090000')).toBe(
      format.format(Date.UTC(2026, 6, 2, 7)),
    );
    expect(await start(':20260302T090000Z')).toBe(format.format(Date.UTC(2026, 2, 2, 9)));
    expect(await start(':20260302T090000')).toBe(written);
    expect(await start(';TZID=Nowhere:20260302T090000')).toBe(`${written} (Nowhere)`);
    expect(await start(';VALUE=DATE:20260302')).toMatch(/^Monday,? 2 March 2026$/);
    expect(await start(':tomorrow')).toBeUndefined();
  });

  it.each([...windowsZones])('knows the zone %s', (_name, timeZone) => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });

  it('lasts whole days up to the one before its end', async () => {
    const view = await cardsOf(event('DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:20260304'));
    expect(lineOf(view, 'when')).toEqual([
      expect.stringMatching(/^Monday,?\s2\s.*–\sTuesday,?\s3\sMarch\s2026$/),
    ]);
    const one = await cardsOf(event('DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:20260303'));
    expect(lineOf(one, 'when')).toEqual([expect.stringMatching(/^Monday,? 2 March 2026$/)]);
  });

  it('has its folded and escaped texts, and its people', async () => {
    const view = await cardsOf(
      event(
        'SUMMARY:Kitchen\\, second',
        '  visit',
        'LOCATION:Main street 1\\nCork',
        'RRULE:FREQ=WEEKLY;INTERVAL=2',
        'ORGANIZER;CN="Martin: René":mailto:rene@example.com',
        'ATTENDEE;CN=Ada;PARTSTAT=ACCEPTED:MAILTO:ada@example.com',
        'STATUS:CANCELLED',
        'BEGIN:VALARM',
        'DESCRIPTION:Alarm',
        'END:VALARM',
      ),
    );
    expect(view.cards[0]).toEqual({
      title: 'Kitchen, second visit',
      isCancelled: true,
      lines: [
        { label: 'repeats-every', values: ['2 weeks'] },
        { label: 'where', values: ['Main street 1\nCork'] },
        { label: 'organizer', values: ['Martin: René <rene@example.com>'] },
        { label: 'attendees', values: ['Ada <ada@example.com>'] },
      ],
    });
  });

  it('is one of five hundred at most', async () => {
    const { cards, isCut } = await cardsOf(
      Array.from({ length: 20_000 }, () => event('SUMMARY:x')).flat(),
    );
    expect([cards.length, isCut]).toEqual([500, true]);
  });
});

describe('a contact', () => {
  it('has names, numbers and addresses', async () => {
    const lines = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Lovelace;Ada;;;',
      'ORG:Engines Ltd;Analysis',
      'TITLE:Analyst',
      'item1.EMAIL;TYPE=INTERNET:ada@example.com',
      'TEL;TYPE=CELL:+44 20 1234',
      'TEL;VALUE=uri:tel:+44-20-5678',
      'ADR;TYPE=WORK:;;St James\\, 1;London;;SW1;UK',
      'BDAY:18151210',
      'END:VCARD',
    ];
    const { cards } = await cardsOf(lines, 'text/vcard');
    expect(cards).toEqual([
      {
        title: 'Ada Lovelace',
        isCancelled: false,
        lines: [
          { label: 'organization', values: ['Engines Ltd, Analysis'] },
          { label: 'role', values: ['Analyst'] },
          { label: 'email', values: ['ada@example.com'] },
          { label: 'phone', values: ['+44 20 1234', '+44-20-5678'] },
          { label: 'address', values: ['St James, 1, London, SW1, UK'] },
          { label: 'birthday', values: ['10 December 1815'] },
        ],
      },
    ]);
  });

  it('may be quoted printable, on several lines', async () => {
    const lines = [
      'BEGIN:VCARD',
      'VERSION:2.1',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Ren=C3=A9 =',
      'Martin',
      'END:VCARD',
    ];
    expect((await cardsOf(lines, 'text/vcard')).cards[0]?.title).toBe('René Martin');
  });

  it('is not shown where there is none', async () => {
    await expect(cardsOf(['BEGIN:VCARD'], 'text/vcard')).rejects.toMatchObject({
      reason: 'unsupported',
    });
  });
});
