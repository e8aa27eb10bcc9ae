import { useEffect, useMemo, useState } from 'react';
import type { TextRange } from '../../../../../shared/archive/search/markers.ts';
import { createFinder, nothingFound, type FindState } from '../find/document-finder.ts';

type Found = { state: FindState; matches: readonly TextRange[]; selected: number | undefined };

const nothing: Found = { state: nothingFound, matches: [], selected: undefined };

export function useImageFind(text: string) {
  const [found, setFound] = useState(nothing);
  const finder = useMemo(() => {
    const created = createFinder({
      pageCount: 1,
      firstPage: () => 1,
      readPage: async () => text,
      onMatches: () => undefined,
      onSelect: () => undefined,
      onState: (state) =>
        setFound({ state, matches: created.matchesOf(1), selected: created.selected()?.index }),
    });
    return created;
  }, [text]);
  useEffect(() => () => finder.endSearch(), [finder]);
  return { finder, ...found };
}
