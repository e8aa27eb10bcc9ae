import { describe, expect, it } from 'vitest';
import { extractionLimits } from '../extraction-limits.ts';
import { formatSerialDate, readDateStyles } from './xlsx-dates.ts';

describe('formatSerialDate', () => {
  it.each([
    [46095, false, '2026-03-14'],
    [46114.5625, false, '2026-04-02 13:30'],
    [0.75, false, '18:00'],
    [44633, true, '2026-03-14'],
    [Number.NaN, false, ''],
    [1e20, false, ''],
  ])('%d (from 1904: %s) is "%s"', (serial, startsIn1904, shown) => {
    expect(formatSerialDate(serial, startsIn1904)).toBe(shown);
  });
});

const stylesOf = (formatCode: string) =>
  readDateStyles(
    [
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${formatCode}"/></numFmts>`,
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>',
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ],
    { limits: extractionLimits, checkpoint: () => Promise.resolve() },
  );

describe('readDateStyles', () => {
  it.each([
    ['yyyy-mm-dd', true],
    ['[h]:mm', true],
    ['[$-409]d\\-mmm', true],
    ['#,##0.00 &quot;days&quot;', false],
    ['[Red]0.00', false],
    ['0.00\\h', false],
  ])('%s: %s', async (formatCode, isDate) => {
    expect(await stylesOf(formatCode)).toEqual([false, true, isDate]);
  });
});
