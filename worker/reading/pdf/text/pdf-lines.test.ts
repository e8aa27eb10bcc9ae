import { describe, expect, it } from 'vitest';
import { joinPdfText, type PdfTextItem } from './pdf-lines.ts';

const size = 10;

function line(str: string, y: number, { x = 50, height = size } = {}): PdfTextItem {
  const width = (str.length * height) / 2;
  return { str, transform: [height, 0, 0, height, x, y], width, height, hasEOL: true };
}

describe('joinPdfText', () => {
  it('joins the lines of a paragraph with a space', () => {
    const items = [line('The quick brown fox jumps', 700), line('over the lazy dog.', 688)];
    expect(joinPdfText(items)).toBe('The quick brown fox jumps over the lazy dog.');
  });

  it('separates the lines of an address, a heading and another paragraph', () => {
    const full = line('A line that is as wide as the whole column of text', 640);
    expect(joinPdfText([line('4 Quay Lane', 700), line('Cork', 688), full])).toMatch(
      /^4 Quay Lane\nCork\n/,
    );
    expect(
      joinPdfText([line('Heading of this', 700, { height: 16 }), line('Text below', 684)]),
    ).toBe('Heading of this\nText below');
    expect(joinPdfText([line('End of one.', 700), line('Begin of two', 670)])).toBe(
      'End of one.\n\nBegin of two',
    );
  });

  it('finds the edge of each column', () => {
    const items = [
      line('first column of text', 700),
      line('continues here', 688),
      line('second column of words', 700, { x: 300 }),
    ];
    expect(joinPdfText(items)).toBe('first column of text continues here\nsecond column of words');
  });

  it.each([
    ['Wohnungsbaugenos-', 'senschaft', 'Wohnungsbaugenossenschaft'],
    ['WOHNUNGS-', 'BAU', 'WOHNUNGSBAU'],
    ['Um-', 'und Einbauten', 'Um-\nund Einbauten'],
    ['Schleswig-', 'Holstein', 'Schleswig-\nHolstein'],
    ['pages 12-', '14', 'pages 12-\n14'],
  ])('%s + %s', (first, second, joined) => {
    const wide = line('x'.repeat(60), 400);
    const text = joinPdfText([line(first, 700), line(second, 688), wide]);
    expect(text.split('\n\n')[0]).toBe(joined);
  });

  it('writes a tab for a wide gap and nothing within spaced CJK text', () => {
    const gap = (width: number): PdfTextItem => ({
      ...line(' ', 700),
      width,
      height: 0,
      hasEOL: false,
    });
    const piece = (str: string) => ({ ...line(str, 700), hasEOL: false });
    expect(joinPdfText([piece('Total'), gap(80), line('12 €', 700)])).toBe('Total\t12 €');
    expect(joinPdfText([piece('Total'), gap(5), line('12 €', 700)])).toBe('Total 12 €');
    expect(joinPdfText([piece('契'), gap(5), line('約', 700)])).toBe('契約');
    expect(joinPdfText([piece('契'), gap(12), line('約', 700)])).toBe('契 約');
    expect(joinPdfText([piece('안녕'), gap(5), line('하세요', 700)])).toBe('안녕 하세요');
  });

  it('returns an empty text without items', () => {
    expect(joinPdfText([])).toBe('');
  });
});
