import { expect, it } from 'vitest';
import { hasChildren, readOutline, shownEntries, type OutlineNode } from './pdf-outline.ts';

function node(title: string, items: OutlineNode[] = [], more: Partial<OutlineNode> = {}) {
  return { title, dest: title, url: null, count: undefined, items, ...more };
}

it('lists the entries of an outline, each before its descendants', () => {
  const entries = readOutline([
    node('1', [node('1.1', [node('1.1.1')]), node('1.2')]),
    node('2', [node('2.1')]),
  ]);
  expect(
    entries.map(({ title, level, position, siblings, parent, end }) => [
      title,
      level,
      position,
      siblings,
      parent,
      end,
    ]),
  ).toEqual([
    ['1', 1, 1, 2, -1, 4],
    ['1.1', 2, 1, 2, 0, 3],
    ['1.1.1', 3, 1, 1, 1, 3],
    ['1.2', 2, 2, 2, 0, 4],
    ['2', 1, 2, 2, -1, 6],
    ['2.1', 2, 1, 1, 4, 6],
  ]);
  expect(entries.map((_, index) => hasChildren(entries, index))).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
});

it('shows only entries whose ancestors are open', () => {
  const entries = readOutline([node('a', [node('b', [node('c')]), node('d')]), node('e')]);
  expect(shownEntries(entries, new Set())).toEqual([0, 4]);
  expect(shownEntries(entries, new Set([0]))).toEqual([0, 1, 3, 4]);
  expect(shownEntries(entries, new Set([1]))).toEqual([0, 4]);
  expect(shownEntries(entries, new Set([0, 1]))).toEqual([0, 1, 2, 3, 4]);
});

it('opens at first what the file opens, and the only entry at the top', () => {
  const children = [node('child')];
  const [closed, , open] = readOutline([
    node('closed', children, { count: -1 }),
    node('open', children, { count: 1 }),
  ]);
  expect([closed?.isOpenAtFirst, open?.isOpenAtFirst]).toEqual([false, true]);
  expect(readOutline([node('book', children, { count: -1 })])[0]?.isOpenAtFirst).toBe(true);
});

it('leaves out what exceeds the limit, however deep or long', () => {
  let deep = node('last');
  for (let level = 0; level < 50_000; level += 1) deep = node('level', [deep]);
  expect(readOutline([deep])).toHaveLength(20_000);
  const long = Array.from({ length: 100_000 }, () => node('entry'));
  expect(readOutline(long)).toHaveLength(20_000);
  const cut = readOutline([node('a', [node('b'), node('c')])], 2);
  expect(cut.map(({ end }) => end)).toEqual([2, 2]);
});

it('takes controls and turns of direction out of titles, and leads nowhere outside of the file', () => {
  const [entry] = readOutline([
    node('In\u0000voice\r\n\u202efdp.exe', [], { dest: null, url: 'https://example.com/' }),
  ]);
  expect(entry).toMatchObject({ title: 'In voice fdp.exe', destination: null });
});
