import { describe, expect, it } from 'vitest';
import { parseDay, typedDay } from './parse-day.ts';

const today = new Date('2026-06-15T12:00:00Z');

describe('a typed day', () => {
  it.each([
    ['31.3.2026', 'de', '2026-03-31'],
    ['31.03.26', 'de', '2026-03-31'],
    ['31.3.', 'de', '2026-03-31'],
    ['31032026', 'de', '2026-03-31'],
    ['310326', 'de', '2026-03-31'],
    ['3/31/2026', 'en', '2026-03-31'],
    ['3/31', 'en', '2026-03-31'],
    ['033126', 'en', '2026-03-31'],
    ['31/03/2026', 'fr', '2026-03-31'],
    ['31 03 2026', 'fr', '2026-03-31'],
    ['31-03-2026', 'pt-BR', '2026-03-31'],
    ['2026-03-31', 'en', '2026-03-31'],
    [' 2026-3-1 ', 'de', '2026-03-01'],
    ['1.5.99', 'de', '1999-05-01'],
    ['1.5.46', 'de', '2046-05-01'],
    ['1.5.47', 'de', '1947-05-01'],
    ['28 Feb 2024', 'en', '2024-02-28'],
    ['28-feb-24', 'en', '2024-02-28'],
    ['March 3, 2024', 'en', '2024-03-03'],
    ['Sept. 3rd', 'en', '2026-09-03'],
    ['3rd of March 2024', 'en', '2024-03-03'],
    ['2024 Mar 3', 'en', '2024-03-03'],
    ['3. März 2024', 'de', '2024-03-03'],
    ['3 marz 24', 'de', '2024-03-03'],
    ['March 3, 2024', 'de', '2024-03-03'],
    ['1er mars 2024', 'fr', '2024-03-01'],
    ['3 juil. 2024', 'fr', '2024-07-03'],
    ['3 jui 2024', 'fr', undefined],
    ['3 de marzo del 2024', 'es', '2024-03-03'],
    ['1º de março de 2024', 'pt-BR', '2024-03-01'],
    ['3 marzec 2024', 'pl', '2024-03-03'],
    ['3 marca 2024', 'pl', '2024-03-03'],
  ])('%s in %s is %s', (text, locale, day) => {
    expect(parseDay(text, locale, today)).toBe(day);
  });

  it.each([
    '',
    '31',
    '31.2.2026',
    '13/13/2026',
    '1.2.3.4',
    'tomorrow',
    '31.3.2026x',
    '00.01.2026',
    '31 Feb 2024',
    '29 Feb 2023',
    'Feb 2024',
    '3 Ma 2024',
    '3 Marzipan 2024',
    '3 Mar 2024 Apr',
    '3 4 Mar 2024',
    '3 Mar 124',
    '3 Mar + 1 day',
    '1.1.0026',
    '0050-02-03',
    '3 Mar 0024',
  ])('is nothing: %s', (text) => {
    expect(parseDay(text, 'de', today)).toBeUndefined();
  });

  it.each(['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'pt-PT', 'pl', 'ro'])(
    'is read as it is written in %s',
    (locale) => {
      const styles = (['long', 'medium', 'short'] as const).map(
        (dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }),
      );
      for (const month of [
        '01',
        '02',
        '03',
        '04',
        '05',
        '06',
        '07',
        '08',
        '09',
        '10',
        '11',
        '12',
      ]) {
        const day = `2026-${month}-21`;
        expect(parseDay(typedDay(day, locale), locale, today)).toBe(day);
        for (const style of styles) {
          expect(parseDay(style.format(new Date(day)), locale, today)).toBe(day);
        }
      }
      expect(parseDay(typedDay('1987-12-31', locale), locale, today)).toBe('1987-12-31');
    },
  );
});
