import { describe, expect, it } from 'vitest';
import { isBlank, isSeparatorText } from './separator-pages.ts';

const [width, height] = [480, 680];

function pageOf(grey: number, draw: (set: (x: number, y: number, level: number) => void) => void) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const set = (x: number, y: number, level: number) =>
    data.fill(level, (y * width + x) * 4, (y * width + x) * 4 + 3);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) set(x, y, grey);
  draw(set);
  return { width, height, data };
}

const nothing = () => undefined;

describe('a blank page', () => {
  it.each([255, 240, 200])('is one of paper: %i', (grey) => {
    expect(isBlank(pageOf(grey, nothing))).toBe(true);
  });

  it('may have dust, and shadows at its edges', () => {
    const dusty = pageOf(245, (set) => {
      for (let at = 0; at < 40; at += 1) set(30 + at * 11, 40 + at * 15, 90);
      for (let y = 0; y < height; y += 1) for (let x = 0; x < 12; x += 1) set(x, y, 40);
    });
    expect(isBlank(dusty)).toBe(true);
  });

  it('has no line of text', () => {
    const line = pageOf(250, (set) => {
      for (let x = 60; x < 200; x += 1)
        for (let y = 100; y < 110; y += 1) if (x % 3 > 0) set(x, y, 30);
    });
    expect(isBlank(line)).toBe(false);
  });
});

describe('the text of a separator', () => {
  it.each(['PATCHT', 'PATCH-T', 'patch t', 'SHEAF-SPLIT', 'Sheaf split', ' SHEAF_SPLIT '])(
    'is %s',
    (text) => {
      expect(isSeparatorText(text)).toBe(true);
    },
  );

  it.each(['', 'PATCH', 'https://sheaf.test/split', 'ASN00012', 'PATCHTX'])('is not %s', (text) => {
    expect(isSeparatorText(text)).toBe(false);
  });
});
