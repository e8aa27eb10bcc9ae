import { documentTypesOf } from '../../../../shared/archive/document-types/document-type.ts';
import type { SearchFilter } from '../../../../shared/archive/search/parse-search-query.ts';
import { foldCase } from '../../../../shared/text/fold-case.ts';
import type { ReadScope } from '../../../access/organization-scope.ts';
import {
  presentTypes,
  type TypeRow,
} from '../../../archive/document-types/rows/document-type-store.ts';
import { nameMatches } from './label-list.ts';
import { selectLabelNames } from './label-name-store.ts';
import { from, nothing, ofType, withTag } from '../documents/document-query.ts';

type Label = { id: string; name: string };
type Kind = 'tags' | 'correspondent' | 'document_type';

function conditionsOn(params: URLSearchParams, kind: Kind) {
  return [...nameMatches].flatMap(([end, matches]) => {
    const wanted = foldCase(params.get(`${kind}__name__${end}`) ?? '');
    const isIndexed = kind === 'tags' && end === 'iexact';
    return wanted === '' || isIndexed ? [] : [(name: string) => matches(name, wanted)];
  });
}

export function namesTypes(params: URLSearchParams): boolean {
  return conditionsOn(params, 'document_type').length > 0;
}

export function selectLabels(scope: ReadScope, params: URLSearchParams) {
  return selectLabelNames(scope, {
    tags: conditionsOn(params, 'tags').length > 0,
    correspondents: conditionsOn(params, 'correspondent').length > 0,
  });
}

/** Filters by the names of labels. A nested tag has two names. */
export function labelFilters(
  params: URLSearchParams,
  labels: { tags: Label[]; correspondents: Label[]; types: readonly TypeRow[] },
): SearchFilter[] {
  const types = documentTypesOf(presentTypes(labels.types));
  const kinds: [Kind, Label[], (ids: string[]) => SearchFilter][] = [
    ['tags', labels.tags, withTag],
    ['correspondent', labels.correspondents, from],
    ['document_type', types.map(({ key, name }) => ({ id: key, name })), ofType],
  ];
  return kinds.flatMap(([kind, list, toFilter]) => {
    const conditions = conditionsOn(params, kind);
    if (conditions.length === 0) return [];
    const ids = list.flatMap(({ id, name }) => {
      const names = [name, name.slice(name.lastIndexOf('/') + 1)].map(foldCase);
      return conditions.every((matches) => names.some(matches)) ? id : [];
    });
    return ids.length === 0 ? nothing : toFilter(ids);
  });
}
