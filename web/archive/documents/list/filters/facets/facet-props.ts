import type { CustomField } from '../../../../../../shared/archive/custom-fields/custom-field.ts';
import type { DocumentListState } from '../../../document-list-search.ts';

export interface FilterProps {
  organizationId: string;
  state: DocumentListState;
  onChange: (change: Partial<DocumentListState>) => void;
}

export interface OpenedFilter extends FilterProps {
  /** The piece of the search, or the id of the tag, that is changed, where a chip is open. */
  source?: string | undefined;
}

export interface FacetProps extends OpenedFilter {
  /** What the facet is called, and the key of its filter. */
  label: string;
  name: string;
  fields: readonly CustomField[];
  onDone: () => void;
  onBack: (() => void) | undefined;
  /** Sets the value of the facet's filter, or removes it. */
  onValue: (value: string | undefined) => void;
  /** The same for any filter. */
  onFilter: (name: string, value: string | undefined) => void;
}
