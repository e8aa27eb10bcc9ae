import { useEffect } from 'react';
import { splitPages } from '../../../../../shared/reading/page-breaks.ts';
import { markedRanges } from '../../../../../shared/archive/search/highlights/markers.ts';
import { useMarkedPlace, type MarkedPlace } from '../text/marked-place.ts';
import type { PreviewedDocument } from '../previewed-document.ts';
import type { Finder } from './document-finder.ts';
import { typedMarkers } from './find-patterns.ts';

const mostMatches = 2000;

/** Selects the marked place of the document's text in a preview, unless the user searches for something else. */
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
 * Returns how to find a marked text in a preview, whose white space may differ from `content`: the text to search for,
 * and the index of its match on the page.
 */
export function findMarkedText(content: string, { page, start, end }: MarkedPlace) {
  const markers = typedMarkers(content.slice(start, end).replaceAll(/\s+/g, ' '));
  const pages = splitPages(content);
  const before = pages.slice(0, page - 1).reduce((length, text) => length + text.length + 1, 0);
  const matches = markedRanges(pages[page - 1] ?? '', markers, mostMatches);
  const index = matches.findIndex((match) => before + match.end > start);
  return { markers, match: { page, index: Math.max(index, 0) } };
}
