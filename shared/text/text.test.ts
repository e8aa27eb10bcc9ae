import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../tests/support/cpu-time.ts';
import { foldForSearch } from './fold-for-search.ts';
import { sanitizeFileName } from '../archive/documents/file-names.ts';
import { tagInputSchema } from '../archive/tags/tag.ts';
import { foldCase } from './fold-case.ts';
import { boundMarks } from './bound-marks.ts';
import { decodePercent } from './decode-percent.ts';
import { findBytes, hasBytesAt } from './find-bytes.ts';
import { decodeLatin1, encodeLatin1 } from './encodings/latin1.ts';
import { utf8Length } from './utf8-length.ts';

describe('decodePercent', () => {
  it.each([
    ['na%C3%AFve%20plan', 'naïve plan'],
    ['plain', 'plain'],
    ['100%', '100%'],
    ['%C3%28', '%C3%28'],
  ])('reads %j as %j', (text, decoded) => {
    expect(decodePercent(text)).toBe(decoded);
  });
});

describe('Latin-1', () => {
  const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

  it('maps each byte to the character of its number, and back', () => {
    const text = decodeLatin1(everyByte);
    expect(Array.from(text, (character) => character.charCodeAt(0))).toEqual([...everyByte]);
    expect(encodeLatin1(text)).toEqual(everyByte);
  });

  it('decodes several megabytes', () => {
    expect(decodeLatin1(new Uint8Array(3_000_000).fill(0x41))).toBe('A'.repeat(3_000_000));
  });
});

it.each([
  ['', 0],
  ['a', 1],
  ['é', 2],
  ['漢', 3],
  ['👍', 4],
])('counts the UTF-8 bytes of %j as %i', (text, length) => {
  expect(utf8Length(text)).toBe(length);
});

describe('findBytes', () => {
  const bytes = encodeLatin1('aababc');

  it.each([
    ['ab', 0, 1],
    ['ab', 2, 3],
    ['abc', 0, 3],
    ['abcd', 0, -1],
    ['x', 0, -1],
    ['', 2, 2],
  ])('finds %j from %i at %i', (searched, from, position) => {
    expect(findBytes(bytes, encodeLatin1(searched), from)).toBe(position);
  });

  it('compares at one position', () => {
    expect(hasBytesAt(bytes, encodeLatin1('bc'), 4)).toBe(true);
    expect(hasBytesAt(bytes, encodeLatin1('bcd'), 4)).toBe(false);
    expect(hasBytesAt(bytes, encodeLatin1('bc'), -1)).toBe(false);
  });
});

describe('text of a million combining marks', () => {
  const marks = `a${'\u0323\u0301'.repeat(500_000)}`;

  it('keeps thirty of them', () => {
    expect(boundMarks(marks)).toBe(marks.slice(0, 31));
    expect(boundMarks(`e\u0301 ${marks} e\u0301`)).toBe(`e\u0301 ${marks.slice(0, 31)} e\u0301`);
  });

  it.each<[string, () => unknown]>([
    ['a search', () => foldForSearch(marks)],
    ['a tagging rule', () => foldCase(marks)],
    ['a file name', () => sanitizeFileName(marks)],
    ['the name of a tag', () => tagInputSchema.safeParse({ name: marks, color: '#ffffff' })],
  ])('is normalized at once for %s', (_use, normalize) => {
    const start = cpuTime();
    normalize();
    expect(cpuTime(start)).toBeLessThan(10_000);
  });
});
