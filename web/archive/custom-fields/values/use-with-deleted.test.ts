import { expect, it } from 'vitest';
import { withDeleted } from './use-with-deleted.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const idsOf = (all: { id: string }[]) => all.map(({ id }) => id).join('');

it.each([
  { known: ['a', 'b', 'c'], present: ['a', 'b', 'c'], all: 'abc' },
  { known: ['a', 'b', 'c'], present: ['a', 'c'], all: 'abc' },
  { known: ['a', 'b', 'c'], present: [], all: 'abc' },
  { known: ['a', 'b'], present: ['x', 'b'], all: 'axb' },
  { known: ['a', 'b'], present: ['b', 'a', 'c'], all: 'bac' },
])('keeps what was deleted in its place: $known, then $present', ({ known, present, all }) => {
  expect(idsOf(withDeleted(items(...known), items(...present)))).toBe(all);
});
