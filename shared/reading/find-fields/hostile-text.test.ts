import { describe, expect, it } from 'vitest';
import { leastCpuTime } from '../../../tests/support/cpu-time.ts';
import { findFields } from './find-fields.ts';

const length = 1_000_000;
const repeat = (text: string, size = length) =>
  text.repeat(Math.ceil(size / text.length)).slice(0, size);

const hostile: readonly (readonly [string, string])[] = [
  ['digits', '7'],
  ['digits and spaces', '12 34 '],
  ['digits and points', '1.234.'],
  ['dates', 'Rechnungsdatum 12.03.2024 '],
  ['dates in lines', '12.03.2024\n'],
  ['dates without a year', '12. März '],
  ['months', 'mai '],
  ['months in other letters', '29 תשרי نوفمبر 2 '],
  ['units of dates', '令和8年11月'],
  ['amounts', '1.234,56 € '],
  ['amounts in a table', '1,00\t2,00\t3,00\n'],
  ['labels', 'Rechnungsnummer: '],
  ['labels in lines', 'Rechnungsdatum\n'],
  ['titles', 'Rechnung '],
  ['titles in lines', 'Invoice\n'],
  ['single letters', 'a b c '],
  ['IBANs', 'DE89 3704 0044 0532 0130 00 '],
  ['beginnings of IBANs', 'DE89 '],
  ['VAT ids', 'DE136695976 '],
  ['names', 'Muster GmbH '],
  ['names in lines', 'Muster GmbH\n'],
  ['mail addresses', 'a@b.de '],
  ['an unending domain', 'www.a.'],
  ['spaces', ' '],
  ['tabs', 'a\t'],
  ['form feeds', 'a\f'],
  ['an unending word', 'rechnung'],
  ['accents', 'é'],
  ['closings', 'Mit freundlichen Grüßen\n'],
  ['salutations', 'Sehr geehrte Frau Muster,\n'],
  ['sections', 'Kunde:\n\n'],
  ['separators', ' · - | '],
  ['dates in one row', '12.03.2024\t'],
  ['deadlines', 'bis spätestens zum 12.03.2024 zahlen '],
  ['days of payment without a year', 'bitte bis 5. August zahlen. '],
  ['beginnings of deadlines', 'no later than '],
  ['terms of payment', '14 Tage, netto, '],
  ['debits that do not end', 'schrijven wij '],
  ['signs of numbers', 'Nr. '],
  ['numbers behind signs', 'N° 118 '],
  ['orders', 'Bestellung 118 '],
  ['brackets', 'Total ('],
  ['amounts taken', 'we will take £1.00 '],
];

const timeOf = (text: string, enough?: number) =>
  leastCpuTime(() => findFields(text, { referenceDay: '2025-06-01' }), enough);

const part = 20_000;

describe('texts made to take long', () => {
  it.each(hostile)('are read in linear time: %s', async (_name, unit) => {
    const ofPart = Math.max(10, await timeOf(repeat(unit, part)));
    // 200,000 characters are ten times the part, for which quadratic time would be a hundredfold. The rest allows for a busy machine.
    const linear = 40 * ofPart;
    expect(await timeOf(repeat(unit), linear)).toBeLessThan(linear);
  });

  it('have every date read once, and one chosen', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `${(at % 28) + 1}.03.2024`).join('\n');
    expect(
      findFields(text).filter(({ field }) => field === 'documentDate').length,
    ).toBeLessThanOrEqual(1);
  });
});
