import type { SQL } from 'drizzle-orm';
import type { DocumentFilter } from '../../../../shared/archive/documents/document.ts';
import type { SearchFilter } from '../../../../shared/archive/search/parse-search-query.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { allOf } from '../../../database/expressions.ts';
import { listCondition } from '../../documents/list/document-list-store.ts';
import { filterCondition } from './search-filter-store.ts';

export type Matches = { filters: SearchFilter[]; listFilter: DocumentFilter };

export function conditionOf(scope: SearchScope, { filters, listFilter }: Matches): SQL {
  return allOf(filterCondition(scope, filters), listCondition(scope, listFilter));
}
