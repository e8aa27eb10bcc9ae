import { expect, it } from 'vitest';
import { portableName } from './portable-name.ts';

it.each([
  ['Rechnung März.pdf', 'Rechnung März.pdf'],
  ['年度报告 (2).pdf', '年度报告 (2).pdf'],
  ['.env', '.env'],
  ['a:b.txt', 'a_b.txt'],
  ['"Who?" <me|you> *.txt', '_Who__ _me_you_ _.txt'],
  ['notes.txt:stream', 'notes.txt_stream'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\Windows\\x.dll', 'C__Windows_x.dll'],
  ['report.', 'report'],
  ['report.pdf . .', 'report.pdf'],
  ['name\u00a0', 'name'],
  ['...', 'document'],
  ['..', 'document'],
  ['', 'document'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['Aux.tar.gz', '_Aux.tar.gz'],
  ['COM1', '_COM1'],
  ['lpt².log', '_lpt².log'],
  ['PRN .txt', '_PRN .txt'],
  ['CON.', '_CON'],
  ['conout$', '_conout$'],
  ['console.txt', 'console.txt'],
  ['COM10', 'COM10'],
])('turns %j into %j', (name, expected) => {
  expect(portableName(name)).toBe(expected);
});

it.each([`${'x'.repeat(251)}.pdf`, `${'報'.repeat(251)}.pdf`, `${'😀'.repeat(125)}.pdf`])(
  'shortens a long name in bytes, before its extension (%#)',
  (name) => {
    const short = portableName(name);
    expect(new TextEncoder().encode(short).length).toBeLessThanOrEqual(240);
    expect(new TextEncoder().encode(short).length).toBeGreaterThan(230);
    expect(short).toMatch(/\.pdf$/);
    expect(short.isWellFormed()).toBe(true);
  },
);

it('shortens a long name without a usable extension', () => {
  expect(portableName(`a.${'x'.repeat(252)}`)).toHaveLength(240);
  expect(portableName(`${'x'.repeat(239)} ${'y'.repeat(15)}`)).toBe('x'.repeat(239));
});
