import { expect, it } from 'vitest';
import { parseModule, readModules, unusedExports } from './unused-exports.ts';

it('exports nothing that no other file uses', () => {
  expect(unusedExports(readModules())).toEqual([]);
});

it('finds every kind of export that no other file uses', () => {
  const text = `
    export const used = 1, unused = 2, { a, b: [c] } = used;
    export function usedInATest() {}
    export function mocked() {}
    export type UsedType = string;
    export interface Unused {}
    export class Own { static one = new Own(); }
    export { unused as renamed };
    export default used;
  `;
  const modules = [
    ['shared/planted.ts', text],
    ['web/planted.ts', `import { used, type UsedType } from '../shared/planted.ts';`],
    ['worker/lazy.ts', 'export const lazy = 1;'],
    ['worker/typed.ts', 'export type Typed = 1;'],
    ['worker/planted.ts', `import('./lazy.ts'); type All = typeof import('./typed.ts');`],
    ['tests/planted.ts', `export { usedInATest } from '../shared/planted.ts';`],
    ['tests/mock.ts', `vi.mock('../shared/planted.ts', () => ({ mocked() {} }));`],
    ['tests/all.ts', `export * from '../worker/every.ts';`],
    ['worker/every.ts', `export const every = 1;`],
  ] as const;
  expect(unusedExports(modules.map(([path, code]) => parseModule(path, code)))).toEqual(
    ['unused', 'a', 'c', 'mocked', 'Unused', 'Own', 'renamed', 'default'].map(
      (name) => `shared/planted.ts: ${name}`,
    ),
  );
});
