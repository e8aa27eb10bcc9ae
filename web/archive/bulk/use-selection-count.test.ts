import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { selectionSumQuery } from './bulk-api.ts';
import { useSelectionCount } from './use-selection-count.ts';

const organizationId = `org_${'1'.repeat(24)}`;
const filters: BulkFilter[] = [{ query: { searchQuery: 'rent', tags: [] } }];
const many = { filters, count: 1000, isCapped: true };

function countWith(selection: typeof many, sum?: { documentsCount: number; isCapped: boolean }) {
  const client = new QueryClient();
  const { queryKey } = selectionSumQuery(organizationId, filters);
  if (sum) client.setQueryData(queryKey, { ...sum, sums: [] });
  let counted: ReturnType<typeof useSelectionCount> | undefined;
  const Page = () => {
    counted = useSelectionCount(organizationId, selection);
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Page)));
  return counted;
}

it('is exact beyond what a search counts, and says where it is not', () => {
  expect(countWith(many, { documentsCount: 3214, isCapped: false })).toEqual({
    count: 3214,
    isCapped: false,
    isCounting: false,
  });
  expect(countWith(many, { documentsCount: 10_000, isCapped: true })).toEqual({
    count: 10_000,
    isCapped: true,
    isCounting: false,
  });
});

it('is what the search counts until then', () => {
  expect(countWith(many)).toEqual({ count: 1000, isCapped: true, isCounting: true });
});

it('is known at once of fewer documents', () => {
  const few = { filters, count: 12, isCapped: false };
  expect(countWith(few)).toEqual({ count: 12, isCapped: false, isCounting: false });
});
