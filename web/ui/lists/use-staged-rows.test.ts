import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStagedRows } from './use-staged-rows.ts';

const rows = Array.from({ length: 100 }, (_, index) => index);

type RowsProps = { isStaged: boolean; leastHeight: (row: number) => number };

function Rows(props: RowsProps) {
  return useStagedRows(rows, props).rows.length;
}

const countOf = (isStaged: boolean, leastHeight: RowsProps['leastHeight'] = () => 56) =>
  Number(renderToStaticMarkup(createElement(Rows, { isStaged, leastHeight })));

beforeEach(() => vi.stubGlobal('window', { innerHeight: 800 }));
afterEach(() => vi.unstubAllGlobals());

it('renders the rows in view first', () => {
  expect(countOf(true)).toBe(10);
});

it('renders fewer rows first where rows are high', () => {
  expect(countOf(true, (row) => (row === 0 ? 60 : 100))).toBe(6);
});

it('renders all rows at once where the list is not staged', () => {
  expect(countOf(false)).toBe(100);
});
