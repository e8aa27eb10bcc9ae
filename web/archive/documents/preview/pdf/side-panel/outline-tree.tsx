import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { VirtualList, type VirtualItem } from '../../../../../ui/lists/virtual/virtual-list.tsx';
import { hasChildren, shownEntries, type OutlineEntry } from './pdf-outline.ts';

const rowHeights = { fine: 32, coarse: 44 };
/** Deeper entries are not indented further. */
const deepestIndent = 8;

interface OutlineTreeProps {
  entries: readonly OutlineEntry[];
  hasCoarsePointer: boolean;
  onGo: (destination: string | unknown[]) => void;
}

/** The outline of a PDF: an accessible tree, of which only the rows near the viewport are rendered. */
export function OutlineTree({ entries, hasCoarsePointer, onGo }: OutlineTreeProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(
    () => new Set(entries.keys().filter((index) => entries[index]?.isOpenAtFirst)),
  );
  /** An index of `entries`. */
  const [current, setCurrent] = useState(0);
  const rows = useMemo(() => shownEntries(entries, open), [entries, open]);

  const toggle = (index: number) => {
    const next = new Set(open);
    if (!next.delete(index)) next.add(index);
    setOpen(next);
    // Collapsing must not remove the focused entry.
    if (index < current && current < (entries[index]?.end ?? 0)) setCurrent(index);
  };
  const activate = (index: number) => {
    setCurrent(index);
    const destination = entries[index]?.destination;
    if (destination) onGo(destination);
    else if (hasChildren(entries, index)) toggle(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event.key);
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  const actionOf = (key: string): (() => void) | undefined => {
    const isExpanded = open.has(current);
    const isParent = hasChildren(entries, current);
    switch (key) {
      case 'Enter':
      case ' ':
        return () => activate(current);
      case 'ArrowRight':
        if (!isParent) return () => undefined;
        return isExpanded ? () => move(current + 1) : () => toggle(current);
      case 'ArrowLeft':
        return isParent && isExpanded
          ? () => toggle(current)
          : () => move(entries[current]?.parent ?? -1);
      default:
        return undefined;
    }
  };
  const move = (index: number) => index >= 0 && setCurrent(index);

  return (
    <VirtualList
      isTree
      label={t('preview.panel.outline')}
      count={rows.length}
      itemSize={hasCoarsePointer ? rowHeights.coarse : rowHeights.fine}
      current={rows.indexOf(current)}
      onMove={(row) => setCurrent(rows[row] ?? 0)}
      onKeyDown={onKeyDown}
      className="flex-1 px-1"
      renderItem={(row, item) => {
        const index = rows[row] ?? 0;
        const entry = entries[index];
        return (
          entry && (
            <OutlineRow
              key={index}
              entry={entry}
              item={item}
              isExpanded={hasChildren(entries, index) ? open.has(index) : undefined}
              onToggle={() => toggle(index)}
              onActivate={() => activate(index)}
            />
          )
        );
      }}
    />
  );
}

function OutlineRow(props: {
  entry: OutlineEntry;
  item: VirtualItem;
  isExpanded: boolean | undefined;
  onToggle: () => void;
  onActivate: () => void;
}) {
  const { entry, item, isExpanded, onToggle, onActivate } = props;
  const { t } = useTranslation();
  const title = entry.title || t('preview.panel.untitled');
  const indent = Math.min(entry.level, deepestIndent) - 1;
  return (
    // The tree handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      {...item.focus}
      role="treeitem"
      tabIndex={item.focus.tabIndex}
      aria-level={entry.level}
      aria-setsize={entry.siblings}
      aria-posinset={entry.position}
      aria-expanded={isExpanded}
      aria-selected={false}
      title={title}
      style={{ ...item.place.style, paddingInlineStart: `${indent * 0.75}rem` }}
      onClick={onActivate}
      className={clsx(
        'flex cursor-default items-center rounded-md pr-2 text-sm select-none focus-visible:-outline-offset-2',
        entry.destination || isExpanded !== undefined ? 'hover:bg-hover' : 'text-muted',
      )}
    >
      <span
        aria-hidden
        className="flex size-6 shrink-0 items-center justify-center text-muted pointer-coarse:size-10"
        onClick={(event) => {
          if (isExpanded === undefined) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {isExpanded !== undefined && (
          <ChevronRight
            size={14}
            className={clsx('transition-transform duration-fast', isExpanded && 'rotate-90')}
          />
        )}
      </span>
      <span dir="auto" className="min-w-0 flex-1 truncate">
        {title}
      </span>
    </div>
  );
}
