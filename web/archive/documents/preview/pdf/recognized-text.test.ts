import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { writeScanPdf } from '../../../../../tests/support/scans/write-scan-pdf.ts';
import { textOf, toTextContent } from './recognized-text.ts';

const font = { family: 'sans-serif', ascent: 0.75 };
const word = { text: 'boiler', left: 0.25, top: 0.1, width: 0.2, height: 0.04 };

/** Has the same length as `0 0 595 842`, so that the offsets in the file stay valid. */
const movedBox = '9 5 604 847';

async function openPage(rotate: 0 | 90 | 180 | 270): Promise<PDFPageProxy> {
  const file = Buffer.from(writeScanPdf([{ rotate }])).toString('latin1');
  const moved = file.replace('0 0 595 842', movedBox);
  expect(moved).not.toBe(file);
  const data = new Uint8Array(Buffer.from(moved, 'latin1'));
  return (await getDocument({ data }).promise).getPage(1);
}

type Matrix = readonly number[];

function multiply([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: Matrix, by: Matrix): number[] {
  const [g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = by;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

describe.each([0, 90, 180, 270] as const)('on a page turned by %d degrees', (rotate) => {
  it.each([1, 1.7])('puts a word where it is shown, upright, at scale %d', async (scale) => {
    const page = await openPage(rotate);
    const shown = page.getViewport({ scale });
    const [width, height] = rotate % 180 === 0 ? [595, 842] : [842, 595];
    expect([shown.width, shown.height]).toEqual([width * scale, height * scale]);
    const { items } = toTextContent(
      { lines: [[word]], turn: 0 },
      { viewport: page.getViewport({ scale: 1 }), font },
    );
    const [item] = items;
    if (!item || !('str' in item)) throw new Error('No text');

    const [a = 0, b, c, d = 0, x = 0, baseline = 0] = multiply(shown.transform, item.transform);
    expect(b).toBeCloseTo(0);
    expect(c).toBeCloseTo(0);
    expect(a).toBeCloseTo(0.04 * height * scale);
    expect(d).toBeCloseTo(-0.04 * height * scale);
    expect(x).toBeCloseTo(0.25 * width * scale);
    // Three quarters of the letter height are above the baseline.
    expect(baseline).toBeCloseTo(0.13 * height * scale);
    expect(item.width * scale).toBeCloseTo(0.2 * width * scale);
  });
});

it('turns words with the lines they are on', async () => {
  const page = await openPage(90);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = toTextContent({ lines: [[word]], turn: 270 }, { viewport, font });
  const [item] = items;
  if (!item || !('str' in item)) throw new Error('No text');
  const [a, b = 0, , , x = 0, y = 0] = multiply(viewport.transform, item.transform);
  // Up along the left edge of the displayed page, which is 842 wide and 595 high.
  expect(a).toBeCloseTo(0);
  expect(b).toBeCloseTo(-0.04 * 842);
  expect(x).toBeCloseTo(0.13 * 842);
  expect(y).toBeCloseTo(0.75 * 595);
  expect(item.width).toBeCloseTo(0.2 * 595);
});

it('has the words apart by spaces, and lines by line breaks', async () => {
  const page = await openPage(0);
  const lines = [
    [word, { ...word, text: 'man', left: 0.5 }],
    [{ ...word, text: 'today', top: 0.2 }],
  ];
  const content = toTextContent(
    { lines, turn: 0 },
    { viewport: page.getViewport({ scale: 1 }), font },
  );
  expect(textOf(content)).toBe('boiler man\ntoday\n');
  const [, space] = content.items;
  if (!space || !('str' in space)) throw new Error('No space');
  expect(space.transform[4]).toBeCloseTo(9 + 0.45 * 595);
  expect(space.width).toBeCloseTo(0.05 * 595);
});
