import { describe, expect, it } from 'vitest';
import type { GreyImage } from '../grey-image.ts';
import { placeWholePage } from '../placed-image.ts';
import { findLetters } from './find-letters.ts';
import { levelLines } from './level-lines.ts';
import { followsAcross } from './neighbours-of-letters.ts';

const letter = { width: 12, height: 18 };

function drawLines(fall: (x: number) => number): GreyImage {
  const [width, height] = [1200, 900];
  const data = new Uint8Array(width * height).fill(255);
  for (let line = 100; line < 800; line += 50) {
    for (let x = 60; x < 1100; x += 18) {
      if ((x / 18) % 7 < 1) continue;
      const top = Math.round(line + fall(x));
      for (let row = top; row < top + letter.height; row += 1) {
        data.fill(0, row * width + x, row * width + x + letter.width);
      }
    }
  }
  return { width, height, data };
}

function unevenness(image: GreyImage): number {
  const letters = findLetters(image, letter.height);
  const first = Math.min(...letters.map(({ bottom }) => bottom));
  const feet = letters.map(({ bottom }) => bottom).filter((foot) => foot < first + 40);
  return Math.max(...feet) - Math.min(...feet);
}

const curl = (x: number) => 40 * Math.sin((Math.PI * x) / 1200);

describe('lines that bend', () => {
  it.each([
    ['are curled', curl],
    ['wave', (x: number) => 14 * Math.sin((2.4 * Math.PI * x) / 1200)],
    ['fall', (x: number) => 0.06 * x],
  ])('become level where they %s', (_, fall) => {
    const bent = drawLines(fall);
    const { image } = levelLines(placeWholePage(bent), letter.height);
    expect(unevenness(bent)).toBeGreaterThan(20);
    expect(unevenness(image)).toBeLessThan(8);
  });

  it('are found where they were on the page', () => {
    const bent = drawLines(curl);
    const { image, toPage } = levelLines(placeWholePage(bent), letter.height);
    const [first] = findLetters(image, letter.height);
    const [, y] = toPage(first?.left ?? 0, first?.bottom ?? 0);
    const drawn = findLetters(bent, letter.height).find(({ left }) => left === first?.left);
    expect(Math.abs(y * bent.height - (drawn?.bottom ?? 0)) % 50).toBeLessThan(3);
  });

  it('are left as they are where they are level', () => {
    const placed = placeWholePage(drawLines(() => 0));
    expect(levelLines(placed, letter.height)).toBe(placed);
  });
});

describe('letters', () => {
  it('follow each other in the direction in which they are nearer', () => {
    const { width, height, data } = drawLines(curl);
    const across = { width: height, height: width, data: new Uint8Array(data.length) };
    for (let at = 0; at < data.length; at += 1) {
      across.data[(at % width) * height + Math.floor(at / width)] = data[at] ?? 0;
    }
    expect(followsAcross({ width, height, data })).toBe(true);
    expect(followsAcross(across)).toBe(false);
  });

  it('do not where there are few', () => {
    const data = new Uint8Array(10_000).fill(255);
    expect(followsAcross({ width: 100, height: 100, data })).toBeUndefined();
  });
});
