import { boundTerms } from '../../../../../shared/archive/search/bound-terms.ts';
import { foldForSearch } from '../../../../../shared/text/fold-for-search.ts';
import { markersOf, type Marker } from '../../../../../shared/archive/search/highlights/markers.ts';
import { parseSearchQuery } from '../../../../../shared/archive/search/parse-search-query.ts';

/** The words and phrases of a search, as search matches and marks them in texts. */
export function searchedMarkers(searchQuery: string): Marker[] {
  return markersOf(parseSearchQuery(searchQuery).terms, 'content');
}

/** What is typed into the find bar, as a whole and anywhere, also inside of words; letters as search compares them. */
export function typedMarkers(text: string): Marker[] {
  const term = { text, field: 'any', isPhrase: false, isPrefix: true, isExcluded: false } as const;
  const markers = markersOf(boundTerms([term]), 'name');
  const typed = foldForSearch(text).trim();
  if (markers.length > 0 || typed === '') return markers;
  // Without letters and digits, such as `§`.
  return [
    { typed, pattern: new RegExp(typed.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`), 'gu') },
  ];
}
