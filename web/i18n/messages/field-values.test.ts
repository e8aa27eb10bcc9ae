import { expect, it } from 'vitest';
import english from '../../../locales/en.json';
import { fieldValues } from './field-values.ts';

/** Not errors of a schema: their callers pass the values. */
const passed = ['auth.form.password.hint', 'notes.form.max-length'];

it('has the values of every message that refers to a length', () => {
  const messages = Object.entries(english)
    .filter(([, text]) => /\{\{(max|min)Length/.test(text))
    .map(([key]) => key);
  expect(Object.keys(fieldValues).toSorted()).toEqual(
    messages.filter((key) => !passed.includes(key)).toSorted(),
  );
});
