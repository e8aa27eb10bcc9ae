import { describe, expect, it } from 'vitest';
import { leastCpuTime } from '../../../tests/support/cpu-time.ts';
import { forms } from '../../../tests/support/near-duplicates/forms.ts';
import { misread } from '../../../tests/support/near-duplicates/misread.ts';
import { createRandom } from '../../../tests/support/random.ts';
import { sourcePages } from '../../../tests/support/scans/pages/pages.ts';
import { textOfPage } from '../../../tests/support/scans/pages/page.ts';
import { isNearDuplicate } from './is-near-duplicate.ts';
import { textSignature } from './text-signature.ts';

const areNear = (one: string, other: string) =>
  isNearDuplicate(textSignature(one), textSignature(other));

const letters = sourcePages.map(textOfPage);
const papers = [...letters, ...Object.values(forms).map((form) => form(3, createRandom(3)))];
const repeats = [1, 2, 3];

const shareOf = (outcomes: readonly boolean[]) => outcomes.filter(Boolean).length / outcomes.length;

function found(rate: number, ofOther: number): number {
  const random = createRandom(1);
  return shareOf(
    papers.flatMap((text) =>
      repeats.map(() => areNear(misread(text, rate, random), misread(text, ofOther, random))),
    ),
  );
}

function mistaken(rate: number, ofOther: number): number {
  const random = createRandom(2);
  return shareOf(
    Object.values(forms).flatMap((form) =>
      [0, 1, 2, 4, 7, 10].flatMap((month) =>
        repeats.map(() =>
          areNear(
            misread(form(month, createRandom(month)), rate, random),
            misread(form(month + 1, createRandom(month + 1)), ofOther, random),
          ),
        ),
      ),
    ),
  );
}

const longWord = (index: number, letter: string) =>
  `${letter.repeat(20)}${index.toString(36)}`.replaceAll(/\d/g, 'x');

const hostileText = (letter: string) =>
  [
    ...Array.from({ length: 400 }, (_, index) => `common${longWord(index, 'a')}`),
    ...Array.from({ length: 400 }, (_, index) => longWord(index, letter)),
  ].join(' ');

function compareHostileTexts() {
  areNear(hostileText('b'), hostileText('c'));
  areNear('1.'.repeat(10_000), `${'a-'.repeat(9000)}1`);
}

describe('near-duplicates', () => {
  it.each([
    [0, 0, 1],
    [0, 0.01, 0.98],
    [0.01, 0.01, 0.95],
    [0, 0.02, 0.97],
    [0.02, 0.02, 0.89],
    [0, 0.05, 0.88],
    [0.05, 0.05, 0.7],
  ])('are found with %d and %d of the characters misread', (rate, ofOther, least) => {
    expect(found(rate, ofOther)).toBeGreaterThanOrEqual(least);
  });

  it.each([
    [0, 0, 0],
    [0, 0.01, 0],
    [0.01, 0.01, 0],
    [0, 0.02, 0.02],
    [0.02, 0.02, 0.02],
    [0.05, 0.05, 0.05],
  ])('are no forms of other months with %d and %d misread', (rate, ofOther, most) => {
    expect(mistaken(rate, ofOther)).toBeLessThanOrEqual(most);
  });

  it('are no other papers', () => {
    const signatures = letters.map(textSignature);
    const pairs = signatures.flatMap((one, index) =>
      signatures.slice(index + 1).map((other) => isNearDuplicate(one, other)),
    );
    expect(pairs).not.toContain(true);
  });

  it('have the stamp of the day on which a paper came', () => {
    const [letter = ''] = letters;
    expect(areNear(letter, `${letter}\nEingegangen 24.03.2026 Poststelle`)).toBe(true);
  });

  it('have enough text to tell them from others', () => {
    expect(areNear('Roses for the garden', 'Roses for the garden')).toBe(false);
    expect(areNear('', '')).toBe(false);
  });

  it('are compared in bounded time, whatever the texts', async () => {
    expect(await leastCpuTime(compareHostileTexts, 2000)).toBeLessThan(2000);
  });
});
