import { expect, it } from 'vitest';
import { offeredFacets } from './facets.ts';

it('offers a field in the place of the built-in facet with its key', () => {
  expect(offeredFacets([{ key: 'project' }])).toContain('by');
  expect(offeredFacets([{ key: 'by' }])).not.toContain('by');
});
