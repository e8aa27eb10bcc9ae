import { clsx } from 'clsx';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { offsetThatShows, visibleItems } from './visible-items.ts';

export type VirtualItem = {
  place: { style: CSSProperties; 'aria-setsize': number; 'aria-posinset': number };
  focus: { tabIndex: number; 'data-index': number };
};

interface VirtualListProps {
  label: string;
  isTree?: boolean;
  count: number;
  /** Size of each item in pixels, in the direction of the list. */
  itemSize: number;
  isHorizontal?: boolean;
  /** The item that Tab reaches; it is kept in view. */
  current: number;
  /** Called for the arrow keys, Home and End: moves the current item. */
  onMove: (index: number) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  renderItem: (index: number, item: VirtualItem) => ReactNode;
  className?: string;
}

export function VirtualList(props: VirtualListProps) {
  const { label, isTree = false, count, itemSize, isHorizontal = false } = props;
  const { current, onMove, onKeyDown, renderItem, className } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ first: 0, end: 0 });

  const measure = (list: { itemSize: number; count: number; isHorizontal: boolean }) => {
    if (!scroller.current) return;
    const next = visibleItems(viewOf(scroller.current, list.isHorizontal), list);
    setShown((before) => (before.first === next.first && before.end === next.end ? before : next));
  };
  const remeasure = useEffectEvent(measure);
  const showCurrent = useEffectEvent(() => {
    if (!scroller.current) return;
    const view = viewOf(scroller.current, isHorizontal);
    const offset = offsetThatShows(current, { ...view, itemSize });
    if (view.extent > 0 && offset !== view.offset) {
      scroller.current.scrollTo(isHorizontal ? { left: offset } : { top: offset });
    }
  });

  useLayoutEffect(() => {
    if (!scroller.current) return;
    const resizing = new ResizeObserver(() => {
      showCurrent();
      remeasure({ count, itemSize, isHorizontal });
    });
    resizing.observe(scroller.current);
    return () => resizing.disconnect();
  }, [count, itemSize, isHorizontal]);
  useLayoutEffect(() => {
    showCurrent();
    if (!scroller.current?.contains(document.activeElement)) return;
    const item = scroller.current.querySelector(`[data-index="${current}"]`);
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [current]);

  const moveByKey = (event: KeyboardEvent) => {
    const target = targetOf(event, { current, count, isHorizontal });
    if (target === undefined) return onKeyDown?.(event);
    event.preventDefault();
    if (target !== current) onMove(target);
  };

  const { first, end } = shown;
  const indexes = Array.from({ length: end - first }, (_, at) => first + at);
  // Keeps the focused item rendered while the list scrolls.
  if (current < first) indexes.unshift(current);
  if (current >= end && current < count) indexes.push(current);
  const length = count * itemSize;
  const List = isTree ? 'div' : 'ul';
  return (
    <div
      ref={scroller}
      className={clsx('min-h-0 overflow-auto overscroll-contain', className)}
      onScroll={() => measure({ count, itemSize, isHorizontal })}
    >
      <List
        role={isTree ? 'tree' : undefined}
        aria-label={label}
        className="relative"
        style={isHorizontal ? { width: length, height: '100%' } : { height: length }}
        onKeyDown={moveByKey}
      >
        {indexes.map((index) =>
          renderItem(index, {
            place: {
              style: placeOf(index * itemSize, itemSize, isHorizontal),
              'aria-setsize': count,
              'aria-posinset': index + 1,
            },
            focus: { tabIndex: index === current ? 0 : -1, 'data-index': index },
          }),
        )}
      </List>
    </div>
  );
}

function viewOf(element: HTMLElement, isHorizontal: boolean) {
  return isHorizontal
    ? { offset: element.scrollLeft, extent: element.clientWidth }
    : { offset: element.scrollTop, extent: element.clientHeight };
}

function placeOf(start: number, size: number, isHorizontal: boolean): CSSProperties {
  return isHorizontal
    ? { position: 'absolute', insetBlock: 0, left: start, width: size }
    : { position: 'absolute', insetInline: 0, top: start, height: size };
}

function targetOf(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { current, count, isHorizontal }: { current: number; count: number; isHorizontal: boolean },
): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  switch (key) {
    case isHorizontal ? 'ArrowRight' : 'ArrowDown':
      return Math.min(current + 1, count - 1);
    case isHorizontal ? 'ArrowLeft' : 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
