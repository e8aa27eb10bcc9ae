import { expect, it } from 'vitest';
import { defaultColumns } from '../../../../../shared/archive/documents/document-columns.ts';
import { shownColumns } from './shown-columns.ts';

it.each([
  [0, [], []],
  [40, ['correspondent', 'totalAmount'], []],
  [
    48,
    ['correspondent', 'documentDate', 'totalAmount'],
    [
      ['correspondent', 'documentType'],
      ['documentDate', 'dueDate'],
    ],
  ],
  [
    80,
    ['correspondent', 'documentDate', 'totalAmount', 'tags', 'createdAt'],
    [
      ['correspondent', 'documentType'],
      ['documentDate', 'dueDate'],
    ],
  ],
  [112, defaultColumns, []],
] as const)('shows of the default columns in %i rem %j', (room, columns, below) => {
  const shown = shownColumns(defaultColumns, { room, areChosen: false });
  expect(shown.columns).toEqual(columns);
  expect([...shown.below]).toEqual(below);
});

it('shows a due date of its own where no document has a date', () => {
  const columns = defaultColumns.filter((column) => column !== 'documentDate');
  expect(shownColumns(columns, { room: 80, areChosen: false }).columns).toContain('dueDate');
});

it('shows when documents were added earlier where nothing is known of them', () => {
  const columns = ['tags', 'createdAt'] as const;
  expect(shownColumns(columns, { room: 48, areChosen: false }).columns).toEqual(columns);
});

it('shows chosen columns wherever there are any, and below the name on a phone', () => {
  const columns = ['tags', 'reference', 'dueDate', 'documentDate'] as const;
  expect(shownColumns(columns, { room: 40, areChosen: true })).toMatchObject({ columns });
  expect(shownColumns(columns, { room: 0, areChosen: true })).toMatchObject({
    columns: [],
    belowName: ['reference'],
  });
});
