import { expect, it } from 'vitest';
import { errorStatuses } from '../../shared/errors.ts';
import { readSourceFiles } from './source-files.ts';

const creation = /(?:new AppError|failure)\(([^,{)]+)|error: \{ code: ('[^']+')/g;

const rule = /\['\w+', ('[^']+')\]/g;

it('throws every error code of the catalogue somewhere', () => {
  const thrown = readSourceFiles()
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ text }) => [...text.matchAll(creation), ...text.matchAll(rule)])
    .flatMap(([, expression = '', literal = '']) => [
      ...`${expression}${literal}`.matchAll(/'([^']+)'/g),
    ])
    .map(([, code]) => code)
    .filter((code) => code !== undefined && Object.hasOwn(errorStatuses, code));
  expect(new Set(thrown)).toEqual(new Set(Object.keys(errorStatuses)));
});
