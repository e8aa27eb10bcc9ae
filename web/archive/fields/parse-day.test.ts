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
  ])('%s in %s is %s', (text, locale, day) => {
    expect(parseDay(text, locale, today)).toBe(day);
  });

  it.each(['', '31', '31.2.2026', '13/13/2026', '1.2.3.4', 'tomorrow', '31.3.2026x', '00.01.2026'])(
    'is nothing: %s',
    (text) => {
      expect(parseDay(text, 'de', today)).toBeUndefined();
    },
  );

  it.each(['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'pt-PT', 'pl', 'ro'])(
    'is read as it is written in %s',
    (locale) => {
      for (const day of ['2026-03-01', '1987-12-31']) {
        expect(parseDay(typedDay(day, locale), locale, today)).toBe(day);
      }
    },
  );
});
