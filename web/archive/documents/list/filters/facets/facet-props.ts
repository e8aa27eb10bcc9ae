import type { CustomField } from '../../../../../../shared/archive/custom-fields/custom-field.ts';
import type { DocumentListState } from '../../../document-list-search.ts';

export interface FilterProps {
  organizationId: string;
  state: DocumentListState;
  onChange: (change: Partial<DocumentListState>) => void;
}

export interface OpenedFilter extends FilterProps {
  /** The term of the search, or the id of the tag, that the open chip changes. */
  source?: string | undefined;
}

export interface FacetProps extends OpenedFilter {
  label: string;
  name: string;
  fields: readonly CustomField[];
  onDone: () => void;
  onBack: (() => void) | undefined;
  /** Sets the facet's filter, or removes it. */
  onValue: (value: string | undefined) => void;
  onFilter: (name: string, value: string | undefined) => void;
}
