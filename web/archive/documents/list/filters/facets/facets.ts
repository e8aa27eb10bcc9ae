import type { CustomField } from '../../../../../../shared/archive/custom-fields/custom-field.ts';

/** The facets in the order in which they are offered; custom fields follow. */
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

/** Returns the built-in facets without those whose name is the key of a custom field, which takes precedence. */
export function offeredFacets(fields: readonly Pick<CustomField, 'key'>[]): FacetName[] {
  return facetNames.filter((name) => !fields.some(({ key }) => key === name));
}

/** Returns the facet of a search filter; undefined for filters that can only be typed. */
export function facetOf(filterName: string, fields: readonly CustomField[]): Facet | undefined {
  const field = fields.find(({ key }) => key === filterName);
  if (field) return { name: field.key, field };
  if (filterName === 'created') return { name: 'added' };
  if (filterName === 'tag') return { name: 'tags' };
  if (filterName === 'in' || filterName === 'is') return { name: 'state' };
  const name = facetNames.find((each) => each === filterName);
  return name && { name };
}
