import { expect, it } from 'vitest';
import { errorStatuses } from '../../shared/errors.ts';
import { readSourceFiles } from './source-files.ts';

/** Where an error is made: its code, or an expression that chooses between codes. */
const creation = /(?:new AppError|failure)\(([^,{)]+)|error: \{ code: ('[^']+')/g;

it('throws every error code of the catalogue somewhere', () => {
  const thrown = readSourceFiles()
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ text }) => [...text.matchAll(creation)])
    .flatMap(([, expression = '', literal = '']) => [
      ...`${expression}${literal}`.matchAll(/'([^']+)'/g),
    ])
    .map(([, code]) => code);
  expect(new Set(thrown)).toEqual(new Set(Object.keys(errorStatuses)));
});
