import { boundTerms } from '../../../../../shared/archive/search/bound-terms.ts';
import { foldForSearch } from '../../../../../shared/text/fold-for-search.ts';
import { markersOf, type Marker } from '../../../../../shared/archive/search/highlights/markers.ts';
import { parseSearchQuery } from '../../../../../shared/archive/search/parse-search-query.ts';

/** Returns the words and phrases of a query as search matches them in texts. */
export function searchedMarkers(searchQuery: string): Marker[] {
  return markersOf(parseSearchQuery(searchQuery).terms, 'content');
}

/**
 * Returns the text of the find bar as one phrase, which also matches inside of words; letters are compared as in
 * search.
 */
export function typedMarkers(text: string): Marker[] {
  const term = { text, field: 'any', isPhrase: false, isPrefix: true, isExcluded: false } as const;
  const markers = markersOf(boundTerms([term]), 'name');
  const typed = foldForSearch(text).trim();
  if (markers.length > 0 || typed === '') return markers;
  // The text has no letters or digits, such as `§`.
  return [
    { typed, pattern: new RegExp(typed.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`), 'gu') },
  ];
}
