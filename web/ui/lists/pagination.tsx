import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  type LucideIcon,
} from 'lucide-react';
import { IconButton } from '../button.tsx';
import { Select } from '../forms/select.tsx';
import { takeCorner } from '../layout/corner.ts';

export interface PaginationProps {
  /** Zero-based. */
  pageIndex: number;
  pageSize: number;
  pageCount: number;
  rowsCount: number;
  pageSizes: readonly number[];
  onPageChange: (pageIndex: number) => void;
  /** Omitted if there is only one size. */
  onPageSizeChange?: (pageSize: number) => void;
  /** `pageOf` is the whole phrase: "Page 1 of 7". */
  labels: {
    navigation: string;
    rowsPerPage: string;
    pageOf: string;
    first: string;
    previous: string;
    next: string;
    last: string;
  };
}

/** Shown below every list with a row; if the size cannot be chosen, only with several pages. */
export function Pagination({
  pageIndex,
  pageSize,
  pageCount,
  rowsCount,
  pageSizes,
  onPageChange,
  onPageSizeChange,
  labels,
}: PaginationProps) {
  const lastIndex = Math.max(0, pageCount - 1);
  const isFirst = pageIndex <= 0;
  const isLast = pageIndex >= lastIndex;
  if (rowsCount === 0 || (!onPageSizeChange && pageCount <= 1)) return null;

  return (
    <nav
      ref={takeCorner}
      aria-label={labels.navigation}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted"
    >
      {onPageSizeChange && (
        <div className="flex items-center gap-2">
          <span aria-hidden>{labels.rowsPerPage}</span>
          <Select
            label={labels.rowsPerPage}
            isLabelHidden
            size="sm"
            value={String(pageSize)}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          />
        </div>
      )}
      <div className="ml-auto flex items-center gap-1">
        <span className="mr-2 tabular-nums" aria-live="polite">
          {labels.pageOf}
        </span>
        <PageButton
          icon={ChevronFirst}
          label={labels.first}
          disabled={isFirst}
          onClick={() => onPageChange(0)}
        />
        <PageButton
          icon={ChevronLeft}
          label={labels.previous}
          disabled={isFirst}
          onClick={() => onPageChange(pageIndex - 1)}
        />
        <PageButton
          icon={ChevronRight}
          label={labels.next}
          disabled={isLast}
          onClick={() => onPageChange(pageIndex + 1)}
        />
        <PageButton
          icon={ChevronLast}
          label={labels.last}
          disabled={isLast}
          onClick={() => onPageChange(lastIndex)}
        />
      </div>
    </nav>
  );
}

function PageButton({
  icon: Icon,
  label,
  disabled,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <IconButton size="sm" aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}
