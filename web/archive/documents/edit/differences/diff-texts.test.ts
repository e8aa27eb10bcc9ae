import { describe, expect, it } from 'vitest';
import { diffTexts, type TextPart } from './diff-texts.ts';
import { excerptOf, inlineExcerpt } from './excerpt.ts';

function joined(parts: TextPart[], side: 'mine' | 'theirs') {
  return parts.map((part) => (part.kind === 'same' ? part.text : part[side])).join('');
}

/** Returns pseudo-random numbers that are the same in each run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('the differences of two texts', () => {
  it('are the words that only one of them has', () => {
    expect(diffTexts('The rent is 500 euros a month', 'The rent is 550 euros a month')).toEqual([
      { kind: 'same', text: 'The rent is ' },
      { kind: 'changed', mine: '500 ', theirs: '550 ' },
      { kind: 'same', text: 'euros a month' },
    ]);
  });

  it('are additions and removals at several places', () => {
    expect(diffTexts('a b c d e', 'b c x d e f')).toEqual([
      { kind: 'changed', mine: 'a ', theirs: '' },
      { kind: 'same', text: 'b c ' },
      { kind: 'changed', mine: '', theirs: 'x ' },
      { kind: 'same', text: 'd ' },
      { kind: 'changed', mine: 'e', theirs: 'e f' },
    ]);
  });

  it('are characters in scripts without spaces', () => {
    expect(diffTexts('契約書を確認する', '契約書を承認する')).toEqual([
      { kind: 'same', text: '契約書を' },
      { kind: 'changed', mine: '確', theirs: '承' },
      { kind: 'same', text: '認する' },
    ]);
  });

  it.each([
    ['', ''],
    ['same', 'same'],
    ['', 'all of it is new'],
    ['all of it is gone', ''],
    ['a a a', 'a a a a'],
  ])('keep both texts: %j and %j', (mine, theirs) => {
    const parts = diffTexts(mine, theirs);
    expect([joined(parts, 'mine'), joined(parts, 'theirs')]).toEqual([mine, theirs]);
  });

  it('keep both texts, whatever they are, and no part twice in a row', () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 300; round += 1) {
      const text = () => Array.from({ length: random(30) }, () => 'abc'[random(3)] ?? '').join(' ');
      const [mine, theirs] = [text(), text()];
      const parts = diffTexts(mine, theirs);
      expect([joined(parts, 'mine'), joined(parts, 'theirs')]).toEqual([mine, theirs]);
      for (const [index, part] of parts.entries()) {
        expect(part.kind).not.toBe(index > 0 && parts[index - 1]?.kind);
      }
    }
  });

  it('of long texts are found, and of entirely different ones given up', () => {
    const words = Array.from({ length: 100_000 }, (_, index) => `w${index}`);
    const edited = words.with(10, 'first').with(90_000, 'last');
    const changed = diffTexts(words.join(' '), edited.join(' ')).filter(
      ({ kind }) => kind === 'changed',
    );
    expect(changed).toEqual([
      { kind: 'changed', mine: 'w10 ', theirs: 'first ' },
      { kind: 'changed', mine: 'w90000 ', theirs: 'last ' },
    ]);
    const other = words.map((word) => `x${word}`);
    expect(diffTexts(words.join(' '), other.join(' '))).toHaveLength(1);
  });
});

describe('the excerpt of one side', () => {
  it('marks what differs and leaves out what is far from it', () => {
    const far = 'same '.repeat(100);
    const parts = diffTexts(`${far}old ${far}end ${far}`, `${far}new ${far}END ${far}`);
    const mine = excerptOf(parts, 'mine');
    expect(mine.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['old ', 'end ']);
    expect(excerptOf(parts, 'theirs').filter(({ isMatch }) => isMatch)).toHaveLength(2);
    const text = mine.map((piece) => piece.text).join('');
    expect(text.match(/⋯/g)).toHaveLength(3);
    expect(text.length).toBeLessThan(800);
  });

  it('has both sides in one text where there is room for one', () => {
    const parts = diffTexts('one two three', 'one 2 three');
    expect(inlineExcerpt(parts)).toEqual([
      { text: 'one ', kind: 'same' },
      { text: 'two ', kind: 'removed' },
      { text: '2 ', kind: 'added' },
      { text: 'three', kind: 'same' },
    ]);
  });

  it('is the whole of a short text', () => {
    const parts = diffTexts('one two three', 'one 2 three');
    expect(excerptOf(parts, 'theirs')).toEqual([
      { text: 'one ', isMatch: false },
      { text: '2 ', isMatch: true },
      { text: 'three', isMatch: false },
    ]);
  });

  it('is bounded in the length and the number of differences', () => {
    const long = diffTexts('x'.repeat(50_000), 'y');
    expect(excerptOf(long, 'mine').map(({ text }) => text.length)).toEqual([4003]);
    const many = diffTexts('a b '.repeat(400), 'a c '.repeat(400));
    expect(excerptOf(many, 'mine')).toHaveLength(201);
  });
});
