import { useMemo } from 'react';
import type { FacetProps } from './facet-props.ts';
import { filtersNamed } from '../query-filters.ts';

/** The value that a search has for a filter, if any: that of the chip that is open, or of the first one. */
export function useFilterValue({
  state: { q },
  name,
  source,
}: Pick<FacetProps, 'name' | 'source'> & {
  state: Pick<FacetProps['state'], 'q'>;
}): string | undefined {
  return useMemo(() => {
    const filters = filtersNamed(q, name, [{ key: name }]);
    return (filters.find((piece) => piece.source === source) ?? filters[0])?.value;
  }, [q, name, source]);
}
