import { expect, it } from 'vitest';
import { languagesOfLines, type LineRead } from './line-languages.ts';

const height = 30;

type Look = { row: number; language?: string; confidence?: number; known?: boolean };

function line(
  text: string,
  { row, language = 'de', confidence = 95, known = true }: Look,
): LineRead {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    confidence,
    isKnown: known,
    left: at * 100,
    right: at * 100 + 90,
    top: row * height * 1.5,
    bottom: row * height * 1.5 + height,
  }));
  return { words, language };
}

const languages = ['de', 'en', 'pl', 'uk'];

it('finds lines in another language by their words, and short ones by what is beside them', () => {
  const lines = [
    line('Die Kosten für das neue Schloss trägt der Bewohner', { row: 0 }),
    line('Regulamin zakwaterowania', { row: 3, known: false }),
    line('Kto zgubi klucz powinien sie zglosic do zarzadu i nie jest', { row: 4, known: false }),
    line('mieszkaniec chyba', { row: 5, known: false }),
  ];
  expect(languagesOfLines(lines, languages)).toEqual(['de', 'pl', 'pl', 'pl']);
});

it('finds lines of which hardly any text was read', () => {
  const lines = [
    line('Die Kosten für das neue Schloss trägt der Bewohner', { row: 0 }),
    line('Bawa antTnHa BigBigyBaTHMe', { row: 1, confidence: 35, known: false }),
    line('Wawy wkony', { row: 2, confidence: 40, known: false }),
  ];
  expect(languagesOfLines(lines, languages)).toEqual(['de', 'unread', 'unread']);
});

it('takes words that the dictionary has for words of the language they were read in', () => {
  const lines = [
    line('the and of with', { row: 0, known: true }),
    line('Rechnung über die Miete', { row: 1 }),
  ];
  expect(languagesOfLines(lines, languages)).toEqual(['de', 'de']);
});

it('leaves a page of names and numbers as it is', () => {
  const lines = [
    line('Kowalczyk 4411', { row: 0, known: false }),
    line('Nr. 12/2024', { row: 1, known: false }),
  ];
  expect(languagesOfLines(lines, languages)).toEqual([undefined, undefined]);
});
