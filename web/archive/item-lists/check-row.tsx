import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface RowCheck {
  label: string;
  isChecked?: boolean;
  run: () => void;
}

interface CheckRowProps {
  check?: RowCheck | undefined;
  icon?: ReactNode;
  children: ReactNode;
  trailing?: ReactNode;
}

/** A row of a list with a round button that checks it. */
export function CheckRow({ check, icon, children, trailing }: CheckRowProps) {
  return (
    <li className="group/row flex items-center gap-3 py-2 pr-2 pl-3">
      {check ? (
        <button
          type="button"
          aria-label={check.label}
          title={check.label}
          className={clsx(
            'group relative flex size-5 shrink-0 items-center justify-center rounded-full border transition-colors duration-fast hover:border-accent-strong hover:text-accent-text focus-visible:text-accent-text pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5',
            check.isChecked
              ? 'border-accent-strong bg-accent-soft text-accent-text'
              : 'border-border-strong text-transparent',
          )}
          data-check
          onClick={(event) => {
            // The second click of a double click would undo the first, or check the next row.
            if (event.detail > 1) return;
            if (!focusNeighbour(event.currentTarget)) focusHeading(event.currentTarget);
            check.run();
          }}
        >
          <Check size={12} aria-hidden />
        </button>
      ) : (
        icon && (
          <span className="flex size-5 shrink-0 items-center justify-center text-muted">
            {icon}
          </span>
        )
      )}
      <div className="min-w-0 flex-1">{children}</div>
      {trailing}
    </li>
  );
}

export function focusedRow(list: Element | null): HTMLLIElement | null {
  const row = document.activeElement?.closest('li') ?? null;
  return list?.contains(row) ? row : null;
}

export function toggleRow(row: HTMLLIElement | null) {
  checkOf(row)?.click();
}

/** Moves the focus to the next row of its list, or else to the previous one; returns whether there is one. */
export function focusNeighbour(from: Element): boolean {
  const row = from.closest('li');
  const rows = [...(row?.parentElement?.children ?? [])];
  const index = rows.findIndex((each) => each === row);
  const others = [...rows.slice(index + 1), ...rows.slice(0, Math.max(index, 0)).toReversed()];
  const check = others.map(checkOf).find((each) => each !== null);
  check?.focus();
  return check !== undefined;
}

/** If the last row is removed, the heading gets its focus. */
function focusHeading(from: Element) {
  from.closest('section')?.querySelector('h2')?.focus();
}

export function checkOf(row: Element | null): HTMLElement | null {
  return row?.querySelector<HTMLElement>('[data-check]') ?? null;
}
