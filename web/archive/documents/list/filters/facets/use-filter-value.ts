import { useMemo } from 'react';
import type { FacetProps } from './facet-props.ts';
import { filtersNamed } from '../query-filters.ts';

/** Returns the value of a filter in the search, if any: that of the open chip, or of the first such filter. */
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
