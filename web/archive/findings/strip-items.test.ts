import { expect, it } from 'vitest';
import type { AnyFinding } from '../../../shared/archive/findings/document-finding.ts';
import { stripItems } from './strip-items.ts';

const known = { source: 'text', confidence: 80, page: 1, start: 0, end: 1 } as const;

function findingsOf(dueDate: AnyFinding['state'], reference: AnyFinding['state']): AnyFinding[] {
  return [
    { field: 'name', value: 'Invoice', ...known, state: 'proposed' },
    { field: 'reference', value: '7', ...known, state: reference },
    { field: 'dueDate', value: '2026-01-02', ...known, state: dueDate },
  ];
}

const fieldsOf = (items: AnyFinding[]) => items.map(({ field }) => field);

it('lists proposals in the order of the fields, the name last', () => {
  const items = stripItems(findingsOf('proposed', 'proposed'), []);
  expect(fieldsOf(items)).toEqual(['dueDate', 'reference', 'name']);
  expect(fieldsOf(stripItems(findingsOf('set', 'dismissed'), []))).toEqual(['name']);
});

it('keeps the place of what was decided, so that no other proposal moves under the pointer', () => {
  const items = stripItems(findingsOf('set', 'proposed'), ['dueDate']);
  expect(fieldsOf(items)).toEqual(['dueDate', 'reference', 'name']);
  expect(items[0]?.state).toBe('set');
});
