import { expect, it } from 'vitest';
import { foldText } from '../paper/fold-text.ts';
import { findDatesInWords } from './find-dates-in-words.ts';

const daysIn = (text: string) =>
  findDatesInWords(foldText(text)).map(({ year, month, day }) => [year, month, day]);

it.each([
  'am vierundzwanzigsten März zweitausendvierundzwanzig',
  'the twenty-fourth day of March, two thousand and twenty-four',
  'le vingt-quatre mars deux mille vingt-quatre',
  "l'an deux mille vingt-quatre, le vingt-quatre mars",
  'le vingt-quatre mars deux mille vingt-quatre\n\nEntre les soussignés',
  'a veinticuatro de marzo de dos mil veinticuatro',
  'addì ventiquattro del mese di marzo dell’anno duemilaventiquattro',
  'op vierentwintig maart tweeduizend vierentwintig',
  'dwudziestego czwartego marca dwa tysiące dwudziestego czwartego roku',
  'aos vinte e quatro dias do mês de março de dois mil e vinte e quatro',
  'douăzeci și patru martie două mii douăzeci și patru',
  'the 24th day of March 2024',
])('is the twenty-fourth of March: %s', (text) => {
  expect(daysIn(text)).toEqual([[2024, 3, 24]]);
});

it.each(['two hundred in March', 'il primo marzo', 'March two thousand', 'vier Mai'])(
  'is no date: %s',
  (text) => {
    expect(daysIn(text)).toEqual([]);
  },
);

it('are none where a number is a word of the other language', () => {
  expect(daysIn('Next inspection due June 2025, once May 2025 is over')).toEqual([]);
  expect(daysIn('il giorno due giugno 2025')).toEqual([[2025, 6, 2]]);
});
