import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from '../forms/checkbox.tsx';

interface TableProps extends ComponentProps<'table'> {
  label: string;
  isDense?: boolean;
}

/** A table in a frame that scrolls sideways, so that the page does not. `label` names it. */
export function Table({ label, isDense, className, ...props }: TableProps) {
  return (
    <div className="table-frame overflow-x-auto rounded-lg border border-border bg-surface">
      <table
        aria-label={label}
        data-dense={isDense || undefined}
        {...props}
        className={clsx('w-full border-collapse text-base', className)}
      />
    </div>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="border-b border-border text-sm text-muted">
      <tr>{children}</tr>
    </thead>
  );
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} className="divide-y divide-border" />;
}

export function TableRow({
  isSelected,
  className,
  ...props
}: ComponentProps<'tr'> & { isSelected?: boolean }) {
  return (
    <tr
      aria-selected={isSelected}
      {...props}
      className={clsx(
        'group/row h-10 transition-colors duration-fast hover:bg-hover focus-visible:-outline-offset-2 aria-selected:bg-selected',
        className,
      )}
    />
  );
}

interface CellProps {
  isNumeric?: boolean;
  isCompact?: boolean;
  /** As narrow as its buttons, which have padding on touch screens. */
  isActions?: boolean;
  /** Stays in view if the table scrolls sideways: the first column, or the second one after a column of checkboxes. */
  pinned?: 'first' | 'second';
}

// Opaque, as the colours of rows are translucent.
const pinnedStyles =
  'sm:sticky sm:bg-surface sm:group-hover/row:bg-[image:linear-gradient(var(--hover),var(--hover))] sm:group-aria-selected/row:bg-[image:linear-gradient(var(--selected),var(--selected))]';

const cellStyles = ({ isNumeric, isCompact, isActions, pinned }: CellProps) =>
  clsx(
    'px-3 first:pl-4 last:pr-4 in-data-dense:not-2xl:px-2',
    isNumeric ? 'text-right tabular-nums' : 'text-left',
    (isCompact || isActions) && 'w-px whitespace-nowrap',
    isActions && 'pointer-coarse:px-1 pointer-coarse:last:pr-1',
    (isActions || pinned) && pinnedStyles,
    isActions && 'table-end sm:right-0',
    pinned && 'table-start sm:z-1',
    pinned === 'first' && 'sm:left-0',
    pinned === 'second' && 'sm:left-8',
  );

type SortDirection = 'asc' | 'desc';

interface TableHeaderCellProps extends CellProps, Omit<ComponentProps<'th'>, 'onClick'> {
  sort?: SortDirection;
  onSort?: () => void;
}

export function TableHeaderCell({
  isNumeric,
  isCompact,
  isActions,
  pinned,
  sort,
  onSort,
  className,
  children,
  ...props
}: TableHeaderCellProps) {
  return (
    <th
      scope="col"
      aria-sort={sort === 'asc' ? 'ascending' : sort === 'desc' ? 'descending' : undefined}
      {...props}
      className={clsx(
        cellStyles({ isNumeric, isCompact, isActions, pinned }),
        'h-9 font-medium whitespace-nowrap',
        className,
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={clsx(
            'group/sort -mx-1.5 inline-flex h-7 items-center gap-1 rounded-md px-1.5 font-medium transition-colors duration-fast hover:bg-hover hover:text-ink pointer-coarse:h-10',
            isNumeric && 'flex-row-reverse',
            sort && 'text-ink',
          )}
        >
          {children}
          <SortIcon sort={sort} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

function SortIcon({ sort }: { sort: SortDirection | undefined }) {
  if (sort === 'asc') return <ArrowUp size={14} aria-hidden />;
  if (sort === 'desc') return <ArrowDown size={14} aria-hidden />;
  return (
    <ChevronsUpDown
      size={14}
      aria-hidden
      className="text-faint opacity-0 group-hover/sort:opacity-100 pointer-coarse:opacity-100 group-focus-visible/sort:opacity-100"
    />
  );
}

export function TableCell({
  isNumeric,
  isCompact,
  isActions,
  pinned,
  className,
  ...props
}: CellProps & ComponentProps<'td'>) {
  return (
    <td
      {...props}
      className={clsx(cellStyles({ isNumeric, isCompact, isActions, pinned }), 'py-1.5', className)}
    />
  );
}

interface TableCheckboxProps {
  label: string;
  checked: boolean;
  isIndeterminate?: boolean;
  /** `isRange` (with the Shift key): the change applies to all rows from the last changed one. */
  onCheckedChange: (checked: boolean, options: { isRange: boolean }) => void;
}

export function TableCheckboxHeaderCell(props: TableCheckboxProps) {
  return (
    <th scope="col" className={clsx('w-px pr-0 pl-4 sm:left-0 sm:z-1', pinnedStyles)}>
      <RowCheckbox {...props} />
    </th>
  );
}

export function TableCheckboxCell(props: TableCheckboxProps) {
  return (
    <td className={clsx('w-px pr-0 pl-4 sm:left-0 sm:z-1', pinnedStyles)}>
      <RowCheckbox {...props} />
    </td>
  );
}

function RowCheckbox({ label, checked, isIndeterminate, onCheckedChange }: TableCheckboxProps) {
  return (
    <Checkbox
      label={label}
      isLabelHidden
      checked={checked}
      isIndeterminate={isIndeterminate}
      onChange={(event) =>
        onCheckedChange(event.target.checked, {
          isRange: event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey,
        })
      }
    />
  );
}
