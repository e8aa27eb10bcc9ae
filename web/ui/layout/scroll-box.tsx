import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface ScrollBoxProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Long content that scrolls by itself; `className` limits its height. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    <section
      aria-label={label}
      // Scrolls, so it must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx('overflow-auto focus-visible:-outline-offset-2', className)}
    >
      {children}
    </section>
  );
}
