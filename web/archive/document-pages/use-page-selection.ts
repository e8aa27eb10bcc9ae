import { useState } from 'react';
import type { Arrangement, PageSelection } from './page-arrangement.ts';

export type SelectMode = 'only' | 'toggle' | 'range';

export function usePageSelection(pages: Arrangement) {
  const [selected, setSelected] = useState<PageSelection>(new Set());
  const [current, setCurrent] = useState(1);
  const [anchor, setAnchor] = useState(1);
  const present = new Set(pages.map(({ page }) => page));
  const placeOf = (page: number) =>
    Math.max(
      0,
      pages.findIndex((each) => each.page === page),
    );

  const select = (page: number, mode: SelectMode) => {
    setCurrent(page);
    if (mode !== 'range') setAnchor(page);
    setSelected((before) => {
      switch (mode) {
        case 'only':
          return new Set([page]);
        case 'toggle': {
          const next = new Set(before);
          if (!next.delete(page)) next.add(page);
          return next;
        }
        case 'range': {
          const [from = 0, to = 0] = [placeOf(anchor), placeOf(page)].toSorted((a, b) => a - b);
          return new Set(pages.slice(from, to + 1).map((each) => each.page));
        }
      }
    });
  };

  return {
    selected: new Set([...selected].filter((page) => present.has(page))) as PageSelection,
    current: present.has(current) ? current : (pages[0]?.page ?? 1),
    focus: (page: number) => {
      setCurrent(page);
      setAnchor(page);
    },
    select,
    selectAll: () => setSelected(present),
    clear: () => setSelected(new Set()),
  };
}
