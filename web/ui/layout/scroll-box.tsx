import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface ScrollBoxProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'tabIndex'> {
  label: string;
}

/** Long content that scrolls by itself; `className` limits its height. */
export function ScrollBox({ label, className, ...section }: ScrollBoxProps) {
  return (
    <section
      {...section}
      aria-label={label}
      // Scrolls, so it must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx('overflow-auto focus-visible:-outline-offset-2', className)}
    />
  );
}
