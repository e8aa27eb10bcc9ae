import { expect, it } from 'vitest';
import type { AnyFinding } from '../../../shared/archive/findings/stored/document-finding.ts';
import { keyOf, stripItems } from './strip-items.ts';
import type { AnyProposal, TagFinding } from './tag-proposal-api.ts';

const known = { source: 'text', confidence: 80, page: 1, start: 0, end: 1 } as const;

function findingsOf(dueDate: AnyFinding['state'], reference: AnyFinding['state']): AnyFinding[] {
  return [
    { field: 'name', value: 'Invoice', ...known, state: 'proposed' },
    { field: 'reference', value: '7', ...known, state: reference },
    { field: 'dueDate', value: '2026-01-02', ...known, state: dueDate },
  ];
}

const tagOf = (id: string, confidence: number): TagFinding => ({
  ...known,
  field: 'tag',
  value: { id, name: id, color: '#888888' },
  state: 'proposed',
  confidence,
});

const statesOf = (tags: TagFinding[], decided: TagFinding[]) =>
  stripItems([], tags, decided).map((item) => `${keyOf(item)} ${item.state}`);

const fieldsOf = (items: AnyProposal[]) => items.map(({ field }) => field);

it('lists proposals in the order of the fields, the name last', () => {
  const items = stripItems(findingsOf('proposed', 'proposed'), [], []);
  expect(fieldsOf(items)).toEqual(['dueDate', 'reference', 'name']);
  expect(fieldsOf(stripItems(findingsOf('set', 'dismissed'), [], []))).toEqual(['name']);
});

it('keeps the place of what was decided, so that no other proposal moves under the pointer', () => {
  const decided = findingsOf('set', 'proposed').filter(({ field }) => field === 'dueDate');
  const findings = findingsOf('set', 'proposed');
  const items = stripItems(findings, [], decided);
  expect(fieldsOf(items)).toEqual(['dueDate', 'reference', 'name']);
  expect(items[0]?.state).toBe('set');
});

it('keeps the place of a decided tag, which is no proposal any more', () => {
  const [first, second] = [tagOf('first', 90), tagOf('second', 70)];
  expect(statesOf([second], [{ ...first, state: 'set' }])).toEqual([
    'first set',
    'second proposed',
  ]);
  expect(statesOf([first, second], [{ ...first, state: 'set' }])).toEqual([
    'first proposed',
    'second proposed',
  ]);
});
