import type { DocumentListState } from '../../../document-list-search.ts';

export interface FilterProps {
  organizationId: string;
  state: DocumentListState;
  onChange: (change: Partial<DocumentListState>) => void;
}

export interface FacetProps extends FilterProps {
  /** What the facet is called, and the key of its filter. */
  label: string;
  name: string;
  onDone: () => void;
  onBack: (() => void) | undefined;
  /** Sets the value of the facet's filter, or removes it. */
  onValue: (value: string | undefined) => void;
  /** The same for any filter. */
  onFilter: (name: string, value: string | undefined) => void;
}
