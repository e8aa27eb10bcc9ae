import { useEffect } from 'react';
import { splitPages } from '../../../../../shared/reading/page-breaks.ts';
import { markedRanges } from '../../../../../shared/archive/search/highlights/markers.ts';
import { useMarkedPlace, type MarkedPlace } from '../text/marked-place.ts';
import type { PreviewedDocument } from '../previewed-document.ts';
import type { Finder } from './document-finder.ts';
import { typedMarkers } from './find-patterns.ts';

const mostMatches = 2000;

/** Selects in a preview the place that is marked in the text of its document, unless something else is searched for. */
export function useMarkedText(
  { id, content }: Pick<PreviewedDocument, 'id' | 'content'>,
  {
    finder,
    isFinding,
  }: { finder: Pick<Finder, 'search' | 'endSearch'> | undefined; isFinding: boolean },
) {
  const place = useMarkedPlace(id);
  useEffect(() => {
    if (!place || !finder || isFinding) return;
    const { markers, match } = findMarkedText(content, place);
    if (markers.length === 0) return;
    finder.search(markers, match);
    return () => finder.endSearch();
  }, [place, content, finder, isFinding]);
}

/**
 * How a marked text is found in a preview, where white space may be other than in `content`: what to search for, and which
 * match of its page it is.
 */
export function findMarkedText(content: string, { page, start, end }: MarkedPlace) {
  const markers = typedMarkers(content.slice(start, end).replaceAll(/\s+/g, ' '));
  const pages = splitPages(content);
  const before = pages.slice(0, page - 1).reduce((length, text) => length + text.length + 1, 0);
  const matches = markedRanges(pages[page - 1] ?? '', markers, mostMatches);
  const index = matches.findIndex((match) => before + match.end > start);
  return { markers, match: { page, index: Math.max(index, 0) } };
}
