import { expect, it } from 'vitest';
import { readSourceFiles } from './source-files.ts';

it('holds the fields of every form that shows what was saved while the form is sent', () => {
  const forms = readSourceFiles().filter(({ text }) => /\bresetOptions:/.test(text));
  expect(forms.length).toBeGreaterThan(3);
  const withoutHold = forms.filter(({ text }) => !text.includes('<HeldFields'));
  expect(withoutHold.map(({ path }) => path)).toEqual([]);
});
