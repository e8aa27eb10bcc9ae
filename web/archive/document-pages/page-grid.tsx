import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { visibleItems } from '../../ui/lists/virtual/visible-items.ts';
import { partsOf, type Arrangement, type PageSelection } from './page-arrangement.ts';
import { PageCell } from './page-cell.tsx';
import type { PageFile } from './page-file.ts';
import { usePageDrag } from './use-page-drag.ts';
import type { SelectMode } from './use-page-selection.ts';

/** In pixels. */
const leastWidth = 148;
const cellHeight = 224;
const padding = 16;

interface PageGridProps {
  file: PageFile;
  pages: Arrangement;
  selected: PageSelection;
  /** The focused page, or the one that Tab reaches. */
  current: number;
  onFocus: (page: number) => void;
  onSelect: (page: number, mode: SelectMode) => void;
  /** Moves the selected pages before the page at this index. */
  onMove: (before: number) => void;
  onToggleMark: (index: number) => void;
  /** Called with keys that the grid does not handle itself, and the number of pages per row. */
  onKeyDown: (event: KeyboardEvent, columns: number) => void;
}

/** The pages of a document as small pictures, of which only those near the viewport are rendered. */
export function PageGrid(props: PageGridProps) {
  const { file, pages, selected, current, onFocus, onSelect, onMove, onToggleMark } = props;
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ width: 0, offset: 0, extent: 0 });
  const columns = Math.max(1, Math.floor((view.width - 2 * padding) / leastWidth));
  const cellWidth = Math.max(1, (view.width - 2 * padding) / columns);
  const rows = Math.ceil(pages.length / columns);
  const currentIndex = Math.max(
    0,
    pages.findIndex(({ page }) => page === current),
  );
  const shown = visibleItems(view, { itemSize: cellHeight, count: rows });

  const measure = useCallback(() => {
    const { current: element } = scroller;
    if (!element) return;
    const { clientWidth: width, clientHeight: extent, scrollTop: offset } = element;
    setView((before) =>
      before.width === width && before.extent === extent && before.offset === offset
        ? before
        : { width, extent, offset },
    );
  }, []);
  useLayoutEffect(() => {
    if (!scroller.current) return;
    const resizing = new ResizeObserver(measure);
    resizing.observe(scroller.current);
    return () => resizing.disconnect();
  }, [measure]);
  // The actions on pages start with the first one.
  useEffect(() => {
    scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, []);
  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (!element?.contains(document.activeElement)) return;
    const top = Math.floor(currentIndex / columns) * cellHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    const bottom = top + cellHeight + 2 * padding;
    if (bottom > element.scrollTop + element.clientHeight) {
      element.scrollTop = bottom - element.clientHeight;
    }
    const cell = element.querySelector<HTMLElement>(`[data-page="${current}"]`);
    cell?.focus({ preventScroll: true });
  }, [current, currentIndex, columns]);

  const placeAt = (x: number, y: number) => {
    const { left = 0, top = 0 } =
      scroller.current?.firstElementChild?.getBoundingClientRect() ?? {};
    const row = Math.floor((y - top) / cellHeight);
    const column = Math.round((x - left) / cellWidth);
    const inRow = Math.min(columns, Math.max(0, column));
    return Math.min(pages.length, Math.max(0, row * columns + inRow));
  };
  const drag = usePageDrag({
    scroller,
    placeAt,
    onStart: (page) => !selected.has(page) && onSelect(page, 'only'),
    onDrop: onMove,
  });

  const first = shown.first * columns;
  const indexes = Array.from(
    { length: Math.max(0, Math.min(pages.length, shown.end * columns) - first) },
    (_, at) => first + at,
  );
  if (!indexes.includes(currentIndex)) indexes.push(currentIndex);
  const partAt = partNumbers(pages);
  const partsCount = partsOf(pages).length;

  const onKeyDown = (event: KeyboardEvent) => {
    const to = targetOf(event, { index: currentIndex, columns, count: pages.length });
    if (to === undefined) return props.onKeyDown(event, columns);
    event.preventDefault();
    const target = pages[to]?.page ?? current;
    if (event.shiftKey) onSelect(target, 'range');
    else onFocus(target);
  };

  return (
    <div
      ref={scroller}
      onScroll={measure}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-surface-sunken p-4"
    >
      {/* Handles the keys of the buttons in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        aria-label={t('document-pages.pages')}
        className="relative select-none"
        style={{ height: rows * cellHeight }}
        onKeyDown={onKeyDown}
      >
        {indexes.map((index) => {
          const each = pages[index];
          return (
            each && (
              <PageCell
                key={each.page}
                file={file}
                arranged={each}
                place={index + 1}
                count={pages.length}
                part={each.beginsPart || index === 0 ? partAt[index] : undefined}
                partsCount={partsCount}
                isSelected={selected.has(each.page)}
                isDragged={drag.target !== undefined && selected.has(each.page)}
                isReached={each.page === current}
                style={{
                  left: (index % columns) * cellWidth,
                  top: Math.floor(index / columns) * cellHeight,
                  width: cellWidth,
                  height: cellHeight,
                }}
                onPointerDown={(event) => drag.onPointerDown(event, each.page)}
                onPress={(mode) => {
                  if (!drag.isClickOfDrag()) onSelect(each.page, mode);
                }}
                onToggleMark={index === 0 ? undefined : () => onToggleMark(index)}
              />
            )
          );
        })}
        {drag.target !== undefined && (
          <li
            aria-hidden
            className="page-drop"
            style={dropMark(drag.target, { columns, cellWidth, count: pages.length })}
          />
        )}
      </ul>
    </div>
  );
}

/** Returns the number of each page's document, from 1. */
function partNumbers(pages: Arrangement): number[] {
  let part = 1;
  return pages.map(({ beginsPart }, index) => (beginsPart && index > 0 ? (part += 1) : part));
}

function dropMark(
  target: number,
  { columns, cellWidth, count }: { columns: number; cellWidth: number; count: number },
) {
  const isAfterLast = target === count && target % columns === 0;
  const index = isAfterLast ? target - 1 : target;
  const column = (index % columns) + (isAfterLast ? 1 : 0);
  return {
    left: column * cellWidth - 2,
    top: Math.floor(index / columns) * cellHeight + 8,
    height: cellHeight - 40,
  };
}

function targetOf(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { index, columns, count }: { index: number; columns: number; count: number },
): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const to = (place: number) => Math.min(count - 1, Math.max(0, place));
  switch (key) {
    case 'ArrowRight':
      return to(index + 1);
    case 'ArrowLeft':
      return to(index - 1);
    case 'ArrowDown':
      return index + columns < count ? index + columns : to(count - 1);
    case 'ArrowUp':
      return index - columns >= 0 ? index - columns : index;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
