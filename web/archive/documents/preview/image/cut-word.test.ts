import { expect, it } from 'vitest';
import { markedRanges } from '../../../../../shared/archive/search/highlights/markers.ts';
import { typedMarkers } from '../find/find-patterns.ts';
import { textOfLines, toLines } from '../page-words/word-lines.ts';
import { cutWord, placeInText } from './cut-word.ts';

const words = [
  { text: 'Haftpflicht-', box: [0.1, 0.1, 0.2, 0.02] },
  { text: 'versicherung', box: [0.1, 0.13, 0.2, 0.02] },
  { text: 'kündigen', box: [0.4, 0.13, 0.2, 0.02] },
];
const { lines } = toLines(words, 1);

function mark(typed: string): string[] {
  const matches = markedRanges(textOfLines(lines), typedMarkers(typed), 10);
  return lines.flatMap((line, lineIndex) =>
    line.map((word, index) =>
      cutWord(word.text, placeInText(lines)[lineIndex]?.[index] ?? 0, matches)
        .map(({ text, match }) => (match === undefined ? text : `[${text}]`))
        .join(''),
    ),
  );
}

it('marks a part of a word', () => {
  expect(mark('Kuendi')).toEqual(['Haftpflicht-', 'versicherung', '[kündi]gen']);
});

it('marks a word that goes on in the next line, and words after one another', () => {
  expect(mark('pflichtver')).toEqual(['Haft[pflicht-]', '[ver]sicherung', 'kündigen']);
  expect(mark('rung kündi')).toEqual(['Haftpflicht-', 'versiche[rung]', '[kündi]gen']);
});

it('leaves words without a match as they are', () => {
  expect(mark('nothing')).toEqual(['Haftpflicht-', 'versicherung', 'kündigen']);
});
