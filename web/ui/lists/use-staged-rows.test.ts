import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStagedRows } from './use-staged-rows.ts';

const rows = Array.from({ length: 100 }, (_, index) => index);

function Rows({ isStaged }: { isStaged: boolean }) {
  return useStagedRows(rows, isStaged).rows.length;
}

const countOf = (isStaged: boolean) =>
  Number(renderToStaticMarkup(createElement(Rows, { isStaged })));

beforeEach(() => vi.stubGlobal('window', { innerHeight: 800 }));
afterEach(() => vi.unstubAllGlobals());

it('renders the rows in view first', () => {
  expect(countOf(true)).toBe(10);
});

it('renders all rows at once where the list is not staged', () => {
  expect(countOf(false)).toBe(100);
});
