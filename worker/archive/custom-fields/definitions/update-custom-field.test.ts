import { expect, it } from 'vitest';
import type { StoredOption } from '../custom-field-table.ts';
import { optionsAfter } from './update-custom-field.ts';

it('refuses further options while too many removed ones are still to be cleared', () => {
  let options: StoredOption[] = [];
  const replaceAll = (turn: number) => {
    options = optionsAfter(options, {
      options: Array.from({ length: 200 }, (_, index) => ({
        name: `Option ${turn}-${index}`,
        color: '#94a3b8',
      })),
    });
  };
  for (let turn = 0; turn < 5; turn += 1) replaceAll(turn);
  expect(options.filter(({ isRemoved }) => isRemoved)).toHaveLength(800);
  expect(() => replaceAll(5)).toThrow(expect.objectContaining({ code: 'limit.reached' }));
  options = options.filter(({ isRemoved }) => !isRemoved);
  expect(() => replaceAll(5)).not.toThrow();
});
