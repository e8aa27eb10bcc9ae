import type { CustomField } from '../../../../../../shared/archive/custom-fields/custom-field.ts';

/** What documents are filtered by, in the order in which it is offered; custom fields follow. */
const facetNames = [
  'correspondent',
  'kind',
  'date',
  'due',
  'ends',
  'notice',
  'amount',
  'asn',
  'tags',
  'type',
  'added',
  'by',
  'state',
] as const;
type FacetName = (typeof facetNames)[number];

/** A built-in facet, or a custom field. */
export type Facet = { name: FacetName } | { name: string; field: CustomField };

export const facetLabels = {
  correspondent: 'documents.fields.name.correspondent',
  kind: 'documents.fields.name.documentType',
  date: 'documents.fields.name.documentDate',
  due: 'documents.fields.name.dueDate',
  ends: 'documents.fields.name.endDate',
  notice: 'documents.fields.name.noticeDate',
  amount: 'documents.fields.name.totalAmount',
  asn: 'documents.fields.name.archiveNumber',
  tags: 'documents.column.tags',
  type: 'documents.filter.file-type',
  added: 'documents.filter.added',
  by: 'documents.filter.added-by',
  state: 'documents.filter.state',
} as const satisfies Record<FacetName, string>;

/** The built-in facets, without those whose name is the key of a field, which may be older than they are. */
export function offeredFacets(fields: readonly Pick<CustomField, 'key'>[]): FacetName[] {
  return facetNames.filter((name) => !fields.some(({ key }) => key === name));
}

/** The facet that a filter of the search language is chosen in; undefined for those that are only typed. */
export function facetOf(filterName: string, fields: readonly CustomField[]): Facet | undefined {
  const field = fields.find(({ key }) => key === filterName);
  if (field) return { name: field.key, field };
  if (filterName === 'created') return { name: 'added' };
  if (filterName === 'tag') return { name: 'tags' };
  if (filterName === 'in' || filterName === 'is') return { name: 'state' };
  const name = facetNames.find((each) => each === filterName);
  return name && { name };
}
